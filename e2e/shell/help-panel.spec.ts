import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { helpEntry, helpPanel, openHelp } from './help-panel.ts';

test('help stands beside the page, with whom to call and what people ask', { tag: '@phone' }, async ({
  visitor,
}) => {
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

test('the panel of help closes on Escape, a press elsewhere, focus elsewhere and another page', {
  tag: '@full',
}, async ({ visitor }) => {
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
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('help that cannot be fetched keeps its numbers and the way to the page', { tag: '@phone' }, async ({
  visitor,
  watch,
}) => {
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

test('help asked for in a tab of its own is left to the browser', { tag: '@full' }, async ({ visitor }) => {
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

test.describe('without script', { tag: '@full' }, () => {
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

test.describe('the site of nurses', { tag: '@full' }, () => {
  test.use({ site: 'poh', language: 'nl' });

  test('has whom to call, and no questions', async ({ visitor }) => {
    await visitor.open('landing');
    const panel = await openHelp(visitor);
    await expect(panel.locator('a[href="tel:08002000"]')).toBeVisible();
    await expect(panel.getByRole('heading', { name: visitor.say('web:faq') })).toHaveCount(0);
  });
});
