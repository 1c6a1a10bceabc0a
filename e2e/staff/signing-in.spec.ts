import { breaches } from '../kit/breaches.ts';
import { loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { FOUND } from '../kit/found-account.ts';
import { openFromMenu, StaffPage, unfoldMenu } from '../kit/staff.ts';
import { STAFF_ORIGIN } from '../kit/staff-account.ts';

const PASSWORD = 'werk-aan-tafel-7';

test.beforeEach(({ watch }) => watch.allowStatus(400, 403));

test('an administrator signs in, invites somebody, and finds that in the log', async ({
  page,
  browser,
  watch,
}) => {
  watch.allowLostCalls();
  test.setTimeout(120_000);
  const found: string[] = [];
  const staff = new StaffPage(page, 'administrator');
  await staff.open('/');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible();
  found.push(...(await breaches(page)));
  await staff.signInByHand('/medewerkers');
  await expect(page.getByRole('heading', { level: 1, name: 'Medewerkers' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('row', { name: /bakker@houvast\.example/ })).toContainText('Moderator');
  found.push(...(await breaches(page)));

  const mail = `nieuw-${crypto.randomUUID()}@houvast.example`;
  await page.getByLabel('Naam').fill('N. Mulder');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Rol').selectOption('editor');
  await page.getByRole('button', { name: 'Maak een link' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe code uit je app' })).toBeVisible();
  found.push(...(await breaches(page)));
  await staff.giveCode('Bevestig');
  const link = page.getByText(/^http:\/\/beheer\.localhost:\d+\/uitnodiging#/);
  await expect(link).toBeVisible();

  const invited = await browser.newPage();
  const choose = async (address: string) => {
    await invited.goto(address);
    await expect(invited, 'the link has left the address bar').toHaveURL(`${STAFF_ORIGIN}/`);
    await invited.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
    await invited.getByRole('button', { name: 'Verder' }).click();
  };
  await choose(`${STAFF_ORIGIN}/uitnodiging#${'x'.repeat(43)}`);
  await expect(invited.getByText('Koos je al een wachtwoord? Log dan in.')).toBeVisible();
  await expect(invited.getByRole('link', { name: 'Naar inloggen' })).toHaveAttribute('href', '/');
  found.push(...(await breaches(invited)));
  // Then the right link, in the same tab.
  await choose((await link.textContent()) ?? '');
  const square = invited.getByRole('img', { name: 'Vierkant met de sleutel voor je app' });
  await expect(square).toBeVisible();
  await expect(invited.getByRole('main', { name: 'App voor inlogcodes' })).toBeFocused();
  found.push(...(await breaches(invited)));
  // Setting up an app took so long that the first half of the sign-in has expired.
  await invited.context().clearCookies();
  await invited.getByLabel('Zes cijfers uit de app').fill('000000');
  await invited.getByRole('button', { name: 'Verder' }).click();
  await expect(invited.getByText('Dit duurde te lang. Begin opnieuw met je wachtwoord.')).toBeVisible();
  await expect(invited.getByRole('main', { name: 'Inloggen' })).toBeFocused();
  await invited.getByLabel('E-mailadres').fill(mail);
  await invited.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  const letThrough = await loseCalls(invited, '**/staff/v1/enrol');
  await invited.getByRole('button', { name: 'Verder' }).click();
  await expect(invited.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
  found.push(...(await breaches(invited)));
  await letThrough();
  await invited.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(square).toBeVisible();
  await invited.close();

  await openFromMenu(page, 'Logboek');
  await expect(page.getByRole('heading', { level: 1, name: 'Logboek' })).toBeFocused();
  await page.getByLabel('Soort').selectOption('members');
  await page.getByRole('button', { name: 'Toon' }).click();
  await expect(
    page.getByRole('row', { name: /N\. Mulder Account gemaakt met een uitnodiging/ }).first(),
  ).toBeVisible();
  await page.getByLabel('Soort').selectOption('signIn');
  await page.getByRole('button', { name: 'Toon' }).click();
  await expect(page.getByRole('row', { name: /E\. de Wit.*Ingelogd/ }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /uitnodiging/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Logboek' })).toBeFocused();
  found.push(...(await breaches(page)));
  await openFromMenu(page, 'Mijn account');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible();
  found.push(...(await breaches(page)));
  expect(found).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const other = await page.context().newPage();
  await other.goto(`${STAFF_ORIGIN}/medewerkers`);
  await expect(other.getByRole('row', { name: /bakker@houvast\.example/ })).toBeVisible();
  await unfoldMenu(page);
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Inloggen' })).toBeVisible();
  await expect(other.getByText('bakker@houvast.example')).toBeHidden();
});

test('an administrator withdraws an invitation, whose link then opens nothing', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const staff = new StaffPage(page, 'administrator');
  await staff.signIn('/medewerkers');
  const mail = `vergist-${crypto.randomUUID()}@houvast.example`;
  await page.getByLabel('Naam').fill('N. Mulder');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByRole('button', { name: 'Maak een link' }).click();
  await staff.giveCode('Bevestig');
  const link = await page.getByText(/^http:\/\/beheer\.localhost:\d+\/uitnodiging#/).textContent();
  const name = /^Trek in: uitnodiging voor .N\. Mulder.$/;
  await page.getByRole('listitem').filter({ hasText: mail }).getByRole('button', { name }).click();
  const question = page.getByRole('dialog', { name: /^De uitnodiging voor .N\. Mulder. intrekken\?$/ });
  await expect(question).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await question.getByRole('button', { name: 'Trek in' }).click();
  await expect(page.getByText(/^De uitnodiging voor .N\. Mulder. is ingetrokken\.$/)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(mail)).toHaveCount(0);
  await expect(page.getByText(link ?? '')).toHaveCount(0);

  const invited = await browser.newPage();
  await invited.goto(link ?? '');
  await invited.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Verder' }).click();
  await expect(invited.getByText('Deze link is al gebruikt of te oud.')).toBeVisible();
  await invited.close();
});

test('what is open stays under the sign-in when the session ends, also a dialog with what was typed in it', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const staff = new StaffPage(page, 'support');
  await page.clock.install();
  await staff.signInByHand('/logboek');
  await expect(page.getByText('Misschien hoort deze pagina niet bij jouw rol.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0);
  await openFromMenu(page, 'Account zoeken');
  await page.route('**/people/find', (route) => route.fulfill({ json: { account: FOUND } }));
  await page.getByLabel('E-mailadres').fill('anna@houvast.example');
  await page.getByLabel('Waarom zoek je?').fill('Belt over haar account');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.getByRole('button', { name: 'Blokkeer' }).click();
  const why = page.getByRole('dialog').getByLabel('Reden');
  await why.fill('Vroeg erom aan de telefoon');
  await page.clock.fastForward('16:00');
  await expect(
    page.getByText('Je bent uitgelogd, bijvoorbeeld omdat je 15 minuten niets deed.'),
  ).toBeVisible();
  await expect(why).toBeHidden();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await staff.signInHere();
  await expect(why).toHaveValue('Vroeg erom aan de telefoon');
  await expect(why).toBeFocused();
});
