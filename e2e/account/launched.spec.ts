import type { Page } from '@playwright/test';
import { claimsAt, KEYS, pem, signed, ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { breaches } from '../kit/breaches.ts';
import { expect } from '../kit/fixtures.ts';
import { at, test } from '../kit/own-server.ts';

const PORT = 3927;
const ORIGIN = `http://alcohol.localhost:${PORT}`;
const NOW = '2026-11-20T11:00:00Z';
const portal = {
  site: 'alcohol',
  issuer: 'https://portal.example',
  audience: 'houvast-alcohol',
  public_key: pem(KEYS.rsa),
};
const settings = { SSO_CONFIG: ssoFile({ hti: [portal] }) };

/** Comes in as a browser does that a portal sends here. */
async function launch(page: Page): Promise<void> {
  const token = await signed(claimsAt(new Date(Date.parse(NOW) + 30_000)));
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" action="${ORIGIN}/api/hti/launch"><input name="token" value="${token}"><button>Start</button></form>`,
  );
  await page.getByRole('button', { name: 'Start' }).click();
}

/** Answers every question so that the programme suits. */
async function answerAll(page: Page): Promise<void> {
  const question = page.locator('main [data-explains]');
  const isDone = page.getByRole('heading', { name: 'Wil je een naam of e-mailadres geven?' });
  for (let number = 1; ; number += 1) {
    await expect(page.getByText(`Vraag ${number} van`).or(isDone)).toBeVisible();
    if (await isDone.isVisible()) return;
    const explains = await question.getAttribute('data-explains');
    await page.getByRole('radio', { name: explains === 'yes' ? 'Nee' : 'Ja', exact: true }).check();
    await page.getByRole('button', { name: 'Volgende' }).click();
  }
}

test('somebody whom a portal launches answers the questions, gives nothing, and comes back', async ({
  page,
  folder,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowServer(PORT);
  const isFine = async () => expect(await breaches(page)).toEqual([]);
  await at(NOW, { folder, port: PORT, settings }, async () => {
    await launch(page);
    await expect(page).toHaveURL(`${ORIGIN}/registreren-hti?hti=1`);
    await expect(page.getByText('gaat niet terug naar je zorgorganisatie')).toBeVisible();
    await isFine();
    await page.goto(`${ORIGIN}/account`);
    await expect(page).toHaveURL(`${ORIGIN}/registreren-hti?hti=1`);
    await answerAll(page);
    await expect(page).toHaveURL(`${ORIGIN}/registreren-hti/gegevens?hti=1`);
    await isFine();

    await launch(page);
    await expect(page).toHaveURL(`${ORIGIN}/registreren-hti/gegevens?hti=1`);
    await page.getByLabel('E-mailadres').fill('geen adres');
    await page.getByRole('button', { name: 'Verder met wat ik invulde' }).click();
    await expect(page.getByRole('link', { name: /^E-mailadres:/ })).toBeVisible();
    await expect(page.getByLabel('E-mailadres')).toHaveValue('geen adres');
    await page.getByLabel('E-mailadres').fill('');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Overslaan' }).click();
    await expect(page).toHaveURL(`${ORIGIN}/welkom`);

    await launch(page);
    const notice = page.getByRole('region', { name: 'Ingelogd' });
    await expect(notice).toContainText('Je bent ingelogd via je zorgorganisatie.');
    await expect(page).toHaveURL(`${ORIGIN}/vandaag`);
    await isFine();
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);

    await page.goto(`${ORIGIN}/account`);
    await expect(page.getByText('Soort account: via je zorgorganisatie')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('example.com');
    await expect(page.getByRole('link', { name: 'Wachtwoord wijzigen' })).toHaveCount(0);
    await page.goto(`${ORIGIN}/user/logout`);
    await expect(page.getByRole('heading', { name: 'Zo log je in' })).toBeVisible();
    await isFine();
  });
});
