import type { Locator } from '@playwright/test';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const VIEWS = /\/api\/v1\/page-views$/;
const YEAR = 365 * 24 * 60 * 60;

/** The dialog, and what a visitor does in it. */
class Cookies {
  readonly visitor: Visitor;
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.button = visitor.page
      .getByRole('contentinfo')
      .getByRole('button', { name: visitor.say('web:cookies'), exact: true });
    this.dialog = visitor.page.getByRole('dialog', { name: visitor.say('cookies:title') });
  }

  choice(name: 'preferences' | 'statistics'): Locator {
    return this.dialog.locator(`[name=${name}]`);
  }

  async open(): Promise<void> {
    await this.button.click();
    await expect(this.choice('statistics')).toBeVisible();
  }

  async choose(preferences: boolean, statistics: boolean): Promise<void> {
    await this.open();
    await this.choice('preferences').setChecked(preferences);
    await this.choice('statistics').setChecked(statistics);
    await this.dialog.getByRole('button', { name: this.visitor.say('ui:save'), exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Seconds until a cookie expires; -1 for one that lasts until the browser closes, undefined if there is none. */
  async lifeOf(name: string): Promise<number | undefined> {
    const all = await this.visitor.page.context().cookies(originOf(this.visitor.site));
    const found = all.find((cookie) => cookie.name === name);
    return found && (found.expires === -1 ? -1 : found.expires - Date.now() / 1000);
  }
}

function pagesCounted({ page }: Visitor): string[] {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (VIEWS.test(request.url())) counted.push(`${request.method()} ${request.postData()}`);
  });
  return counted;
}

test('nothing is sent until somebody turns it on, and nothing after they turn it off', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const cookies = new Cookies(visitor);
  const counted = pagesCounted(visitor);
  await visitor.open('landing');
  await visitor.open('login');
  await cookies.open();
  await expect(cookies.choice('preferences')).not.toBeChecked();
  await expect(cookies.choice('statistics')).not.toBeChecked();
  await cookies.dialog.getByRole('button', { name: say('ui:cancel') }).click();
  expect(await cookies.lifeOf('cookie_consent')).toBeUndefined();

  const answered = page.waitForResponse(VIEWS);
  await cookies.choose(false, true);
  expect((await answered).status()).toBe(204);
  await expect(page.getByRole('status').getByText(say('web:cookiesSaved'))).toBeVisible();
  await expect(cookies.button).toBeFocused();
  expect(counted).toEqual(['POST {"route":"login"}']);

  const next = page.waitForResponse(VIEWS);
  await visitor.open('register');
  await next;
  await visitor.open('help');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await visitor.open('privacy');
  await expect.poll(() => counted).toHaveLength(3);
  expect(counted.slice(1)).toEqual(['POST {"route":"register"}', 'POST {"route":"privacy"}']);

  await cookies.choose(false, false);
  expect(await cookies.lifeOf('cookie_consent')).toBeUndefined();
  await visitor.open('landing');
  await main.getByRole('link', { name: say('pages:landing.login') }).click();
  await visitor.expectAt('login');
  await page.waitForLoadState('networkidle');
  expect(counted).toHaveLength(3);
});

test('what one tab turns off another one counts no longer', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const counted = pagesCounted(visitor);
  await visitor.open('login');
  const first = page.waitForResponse(VIEWS);
  await new Cookies(visitor).choose(false, true);
  await first;
  await main.getByRole('link', { name: say('session:login.forgot') }).click();
  await visitor.expectAt('forgotPassword');
  const elsewhere = await visitor.elsewhere(page.context());
  await elsewhere.open('forgotPassword');
  await elsewhere.page.bringToFront();
  await new Cookies(elsewhere).choose(false, false);
  await page.bringToFront();
  await page.goBack();
  await visitor.expectAt('login');
  await page.waitForLoadState('networkidle');
  expect(counted).toEqual(['POST {"route":"login"}']);
});

test('no page views are counted of people who are logged in', { tag: '@full' }, async ({ visitor }) => {
  const counted = pagesCounted(visitor);
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await new Cookies(visitor).choose(true, true);
  await visitor.open('privacy');
  await visitor.page.waitForLoadState('networkidle');
  expect(counted).toEqual([]);
});

test('what somebody prefers lives as long as they chose', { tag: '@full' }, async ({ visitor }) => {
  const { page, language } = visitor;
  const cookies = new Cookies(visitor);
  await visitor.open('login');
  const other = language === 'nl' ? 'English' : 'Nederlands';
  await page.getByRole('contentinfo').getByRole('link', { name: other }).click();
  await page.waitForURL(/\/(inloggen|en\/login)$/);
  await expect.poll(() => cookies.lifeOf('language')).toBe(-1);

  await visitor.open('login');
  await cookies.choose(true, false);
  expect(await cookies.lifeOf('language')).toBeGreaterThan(YEAR - 60);
  expect(await cookies.lifeOf('cookie_consent')).toBeGreaterThan(YEAR - 60);
  await page.reload();
  await cookies.open();
  await expect(cookies.choice('preferences')).toBeChecked();
  await expect(cookies.choice('statistics')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(cookies.button).toBeFocused();

  await cookies.choose(false, false);
  expect(await cookies.lifeOf('language')).toBe(-1);
});

test('a choice that somebody tampered with allows nothing', { tag: '@full' }, async ({ visitor }) => {
  const { page, site } = visitor;
  const counted = pagesCounted(visitor);
  for (const value of ['statistics.marketing', '%22', 'statistics.'.repeat(360)]) {
    await page.context().addCookies([{ name: 'cookie_consent', value, url: originOf(site) }]);
    await visitor.open('login');
    const cookies = new Cookies(visitor);
    await cookies.open();
    await expect(cookies.choice('statistics')).not.toBeChecked();
  }
  expect(counted).toEqual([]);
});

test('everyone can use the dialog, on a phone in light and on a desktop in dark', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visitor.open('login');
    const cookies = new Cookies(visitor);
    await cookies.open();
    expect(await breaches(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(cookies.dialog).toHaveCount(0);
  }
});

test('words that cannot be fetched are asked for again', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  const cookies = new Cookies(visitor);
  const words = /\/api\/[a-z]{2}\/cookies$/;
  await page.route(words, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visitor.open('login');
  await cookies.button.click();
  await expect(cookies.dialog.getByRole('alert')).toBeVisible();
  await page.unroute(words);
  await cookies.dialog.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(cookies.choice('statistics')).toBeVisible();
});
