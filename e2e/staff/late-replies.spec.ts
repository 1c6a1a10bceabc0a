import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { FOUND } from '../kit/found-account.ts';
import { StaffPage } from '../kit/staff.ts';

test('what was done to one account leaves the account that support found meanwhile on the page', async ({
  page,
}) => {
  await new StaffPage(page, 'support').signIn('/accounts');
  const accounts = [FOUND, { ...FOUND, uid: 4712 }].map((account) => ({ ...account, has_password: true }));
  await page.route(/people\/(find|4711\/reset)$/, (route) =>
    route.fulfill({ json: { account: accounts[0] } }),
  );
  const look = async () => {
    await page.getByLabel('E-mailadres').fill('anna@houvast.example');
    await page.getByLabel('Waarom zoek je?').fill('Belt: de link in de mail werkt niet');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  };
  const number = (uid: string) => page.getByRole('definition').filter({ hasText: uid });
  await look();
  await expect(number('4711')).toBeVisible();
  const { release } = await hold(page, '**/people/4711/reset');
  await page.getByRole('button', { name: 'Stuur een link voor een nieuw wachtwoord' }).click();
  await page.route('**/people/find', (route) => route.fulfill({ json: { account: accounts[1] } }));
  await look();
  await expect(number('4712')).toBeVisible();
  release();
  await expect(page.getByText('De link is onderweg.')).toBeVisible();
  await expect(number('4712')).toBeVisible();
});
