import type { Locator } from '@playwright/test';
import { badgeDialog, expectNoBadge, keepBadges } from '../kit/badge-dialog.ts';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import { Visitor } from '../kit/visitor.ts';

const NAMES = {
  nl: { first: 'Eerste dag ingevuld', started: 'Begonnen' },
  en: { first: 'First day filled in', started: 'Started' },
};

/** The number of badges in the menu of the account, found by its accessible name. */
function count(menu: Locator, { say }: Visitor, badges: number): Locator {
  return menu.getByRole('link', { name: say('web:badges', { count: badges }), exact: true });
}

/** Opens the menu of the account for a look at the number of badges. */
async function expectCount(visitor: Visitor, badges: number): Promise<void> {
  const menu = await visitor.openAccountMenu();
  await expect(count(menu, visitor, badges)).toBeVisible();
  await visitor.page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

async function registerToday(visitor: Visitor): Promise<void> {
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.register('1');
}

/** Gives a new participant a badge on another page, and holds back what tells this one of it. */
async function holdNewBadge(visitor: Visitor) {
  const { page } = visitor;
  await page.clock.install();
  await keepBadges(visitor);
  await visitor.createAccount();
  await registerToday(await visitor.elsewhere(page.context()));
  return hold(page, '**/entity/view/badges/**');
}

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, { tag: language === 'nl' ? '@full' : [] }, () => {
    test.use({ language });

    test('a badge is announced once, counted in the menu and shown on the page of badges', async ({
      visitor,
    }) => {
      const { page, main, say } = visitor;
      const { first } = NAMES[language];
      await page.clock.install();
      await keepBadges(visitor);
      await visitor.createAccount();
      await visitor.open('plan');
      await expectCount(visitor, 0);

      await registerToday(visitor);
      const dialog = badgeDialog(visitor);
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(dialog.getByRole('heading', { level: 3, name: first })).toBeVisible();
      const seen = page.waitForResponse('**/badges/seen');
      await dialog.getByRole('button', { name: say('badges:new.close') }).click();
      await expect(dialog).toHaveCount(0);
      await seen;
      await expectCount(visitor, 1);

      const answer = page.waitForResponse(/badges\/block_1/);
      await visitor.open('plan');
      await answer;
      await expectCount(visitor, 1);
      await expectNoBadge(visitor);

      await count(await visitor.openAccountMenu(), visitor, 1).click();
      await visitor.expectAt('badges');
      const received = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: first, exact: true }) });
      await expect(received.getByRole('time')).toBeVisible();
      const open = main.getByRole('listitem').filter({ hasText: say('badges:open') });
      await expect(open.first()).toBeVisible();
      await expect(open.getByRole('time')).toHaveCount(0);
    });
  });
}

test('closed on a page where nothing had the focus yet, the dialog gives it to the content', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main } = visitor;
  await keepBadges(visitor);
  await visitor.createAccount();
  await registerToday(await visitor.elsewhere(page.context()));
  await visitor.open('programme');
  await expect(badgeDialog(visitor).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(badgeDialog(visitor)).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('the dialog leads to all badges, and waits where someone is busy or in need', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await page.clock.install();
  await keepBadges(visitor);
  await visitor.createAccount();
  // A day is filled in in another tab.
  const elsewhere = await visitor.elsewhere(page.context());
  await registerToday(elsewhere);
  await expect(badgeDialog(elsewhere)).toBeVisible();
  for (const name of ['help', 'registration', 'messages'] as const) {
    await visitor.open(name);
    // By now the page knows about the badge.
    await expectCount(visitor, 1);
    await expectNoBadge(visitor);
  }
  await visitor.open('programme');
  await badgeDialog(visitor)
    .getByRole('link', { name: say('badges:new.all') })
    .click();
  await visitor.expectAt('badges');
  await expect(badgeDialog(visitor)).toHaveCount(0);
});

test('who wants no badges sees none anywhere, and gets them back', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.clock.install();
  await keepBadges(visitor);
  await visitor.createAccount();
  await visitor.openAccount();
  const choice = main.getByRole('checkbox', { name: say('badges:card.show') });
  const menu = main.getByRole('navigation', { name: say('settings:menu.label') });
  // On a phone it is in the menu behind the last tab.
  const name = say('settings:menu.badges');
  const link = menu.getByRole('link', { name, exact: true, includeHidden: true });
  await expect(link).toHaveCount(1);
  await choice.uncheck();
  await expect(page.getByText(say('badges:card.off'))).toBeVisible();
  await expect(link).toHaveCount(0);
  const counted = await visitor.openAccountMenu();
  await expect(counted.getByRole('link', { name: say('web:account'), exact: true })).toBeVisible();
  await expect(count(counted, visitor, 0)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await registerToday(visitor);
  await visitor.open('messages');
  await expect(main.getByRole('list', { name: say('messages:list') })).toBeVisible();
  await expect(main.getByRole('heading', { name: NAMES[visitor.language].first })).toHaveCount(0);
  await visitor.open('badges');
  await main
    .getByRole('link', { name: say('badges:off.action') })
    .last()
    .click();
  await expectNoBadge(visitor);
  // Two changes of mind while the first call is on its way: the last one counts.
  const slow = await hold(page, /\/api\/\w+\/user\/\d+$/);
  await choice.check();
  await choice.uncheck();
  slow.release();
  await expect(page.getByText(say('badges:card.off'))).toBeVisible();
  await page.reload();
  await visitor.settled();
  await expect(choice).not.toBeChecked();
  await choice.check();
  await expectCount(visitor, 1);
  await visitor.open('badges');
  await expectNoBadge(visitor);
});

test('the dialog waits until the menu of the account is closed, and nothing is pressed for a moment', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, say } = visitor;
  const badges = await holdNewBadge(visitor);
  await visitor.open('programme');
  const menu = await visitor.openAccountMenu();
  const answer = page.waitForResponse(/badges\/block_1/);
  badges.release();
  await answer;
  await expect(count(menu, visitor, 1)).toBeVisible();
  await expectNoBadge(visitor);
  await page.clock.pauseAt(Date.now() + 60_000);
  // Nor on a page where somebody is about to do something.
  await menu.getByRole('link', { name: say('web:messages') }).click();
  await visitor.expectAt('messages');
  await expect(visitor.heading(say('messages:title'))).toBeVisible();
  await expectNoBadge(visitor);
  await page.goBack();
  await visitor.expectAt('programme');
  await visitor.openAccountMenu();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.clock.runFor(900);
  await page.keyboard.press('Tab');
  await page.clock.runFor(900);
  await expect(badgeDialog(visitor)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(badgeDialog(visitor)).toBeVisible();
});

test('the dialog waits for an answer that is being saved, and for the sheet that it opens', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page } = visitor;
  const badges = await holdNewBadge(visitor);
  const saving = await hold(page, '**/api/*/api/v1/days/*');
  const today = new Today(visitor);
  await today.open();
  await today.amount('2').click();
  const answer = page.waitForResponse(/badges\/block_1/);
  badges.release();
  await answer;
  await page.clock.runFor(3_000);
  await expect(badgeDialog(visitor)).toHaveCount(0);
  saving.release();
  await expect(today.sheet).toBeVisible();
  await today.done();
  await expect(badgeDialog(visitor)).toBeVisible();
});
