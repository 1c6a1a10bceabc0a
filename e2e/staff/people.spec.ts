import { isolated } from '#ui/staff/isolated.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { FOUND } from '../kit/found-account.ts';
import { openFromMenu, StaffPage } from '../kit/staff.ts';
import { Visitor } from '../kit/visitor.ts';

const NARROW = { width: 390, height: 844 };

test.beforeEach(({ watch }) => watch.allowStatus(403, 404, 409));

test('support finds an account, blocks it, and has it deleted by a colleague', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  // Other accounts may wait to be deleted at the same time.
  const reason = `Verzoek per brief ${crypto.randomUUID().slice(0, 8)}`;
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
  const login = page.getByRole('definition').filter({ hasText: 'wachtwoord' });
  const resetting = page.getByRole('button', { name: 'Stuur een link voor een nieuw wachtwoord' });
  await expect(login).toHaveText('Met een wachtwoord');
  // No other system lets people in here; the server's own tests cover the real answer about such a person.
  await page.route('**/people/find', (route) => route.fulfill({ json: { account: FOUND } }));
  await look(mail);
  await expect(login).toHaveText('Via een zorgorganisatie, zonder wachtwoord');
  await expect(resetting).toHaveCount(0);
  await page.unroute('**/people/find');
  await look(mail);
  await resetting.click();
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
  await page.getByRole('dialog').getByLabel('Reden').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: 'Vraag verwijderen aan' }).click();
  await support.giveCode('Bevestig');
  await expect(page.getByText('Wacht op verwijderen door een tweede medewerker')).toBeVisible();
  await openFromMenu(page, 'Te verwijderen');
  const own = page.getByRole('row').filter({ hasText: reason });
  await expect(own).toContainText('Jij vroeg dit. Een collega moet bevestigen.');
  found.push(...(await breaches(page)));
  await page.setViewportSize(NARROW);
  found.push(...(await breaches(page)));

  const other = await browser.newPage();
  const colleague = new StaffPage(other, 'administrator');
  await colleague.signIn('/verwijderingen');
  await expect(other.locator('nav a[href="/verwijderingen"]').first()).toContainText(/\d open/);
  const row = other.getByRole('row').filter({ hasText: reason });
  await row.getByRole('button', { name: /Bevestig het verwijderen van account/ }).click();
  await expect(other.getByRole('dialog')).toContainText(`${isolated('S. Visser')} vroeg dit op`);
  found.push(...(await breaches(other)));
  const confirm = other.getByRole('button', { name: 'Ik bevestig het verwijderen' });
  // As if a colleague had been first.
  await other.route('**/delete/confirm', (route) =>
    route.fulfill({ status: 404, json: { message: 'Weg.', code: 'not_found' } }),
  );
  const again = ['deletions', 'waiting'].map((list) =>
    other.waitForResponse((response) => response.url().endsWith(`/staff/v1/${list}`)),
  );
  await confirm.click();
  await expect(other.getByText('Dit verzoek is al afgehandeld.')).toBeVisible();
  await Promise.all(again);
  await other.unroute('**/delete/confirm');
  await row.getByRole('button', { name: /Bevestig het verwijderen van account/ }).click();
  await confirm.click();
  await colleague.giveCode('Bevestig');
  await expect(row).toHaveCount(0);
  await expect(other.getByRole('main')).toBeFocused();
  found.push(...(await breaches(other)));
  await other.close();
  // The colleague who asked still sees it in their list, and takes it back too late.
  await own.getByRole('button', { name: /^Trek in: verzoek om account/ }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('Belde: toch niet');
  await page.getByRole('dialog').getByRole('button', { name: 'Laat staan' }).click();
  await expect(page.getByText('Dit verzoek is al afgehandeld.')).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(found).toEqual([]);
});

test('a limit is told to support as what it is', async ({ page, watch }) => {
  watch.allowStatus(429);
  await new StaffPage(page, 'support').signIn('/accounts');
  const refuse = (calls: string, seconds: number) =>
    page.route(calls, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': String(seconds) },
        json: { message: 'Te vaak.', code: 'too_many_requests' },
      }),
    );
  const find = page.getByRole('button', { name: 'Zoek', exact: true });
  const main = page.getByRole('main');
  const wait = 'Wacht een minuut en probeer het opnieuw.';
  await page.getByLabel('E-mailadres').fill('anna@houvast.example');
  await page.getByLabel('Waarom zoek je?').fill('Belt: de link in de mail werkt niet');
  await refuse('**/people/find', 30);
  await find.click();
  await expect(main.getByRole('alert')).toContainText(wait);
  await refuse('**/people/find', 1_800);
  await find.click();
  await expect(main.getByRole('alert')).toContainText('dit uur al dertig keer gezocht');
  const account = { ...FOUND, has_password: true, address_waits: true };
  await page.route('**/people/find', (route) => route.fulfill({ json: { account } }));
  await find.click();
  await expect(main.getByText('Bevestigd. Een nieuw adres wacht op bevestiging')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stuur de bevestiging opnieuw' })).toBeVisible();
  const reset = page.getByRole('button', { name: 'Stuur een link voor een nieuw wachtwoord' });
  await refuse('**/people/*/reset', 30);
  await reset.click();
  await expect(page.getByText(wait)).toBeVisible();
  await refuse('**/people/*/reset', 10_800);
  await reset.click();
  await expect(page.getByText('Dat is al te vaak verstuurd. Probeer het later opnieuw.')).toBeVisible();

  await page.route('**/people/*/block', (route) =>
    route.fulfill({ status: 403, json: { message: 'Code.', code: 'code_required' } }),
  );
  await refuse('**/staff/v1/code', 300);
  await page.getByRole('button', { name: 'Blokkeer' }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('Vroeg erom');
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer' }).click();
  const question = page.getByRole('dialog', { name: 'Nieuwe code uit je app' });
  await question.getByLabel('Zes cijfers').fill('123456');
  await question.getByRole('button', { name: 'Bevestig' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'Dat is te vaak geprobeerd. Wacht 5 minuten en probeer het dan opnieuw.',
  );
});
