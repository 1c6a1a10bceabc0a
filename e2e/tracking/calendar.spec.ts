import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { PORT } from '../kit/origin.ts';
import { smallTargets } from '../kit/reflow.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

/** Anna began on 17 October; today is Friday 20 November. */
const MONTHS = {
  october: { nl: 'Oktober 2026', en: 'October 2026' },
  november: { nl: 'November 2026', en: 'November 2026' },
} as const;

const grid = ({ main }: Visitor, month: keyof typeof MONTHS, language: 'nl' | 'en'): Locator =>
  main.getByRole('grid', { name: MONTHS[month][language], exact: true });
const day = (page: Page, date: string): Locator => page.locator(`[data-day="${date}"]`);

test('a day is found and opened with the keyboard alone', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  await expect(grid(visitor, 'november', language)).toBeVisible();
  await main.getByRole('button', { name: say('calendar:next') }).focus();
  await page.keyboard.press('Tab');
  await expect(day(page, '2026-11-20')).toBeFocused();

  const walk: readonly (readonly [key: string, date: string])[] = [
    ['ArrowLeft', '2026-11-19'],
    ['ArrowUp', '2026-11-12'],
    ['ArrowDown', '2026-11-19'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['ArrowDown', '2026-11-29'],
    ['ArrowRight', '2026-11-30'],
    ['PageDown', '2026-11-30'],
    ['PageUp', '2026-10-30'],
    ['PageUp', '2026-10-30'],
    ['PageDown', '2026-11-30'],
    ['ArrowUp', '2026-11-23'],
    ['PageUp', '2026-10-23'],
    ['Home', '2026-10-19'],
    ['ArrowUp', '2026-10-12'],
    ['Home', '2026-10-12'],
    ['ArrowUp', '2026-10-05'],
    ['ArrowUp', '2026-10-05'],
    ['PageDown', '2026-11-05'],
    ['ArrowUp', '2026-10-29'],
    ['ArrowDown', '2026-11-05'],
  ];
  for (const [key, date] of walk) {
    await page.keyboard.press(key);
    await expect(day(page, date), key).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(day(page, '2026-11-05')).toBeFocused();
  await page.keyboard.press('Enter');
  await visitor.expectAt('registrationOfDay', { date: '2026-11-05' });
});

test('every day says its date, what was filled in and how it compares', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say, language } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  const names = {
    nl: {
      '2026-11-16': 'maandag 16 november: 0 glazen, doel 1 glas, binnen je doel',
      '2026-11-18': 'woensdag 18 november: 4 glazen, doel 0 glazen, boven je doel',
      '2026-11-06': 'vrijdag 6 november: nog niet ingevuld, doel 3 glazen',
      '2026-11-20': 'vandaag, vrijdag 20 november: nog niet ingevuld, doel 2 glazen',
      '2026-11-21': 'zaterdag 21 november: komt nog, doel 2 glazen',
    },
    en: {
      '2026-11-16': 'Monday 16 November: 0 glasses, goal 1 glass, within your goal',
      '2026-11-18': 'Wednesday 18 November: 4 glasses, goal 0 glasses, above your goal',
      '2026-11-06': 'Friday 6 November: not filled in yet, goal 3 glasses',
      '2026-11-20': 'today, Friday 20 November: not filled in yet, goal 2 glasses',
      '2026-11-21': 'Saturday 21 November: still to come, goal 2 glasses',
    },
  }[language];
  for (const [date, name] of Object.entries(names)) {
    await expect(day(page, date), date).toHaveAccessibleName(name);
  }
  await expect(day(page, '2026-11-20')).toHaveAttribute('aria-current', 'date');
  const shown = grid(visitor, 'november', language);
  await expect(shown.getByRole('columnheader')).toHaveText(
    language === 'nl'
      ? [/maandag/, ...Array(5).fill(/dag/), /zondag/]
      : [/Monday/, ...Array(5).fill(/day/), /Sunday/],
  );
  // Twenty days so far; those to come are not links.
  await expect(shown.getByRole('link')).toHaveCount(20);
  await expect(main.getByText(say('calendar:month.of', { count: 20 }))).toBeVisible();
  await expect(main.getByText(say('ui:mark.noGoal'))).toHaveCount(0);
  const languages = page.getByRole('navigation', { name: say('web:languageFooter') }).getByRole('link');
  await expect(languages).toHaveCount(2);
  for (const width of [390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await smallTargets(shown.getByRole('link').or(languages)), `${width} px`).toEqual([]);
  }

  await visitor.open('calendar', {}, { month: '2026-10' });
  await expect(grid(visitor, 'october', language).getByRole('link')).toHaveCount(15);
  await expect(day(page, '2026-10-16')).toHaveAccessibleName(
    new RegExp(`${say('ui:day.before', { day: '' }).slice(2)}$`),
  );
});

test('a day leads to its registration, an open one to a new one', { tag: '@full' }, async ({
  visitor,
  language,
}) => {
  const { page } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  await day(page, '2026-11-18').click();
  await visitor.expectAt('registrationOfDay', { date: '2026-11-18' });
  await page.goBack();
  await expect(grid(visitor, 'november', language)).toBeVisible();
  await day(page, '2026-11-06').click();
  await visitor.expectAt('registration', {}, { date: '2026-11-06' });
});

test('months go from the first to this one, and stand in the address', { tag: '@full' }, async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  const button = (key: 'previous' | 'next' | 'toToday') =>
    main.getByRole('button', { name: say(`calendar:${key}`), exact: true });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  await expect(button('next')).toHaveAttribute('aria-disabled', 'true');
  await button('previous').click();
  await visitor.expectAt('calendar', {}, { month: '2026-10' });
  await expect(grid(visitor, 'october', language)).toBeVisible();
  await expect(button('previous')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('previous')).toBeFocused();
  await page.keyboard.press('Enter');
  await visitor.expectAt('calendar', {}, { month: '2026-10' });
  await page.reload();
  await expect(grid(visitor, 'october', language)).toBeVisible();
  await button('next').click();
  await visitor.expectAt('calendar');
  await expect(grid(visitor, 'november', language)).toBeVisible();
  await button('previous').click();
  await button('toToday').click();
  await visitor.expectAt('calendar');
  for (const month of ['2026-09', '2026-12', '2026-13', 'x']) {
    await visitor.open('calendar', {}, { month });
    await expect(grid(visitor, 'november', language), month).toBeVisible();
  }
});

test('a newcomer sees today, and a day without a goal has a mark of its own', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say, language } = visitor;
  await visitor.createAccount();
  await visitor.open('calendar');
  await expect(grid(visitor, 'november', language).getByRole('link')).toHaveCount(1);
  await day(page, '2026-11-20').click();
  const form = new RegistrationForm(visitor);
  await form.radio(say('daily-registration:register.yes')).check();
  await form.amount.fill('2');
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
  await visitor.open('calendar');
  await expect(day(page, '2026-11-20')).toHaveAccessibleName(
    language === 'nl'
      ? 'vandaag, vrijdag 20 november: 2 glazen, geen doel ingesteld'
      : 'today, Friday 20 November: 2 glasses, no goal set',
  );
  await expect(main.getByText(say('ui:mark.noGoal')).first()).toBeVisible();
});

test('the calendar says that it is loading', { tag: '@full' }, async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/registrations/overview', async (route) => {
    await gate;
    await route.continue();
  });
  await visitor.open('calendar');
  const loading = main.getByRole('status').filter({ hasText: say('ui:loading') });
  await expect(loading).toHaveCount(1);
  release();
  await expect(grid(visitor, 'november', language)).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a calendar that could not be fetched is asked for again', { tag: '@full' }, async ({
  visitor,
  watch,
  language,
}) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  await visitor.createAccount();
  const overview = '**/registrations/overview';
  await page.route(overview, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visitor.open('calendar');
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute(overview);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(grid(visitor, 'november', language)).toBeVisible();
});

test('before the programme begins the calendar says when it does, above the days so far', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say, language } = visitor;
  await page.route('**/user/me', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    // Only browsers resolve names under localhost.
    const answer = await route.fetch({ url: `http://127.0.0.1:${PORT}${pathname}`, headers });
    const json = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...json, field_program_start_date: [{ value: '2026-12-01' }] },
    });
  });
  // By logging in on the page, so that the browser itself fetches the account.
  await visitor.logIn(ANNA);
  await visitor.goTo('calendar');
  const start = language === 'nl' ? '1 december' : '1 December';
  await expect(main.getByText(say('calendar:notYet.title', { day: start }))).toBeVisible();
  await day(page, '2026-11-19').click();
  await visitor.expectAt('registrationOfDay', { date: '2026-11-19' });
});

test('the ring of a day at the edge of the month is whole', { tag: '@full' }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  // Of today and of the focus alike: five pixels around the day. This is a Sunday.
  const room = await day(page, '2026-11-29').evaluate((cell) => {
    const clip = cell.closest('table')?.parentElement?.getBoundingClientRect();
    const { right } = cell.closest('td')?.getBoundingClientRect() ?? cell.getBoundingClientRect();
    return (clip?.right ?? 0) - right;
  });
  expect(room).toBeGreaterThanOrEqual(5);
});
