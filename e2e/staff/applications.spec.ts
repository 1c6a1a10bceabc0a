import { isolated } from '#ui/staff/isolated.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { NurseForm } from '../kit/nurse.ts';
import { StaffPage } from '../kit/staff.ts';
import { Visitor } from '../kit/visitor.ts';

const NARROW = { width: 390, height: 844 };

test.beforeEach(({ watch }) => watch.allowStatus(403, 404));

/** An application as the server sends it. */
const APPLICATION = {
  uid: 7,
  name: 'J. Jansen',
  practice: 'Huisartsenpraktijk De Brug',
  locality: 'Utrecht',
  applied: '2026-11-12T08:10:00.000Z',
  approved: null,
  confirmed: '2026-11-12T08:14:00.000Z',
  blocked: false,
  wants_package: true,
  package_sent: null,
  practice_changed: null,
  function: 'Praktijkondersteuner ggz',
  address: 'Kade 12',
  postal_code: '3511 AB',
  telephone: '030 123 45 67',
  mail: 'j.jansen@houvast.example',
};

test('an administrator reads applications, and rejects none without a reason', async ({ page }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const staff = new StaffPage(page, 'administrator');
  // Other journeys apply on the same server.
  await page.route(/staff\/v1\/applications/, (route) =>
    route.fulfill({
      json: { rows: [], pager: { older: null }, waiting: { applied: 0, package: 0, changed: 0 } },
    }),
  );
  // A later page may have become empty: it leads to the first one, which says that nothing waits.
  await staff.signIn('/aanvragen?page=1-7');
  await expect(page.getByRole('heading', { name: 'Er wachten geen aanvragen' })).toBeVisible();
  await expect(page).toHaveURL(/\/aanvragen$/);
  found.push(...(await breaches(page)));

  await page.route(/staff\/v1\/applications/, (route) =>
    route.fulfill({
      json: route.request().url().includes('/7')
        ? APPLICATION
        : { rows: [APPLICATION], pager: { older: '1-7' }, waiting: { applied: 1, package: 2, changed: 0 } },
    }),
  );
  await page.getByRole('link', { name: /Pakket te versturen/ }).click();
  await expect(page.getByRole('link', { name: 'Pakket te versturen (2)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('link', { name: 'Verder' })).toBeVisible();
  found.push(...(await breaches(page)));
  await page.getByRole('link', { name: 'J. Jansen' }).click();
  await expect(page.getByText('030 123 45 67')).toBeVisible();
  await expect(page).toHaveTitle('Aanvraag – Houvast beheer');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  found.push(...(await breaches(page)));

  await page.getByRole('button', { name: 'Keur goed' }).click();
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible();
  await page.getByRole('button', { name: 'Wijs af' }).click();
  await expect(page.getByLabel('Reden')).toHaveAttribute('aria-invalid', 'true');
  found.push(...(await breaches(page)));
  await page.getByLabel('Reden').fill('De praktijk kent deze persoon niet.');
  await page.getByRole('button', { name: 'Wijs af' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${isolated('J. Jansen')} krijgt een mail.`);
  found.push(...(await breaches(page)));
  await page.getByRole('button', { name: 'Annuleer' }).click();
  await page.setViewportSize(NARROW);
  found.push(...(await breaches(page)));
  await page.route('**/staff/v1/applications/7', (route) =>
    route.fulfill({ json: { ...APPLICATION, blocked: true } }),
  );
  await page.reload();
  await expect(page.getByText('Dit account is geblokkeerd.')).toBeVisible();
  found.push(...(await breaches(page)));
  expect(found).toEqual([]);
});

test('an administrator rejects somebody with a new code, and finds nothing of them any more', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  // Other journeys apply at the same time.
  const familyName = `Afwijzing ${crypto.randomUUID().slice(0, 8)}`;
  const mail = `afwijzing-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
  const practice = await browser.newPage();
  const applying = new NurseForm(new Visitor(practice, 'poh', 'nl'));
  await applying.visitor.open('registerNurse');
  await applying.fillIn({ mail, familyName });
  await applying.send();
  await expect(
    applying.visitor.heading(applying.visitor.say('account:nurse.awaiting.heading')),
  ).toBeFocused();
  await practice.close();

  const staff = new StaffPage(page, 'administrator');
  await staff.signIn('/aanvragen');
  await page.getByRole('link', { name: `M. ${familyName}` }).click();
  const reason = page.getByLabel('Reden');
  await reason.fill('De praktijk kent deze persoon niet.');
  const confirm = async () => {
    await page.getByRole('button', { name: 'Wijs af', exact: true }).click();
    await page.getByRole('button', { name: 'Wijs af en verwijder' }).click();
  };
  await confirm();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reason).toHaveValue('De praktijk kent deze persoon niet.');
  await confirm();
  await staff.giveCode('Bevestig');
  await expect(page.getByText('Afgewezen. De mail is onderweg en de gegevens zijn weg.')).toBeVisible();
  await expect(page).toHaveURL(/\/aanvragen$/);
  await expect(page.getByRole('link', { name: `M. ${familyName}` })).toHaveCount(0);
});
