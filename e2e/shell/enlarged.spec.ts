import type { Locator } from '@playwright/test';
import { ExercisePage } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { brokenWords, coveredFocus, enlarge } from '../kit/reflow.ts';
import { Today } from '../kit/today.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

// 1280 × 1024 pixels enlarged to 400 %, as WCAG 2.2 requires (1.4.10); a phone on its side is as small.
test.use({ viewport: { width: 320, height: 256 } });

/** The letters of a word that no button is wide enough for. */
const LONGEST = 14;

/** How many tab stops are visited from the top of a page. */
const STOPS = 25;

async function expectLoaded({ main, say }: Visitor): Promise<void> {
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: say('ui:loading') })).toHaveCount(0);
}

/** Expects the open page to fit, and everything that Tab leads to to be visible. */
async function expectFits(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await expectLoaded(visitor);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
  expect(await brokenWords(page), name).toEqual([]);
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // The skip link slides into view.
    await expect.poll(() => coveredFocus(page), name).toBeNull();
  }
}

test('enlarged four times, pages for visitors fit, and nothing covers what has the focus', async ({
  visitor,
}) => {
  for (const name of ['landing', 'help', 'register', 'login'] as const) {
    await visitor.open(name);
    await expectFits(visitor, name);
  }
});

test('enlarged four times, pages of a person fit, and nothing covers what has the focus', async ({
  visitor,
}) => {
  await visitor.createAccount();
  for (const name of ['today', 'programme', 'plan', 'calendar', 'more', 'urge', 'account'] as const) {
    await visitor.open(name);
    await expectFits(visitor, name);
  }
  await visitor.open('goalStep', { step: 'usage' });
  await expectFits(visitor, 'goalStep');
  await new ExercisePage(visitor).ask(1);
  await expectFits(visitor, 'exercise');
  await visitor.open('welcome', {}, { step: '5' });
  await expectFits(visitor, 'welcome');
});

test('on the narrowest phone with text twice as large nothing sticks out of a page, and buttons keep their words whole', async ({
  visitor,
}) => {
  const { main, page } = visitor;
  await visitor.beLoggedIn(ANNA);
  const expectNothingOut = async (name: string) => {
    await enlarge(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    const broken = await brokenWords(page, 'main :is(button, a[class*="button"])');
    // "Zelfmoordgedachten" is wider than the phone.
    expect(
      broken.filter(({ length }) => length < LONGEST),
      name,
    ).toEqual([]);
  };
  await visitor.open('today');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNothingOut('today');
  for (const name of ['account', 'plan', 'nurse', 'badges', 'messages', 'more', 'forum', 'help'] as const) {
    await visitor.open(name);
    await expectLoaded(visitor);
    await expectNothingOut(name);
  }
  // It says what a nurse reads.
  await new ExercisePage(visitor).ask(1);
  await expectNothingOut('exercise');
});

test('on the narrowest phone with text twice as large no button sticks out of its card, and no language is cut off', async ({
  visitor,
}) => {
  const { main, page, say } = visitor;
  await visitor.createAccount();
  const today = new Today(visitor);
  await today.open();
  await today.zero.click();
  await today.done();
  const undo = main.getByRole('button', { name: say('daily-registration:answer.undo') });
  await expect(undo).toBeVisible();
  await enlarge(page);
  expect(await brokenWords(page, 'main [role=status] + * button')).toEqual([]);
  const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
  const card = undo.locator('xpath=ancestor::section[1]');
  expect(await right(undo)).toBeLessThan(await right(card));
  await visitor.open('more');
  await enlarge(page);
  const languages = main.getByRole('navigation', { name: say('web:languageMenu') });
  expect(await right(languages)).toBeLessThan(await right(main.getByRole('list').first()));
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('on the narrowest phone with text twice as large the example of a week fits, and the words of the menu and of a day stay whole', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await visitor.open('landing');
    await enlarge(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await visitor.createAccount();
    await visitor.open('more');
    await expectLoaded(visitor);
    await enlarge(page);
    expect(await brokenWords(page, 'main nav li')).toEqual([]);
    await visitor.open('registration');
    await expectLoaded(visitor);
    await enlarge(page);
    expect(await brokenWords(page, 'main h1')).toEqual([]);
  });
});
