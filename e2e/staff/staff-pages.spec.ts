import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { sidewaysScroll } from '../kit/reflow.ts';
import { StaffPage } from '../kit/staff.ts';

/** Pages that are not in the menu, and an address without a page. */
const BESIDE_THE_MENU = ['/berichten/nieuw', '/uitnodiging', '/bestaat-niet'];

test('every page of the menu of the staff can be used by everyone', async ({ page, watch }) => {
  test.setTimeout(180_000);
  watch.allowStatus(403, 404);
  await new StaffPage(page, 'administrator').signIn();
  // On a phone the menu is folded.
  const menu = page.locator('nav[aria-label="Menu"]').first().locator('a');
  const inMenu = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(inMenu).toEqual(expect.arrayContaining(['/wachtrij', '/besluiten', '/logboek', '/medewerkers']));
  const found: string[] = [];
  for (const path of [...inMenu, ...BESIDE_THE_MENU]) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const problems = [...(await breaches(page)), ...(await sidewaysScroll(page))];
    found.push(...problems.map((problem) => `${path}, ${problem}`));
  }
  expect(found).toEqual([]);
});

test('an address of a page that a list does not have leads to the list', async ({ page, watch }) => {
  watch.allowStatus(400);
  await new StaffPage(page, 'moderator').signIn();
  for (const path of ['/wachtrij', '/bezwaren', '/besluiten']) {
    await page.goto(new URL(`${path}?page=x`, page.url()).href);
    await page.getByRole('link', { name: 'Naar het overzicht' }).click();
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
    await expect(page.getByText('Dit is er niet')).toHaveCount(0);
  }
});

test('where colours are forced the open page keeps its mark in the menu of the staff', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await new StaffPage(page, 'moderator').signIn('/besluiten');
  const menu = page.locator('nav[aria-label="Menu"]').first();
  await expect(menu.locator('a[aria-current=page]')).toHaveCSS('border-inline-start-style', 'solid');
  await expect(menu.locator('a:not([aria-current])').first()).toHaveCSS('border-inline-start-style', 'none');
});
