import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { StaffRole } from '#domain/staff/role.ts';
import { StaffPage } from './staff.ts';

/** The reason that journeys give for a decision. */
export const REASON = 'Er staan hoeveelheden in.';

/** A title that no other journey has, without digits: several in a row would be taken for a telephone number. */
export const titled = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;

/** A member of the staff in a browser of their own, on a page. */
export async function signedIn(browser: Browser, role: StaffRole, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await new StaffPage(page, role).signIn(path);
  return page;
}

/** Goes to the page of the queue that has a text, and returns its link. */
export async function findInQueue(page: Page, title: string): Promise<Locator> {
  const list = page.getByRole('navigation', { name: 'Wachtrij' });
  const link = list.getByRole('link', { name: title });
  const more = page.getByRole('link', { name: 'Verder', exact: true });
  await expect(list).toBeVisible();
  while (!(await link.isVisible()) && (await more.isVisible())) {
    const before = page.url();
    await more.click();
    await page.waitForURL((url) => url.href !== before);
    await expect(list).toBeVisible();
  }
  return link;
}

/** Opens a text of the queue, from its list. */
export async function openItem(page: Page, title: string): Promise<void> {
  await page.goto(new URL('/wachtrij', page.url()).href);
  await (await findInQueue(page, title)).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
}

/** Answers the question before leaving what was typed. */
export async function stay(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Dit is nog niet bewaard' });
  await question.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(question).toHaveCount(0);
}

/** Chooses a decision and a rule, and fills in the reason. */
export async function decide(page: Page, action: string, rule = 'trade'): Promise<void> {
  await page.getByRole('radio', { name: action, exact: true }).check();
  await page.getByLabel('Welke afspraak?').selectOption(rule);
  await page.getByLabel('Reden', { exact: true }).fill(REASON);
}

/** A decision, a text, two appeals and an item of the queue, as the calls of moderators answer them. */
export const DECISION = {
  action: 'hide',
  rule: 'urges',
  reason: REASON,
  days: null,
  name: 'M. Bakker',
  decided_at: '2026-11-20T10:50:00.000Z',
};
export const TEXT = {
  site: 'alcohol',
  kind: 'post',
  text: 'Een rondje.',
  revision: 1,
  writer: { number: 1, nickname: 'Bo' },
};
export const APPEALS = ['Het rondje', 'Het kopje'].map((title, nth) => ({
  ...TEXT,
  id: 4711 + nth,
  title,
  appeal: 'Ik bedoelde iets anders.',
  created: DECISION.decided_at,
  decision: DECISION,
  may_decide: true,
}));
export const QUEUED = {
  ...TEXT,
  id: 4711,
  title: 'Het rondje',
  cause: 'report',
  opened_at: DECISION.decided_at,
  category: 'Ervaringen',
  hidden_by: null,
  report_count: 1,
  report_reasons: ['unkind'],
  language: 'nl',
  written_at: DECISION.decided_at,
  edited: false,
  locked: false,
  by_moderator: false,
  account_age: 30,
  closed_off: null,
  reports: [],
  neighbours: [],
  earlier: [],
  actions: ['dismiss', 'lock', 'remove'],
  rules: [{ rule: 'urges', name: 'schrijf niets wat trek of drang oproept' }],
  told: [],
  decision: null,
};
