import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';
import { helpEntry, openHelp } from './help-panel.ts';

test('the menu leads to every main page and to the account', { tag: '@phone' }, async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  const menu = page
    .getByRole('navigation', { name: say(visitor.isOnPhone ? 'web:quickMenu' : 'web:mainMenu') })
    .filter({ visible: true });
  const { phone, desktop } = {
    phone: ['web:today', 'web:programme', 'ui:urge.glass', 'web:plan', 'web:more'],
    desktop: ['web:today', 'web:programme', 'web:plan', 'web:calendar', 'web:diary', 'web:forum'],
  } as const;
  const names = (visitor.isOnPhone ? phone : desktop).map((name) => say(name));
  await expect(menu.getByRole('link')).toHaveText(names);
  for (const route of ['plan', 'programme', 'today'] as const) {
    const link = menu.getByRole('link', { name: say(`web:${route}`), exact: true });
    await link.click();
    await visitor.expectAt(route);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await visitor.openAccount();
  await visitor.expectAt('account');
  const more = menu.getByRole('link', { name: say('web:more'), exact: true });
  if (visitor.isOnPhone) await expect(more).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: say('web:logo'), exact: true }).click();
  await visitor.expectAt('today');

  // The plan leads to the goal. The wizard has no menu; its own link leads out.
  await menu.getByRole('link', { name: say('web:plan'), exact: true }).click();
  await visitor.main.getByRole('link', { name: say('recovery-plan:plan.change') }).click();
  await visitor.expectAt('goalStep', { step: 'usage' });
  await expect(menu).toHaveCount(0);
  await expect(visitor.main.getByText(say('recovery-plan:wizard.stays'))).toBeVisible();
  await visitor.main.getByRole('link', { name: say('recovery-plan:wizard.close') }).click();
  await visitor.expectAt('plan');
});

test('where colours are forced the open page keeps its mark in the menu', async ({ visitor }) => {
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  const current = page.getByRole('navigation').locator('[aria-current=page]').filter({ visible: true });
  const mark = await current.evaluate(
    (link, part) => getComputedStyle(link, part).backgroundColor,
    visitor.isOnPhone ? '::before' : '::after',
  );
  const around = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(mark).not.toBe(around);
});

test('the menu behind the last tab has everything without a tab', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('more');
  const menu = main.getByRole('navigation', { name: say('web:more') });
  const routes = ['urge', 'calendar', 'diary', 'forum', 'badges', 'messages', 'notifications'] as const;
  const others = ['help', 'faq', 'tips', 'welcome', 'account'] as const;
  for (const route of [...routes, ...others]) {
    const link = menu.locator(`a[href="${new URL(visitor.address(route)).pathname}"]`);
    expect((await link.boundingBox())?.height, route).toBeGreaterThanOrEqual(44);
    await link.click();
    await visitor.expectAt(route);
    await page.goBack();
    await visitor.expectAt('more');
  }
  await menu.getByRole('button', { name: say('web:support') }).click();
  await expect(page.getByRole('dialog', { name: say('web:support') })).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.getByRole('link', { name: visitor.language === 'nl' ? 'English' : 'Nederlands' }).click();
  await expect(page).toHaveURL(new RegExp(visitor.language === 'nl' ? '/en/more$' : '/meer$'));
});

test('the menu of the account says who is logged in, and closes', { tag: '@full' }, async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  const trigger = page.getByRole('button', { name: say('web:accountOf', { name: 'Anna' }), exact: true });
  if (visitor.isOnPhone) {
    // A phone has the account page instead.
    await expect(trigger).toBeHidden();
    return;
  }
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');

  const panel = await visitor.openAccountMenu();
  await expect(panel).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(panel.getByText('Anna')).toBeVisible();
  await expect(panel.getByRole('link', { name: say('web:account'), exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();

  await visitor.openAccountMenu();
  await page.mouse.click(5, 400);
  await expect(panel).toHaveCount(0);

  await visitor.openAccountMenu();
  await panel.getByRole('link', { name: say('web:messages') }).click();
  await visitor.expectAt('messages');
  await expect(panel).toHaveCount(0);
  await expect(visitor.heading(say('web:messages'))).toBeFocused();

  await visitor.openAccount();
  await visitor.openAccount();
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();

  // Help and the account menu are never open at the same time.
  await visitor.openAccountMenu();
  await openHelp(visitor);
  await expect(panel).toHaveCount(0);
});

test('someone logs out, and the menu is gone', { tag: '@full' }, async ({ visitor }) => {
  await visitor.createAccount();
  await visitor.logOut();
  await expect(helpEntry(visitor)).toBeVisible();
  await visitor.open('plan');
  await expect(visitor.heading(visitor.say('session:login.heading'))).toBeVisible();
});
