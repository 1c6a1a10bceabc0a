import { isolated } from '#ui/staff/isolated.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { StaffPage } from '../kit/staff.ts';
import { Visitor } from '../kit/visitor.ts';

const NARROW = { width: 390, height: 844 };

test.beforeEach(({ watch }) => watch.allowStatus(403, 404, 409));

test('support finds an account, blocks it, and has it deleted by a colleague', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  // In a browser of their own: this one has no session on a site.
  const owner = await browser.newPage();
  const { mail } = await new Visitor(owner, 'alcohol', 'nl').createAccount();
  await owner.close();
  const support = new StaffPage(page, 'support');
  await support.signIn('/accounts');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible();
  found.push(...(await breaches(page)));

  const look = async (address: string) => {
    await page.getByLabel('E-mailadres').fill(address);
    await page.getByLabel('Waarom zoek je?').fill('Belt: de link in de mail werkt niet');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  };
  await look(`niet-${mail}`);
  await expect(page.getByText('Geen account met dit adres op deze site.')).toBeVisible();
  await look(mail);
  await expect(page.getByRole('heading', { name: 'Eén account gevonden' })).toBeFocused();
  await expect(page.getByText('Nog niet bevestigd')).toBeVisible();
  expect(page.url()).not.toContain('@');
  found.push(...(await breaches(page)));
  await page.getByRole('button', { name: 'Stuur een link voor een nieuw wachtwoord' }).click();
  await expect(page.getByText('De link is onderweg.')).toBeVisible();

  await page.getByRole('button', { name: 'Blokkeer' }).click();
  const why = page.getByRole('dialog').getByLabel('Reden');
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer' }).click();
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  found.push(...(await breaches(page)));
  await why.fill('Vroeg erom aan de telefoon');
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer' }).click();
  await support.giveCode('Bevestig');
  await expect(page.getByText('Geblokkeerd', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Verwijder op verzoek' }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('Verzoek per brief.');
  await page.getByRole('dialog').getByRole('button', { name: 'Vraag verwijderen aan' }).click();
  await support.giveCode('Bevestig');
  await expect(page.getByText('Wacht op verwijderen door een tweede medewerker')).toBeVisible();
  await page.getByRole('link', { name: 'Te verwijderen' }).first().click();
  await expect(page.getByText('Jij vroeg dit. Een collega moet bevestigen.')).toBeVisible();
  found.push(...(await breaches(page)));
  await page.setViewportSize(NARROW);
  found.push(...(await breaches(page)));

  const other = await browser.newPage();
  const colleague = new StaffPage(other, 'administrator');
  await colleague.signIn('/verwijderingen');
  await other.getByRole('button', { name: /Bevestig het verwijderen van account/ }).click();
  await expect(other.getByRole('dialog')).toContainText(`${isolated('S. Visser')} vroeg dit op`);
  found.push(...(await breaches(other)));
  await other.getByRole('button', { name: 'Ik bevestig het verwijderen' }).click();
  await colleague.giveCode('Bevestig');
  await expect(other.getByRole('heading', { name: 'Er wacht geen account' })).toBeVisible();
  found.push(...(await breaches(other)));
  await other.close();
  expect(found).toEqual([]);
});

/** As the server answers. */
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
  await staff.signIn('/aanvragen');
  await expect(page.getByRole('heading', { name: 'Er wachten geen aanvragen' })).toBeVisible();
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
  await expect(page.getByRole('link', { name: 'Ouder' })).toBeVisible();
  found.push(...(await breaches(page)));
  await page.getByRole('link', { name: 'J. Jansen' }).click();
  await expect(page.getByText('030 123 45 67')).toBeVisible();
  await expect(page).toHaveTitle('Aanvraag – Houvast beheer');
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
  expect(found).toEqual([]);
});
