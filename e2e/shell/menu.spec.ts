import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const helpEntry = ({ page, say }: Visitor): Locator =>
  page.getByRole('banner').getByRole('link', { name: say('web:help'), exact: true });
const helpPanel = ({ page, say }: Visitor): Locator =>
  page.getByRole('region', { name: say('web:help'), exact: true });

async function openHelp(visitor: Visitor): Promise<Locator> {
  await helpEntry(visitor).click();
  await expect(helpPanel(visitor)).toBeFocused();
  return helpPanel(visitor);
}

test('help stands beside the page, with whom to call and what people ask', async ({ visitor }) => {
  const { say } = visitor;
  await visitor.open('login');
  await expect(helpEntry(visitor)).toHaveAttribute('aria-expanded', 'false');
  const panel = await openHelp(visitor);
  await expect(helpEntry(visitor)).toHaveAttribute('aria-expanded', 'true');
  await visitor.expectAt('login');
  await expect(panel.locator('a[href="tel:112"]')).toHaveCount(1);
  await expect(panel.locator('a[href="tel:113"]')).toHaveCount(1);
  await expect(panel.locator('a[href="tel:08002000"]')).toBeVisible();
  const question = panel.getByRole('group').first();
  await expect(question.getByRole('paragraph')).toBeHidden();
  await question.locator('summary').click();
  await expect(question.getByRole('paragraph')).toBeVisible();
  await panel.getByRole('link', { name: say('web:helpPage') }).click();
  await visitor.expectAt('help');
  await expect(helpPanel(visitor)).toHaveCount(0);
  await expect(visitor.heading(say('web:help'))).toBeVisible();
});

test('the panel of help closes on Escape, a press elsewhere, focus elsewhere and another page', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  const panel = helpPanel(visitor);
  await visitor.open('landing');

  await openHelp(visitor);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: say('ui:closeDialog') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.locator('a[href="tel:112"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(helpEntry(visitor)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await helpEntry(visitor).click();
  await expect(panel).toHaveCount(0);

  await openHelp(visitor);
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 5);
  await expect(panel).toHaveCount(0);

  await openHelp(visitor);
  await page.getByRole('link', { name: say('ui:quickExit') }).focus();
  await expect(panel).toHaveCount(0);

  await main.getByRole('link', { name: say('pages:landing.login') }).click();
  await visitor.expectAt('login');
  await openHelp(visitor);
  await page.goBack();
  await visitor.expectAt('landing');
  await expect(panel).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('help that cannot be fetched keeps its numbers and the way to the page', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  const failure = { status: 500, json: { code: 'internal' } };
  const content = /\/api\/v1\/(contacts|faq)$/;
  await page.route(content, (route) => route.fulfill(failure));
  await visitor.open('login');
  const panel = await openHelp(visitor);
  await expect(panel.getByRole('alert')).toContainText(say('ui:failure.load'));
  await expect(panel.locator('a[href^="tel:"]')).toHaveCount(2);
  await page.unroute(content);
  await panel.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(panel.locator('a[href="tel:08002000"]')).toBeVisible();
  await expect(panel).toBeFocused();
  await panel.getByRole('link', { name: say('web:helpPage') }).click();
  await visitor.expectAt('help');
});

test('help asked for in a tab of its own is left to the browser', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('login');
  // Headless browsers often open such a tab without an address, so this looks at the event after every other listener.
  await page.evaluate(() => {
    for (const kind of ['click', 'auxclick'] as const) {
      window.addEventListener(kind, (press) => {
        const { href } = (press.target as Element).closest('a') as HTMLAnchorElement;
        document.documentElement.dataset['press'] = press.defaultPrevented ? 'taken' : `left, to ${href}`;
        press.preventDefault();
      });
    }
  });
  const press = page.locator('html');
  for (const own of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] as const) {
    await press.evaluate((html) => html.removeAttribute('data-press'));
    await helpEntry(visitor).click(own as Parameters<Locator['click']>[0]);
    await expect(press).toHaveAttribute('data-press', `left, to ${visitor.address('help')}`);
    await expect(helpPanel(visitor)).toHaveCount(0);
  }
  await openHelp(visitor);
  await expect(press).toHaveAttribute('data-press', 'taken');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('help is a page, and its answers open', async ({ visitor }) => {
    const { page, main } = visitor;
    await page.goto(visitor.address('login'));
    await helpEntry(visitor).click();
    await visitor.expectAt('help');
    await expect(main.locator('a[href="tel:112"]').first()).toBeVisible();
    const answer = main.locator('details').first().getByRole('paragraph');
    await expect(answer).toBeHidden();
    await main.locator('summary').first().click();
    await expect(answer).toBeVisible();
  });
});

test.describe('the site of nurses', () => {
  test.use({ site: 'poh', language: 'nl' });

  test('has whom to call, and no questions', async ({ visitor }) => {
    await visitor.open('landing');
    const panel = await openHelp(visitor);
    await expect(panel.locator('a[href="tel:08002000"]')).toBeVisible();
    await expect(panel.getByRole('heading', { name: visitor.say('web:faq') })).toHaveCount(0);
  });
});

test('the menu leads to every main page and to the account', async ({ visitor }) => {
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
  await visitor.main.getByRole('link', { name: say('recovery-plan:wizard.close') }).click();
  await visitor.expectAt('plan');
});

test('the menu behind the last tab has everything without a tab', async ({ visitor }) => {
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

test('the menu of the account says who is logged in, and closes', async ({ visitor }) => {
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
  await expect(visitor.main).toBeFocused();

  await visitor.openAccount();
  await visitor.openAccount();
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();

  // Help and the account menu are never open at the same time.
  await visitor.openAccountMenu();
  await openHelp(visitor);
  await expect(panel).toHaveCount(0);
});

test('someone logs out, and the menu is gone', async ({ visitor }) => {
  await visitor.createAccount();
  await visitor.logOut();
  await expect(helpEntry(visitor)).toBeVisible();
  await visitor.open('plan');
  await expect(visitor.heading(visitor.say('session:login.heading'))).toBeVisible();
});
