import type { Locator } from '@playwright/test';
import { pathTo } from '#domain/site/paths.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const SUPPORT = '**/api/**/support';
const dialogOf = ({ page, say }: Visitor): Locator => page.getByRole('dialog', { name: say('web:support') });
const avatarOf = ({ page, say }: Visitor): Locator =>
  page.getByRole('button', { name: say('web:accountOf', { name: 'Anna' }), exact: true });

/** Opens the dialog from the account menu. */
async function openSupport(visitor: Visitor): Promise<Locator> {
  const menu = await visitor.openAccountMenu();
  await menu.getByRole('button', { name: visitor.say('web:support') }).click();
  await expect(menu).toHaveCount(0);
  await expect(dialogOf(visitor).getByRole('heading', { level: 2 })).toBeFocused();
  return dialogOf(visitor);
}

test('help with using the site stands beside the page, and whom to call comes first', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  const dialog = await openSupport(visitor);
  await visitor.expectAt('programme');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(3);
  const numbers = dialog.locator('a[href^="tel:"]');
  await expect(numbers.first()).toHaveAttribute('href', 'tel:112');
  await expect(numbers.nth(1)).toHaveAttribute('href', 'tel:113');
  await expect(dialog).not.toContainText('{{');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(avatarOf(visitor)).toBeFocused();

  await openSupport(visitor);
  await page.mouse.click(5, 400);
  await expect(dialog).toHaveCount(0);

  await openSupport(visitor);
  await dialog.getByRole('link', { name: say('web:helpPage') }).click();
  await visitor.expectAt('help');
  await expect(dialog).toHaveCount(0);
  await expect(visitor.heading(say('web:help'))).toBeFocused();

  await page.goBack();
  await visitor.expectAt('programme');
  await expect(visitor.heading(say('programme:programme.title'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('it names no page that is not open', { tag: '@full' }, async ({ visitor }) => {
  const button = (name: 'registerHti' | 'plan') => ({
    type: [{ target_id: 'cta' }],
    field_key: [{ value: name }],
    field_link: [{ uri: pathTo(visitor, name), title: name }],
  });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await visitor.page.route(SUPPORT, (route) =>
    route.fulfill({ json: { title: [], field_paragraphs: [button('registerHti'), button('plan')] } }),
  );
  const dialog = await openSupport(visitor);
  await expect(dialog.getByRole('link', { name: 'plan' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'registerHti' })).toHaveCount(0);
});

test('when it cannot be fetched, whom to call and the help page are there', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SUPPORT, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { code: 'internal' } });
  });
  const dialog = await openSupport(visitor);
  await expect(dialog.getByRole('status')).toBeVisible();
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(2);
  release();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(2);
  await page.unroute(SUPPORT);
  await dialog.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});
