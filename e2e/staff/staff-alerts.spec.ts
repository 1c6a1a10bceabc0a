import { breaches } from '../kit/breaches.ts';
import { loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { openFromMenu, StaffPage } from '../kit/staff.ts';

test.beforeEach(({ watch }) => watch.allowStatus(400, 403, 409));

/** How a colleague closed the sites, at an hour that no run of the journeys reaches. */
const CLOSED = {
  on: true,
  by_setting: false,
  since: '2026-11-20T10:50:00.000Z',
  until: '2026-11-20T22:30:00.000Z',
  name: 'M. Bakker',
  reason: 'Nieuwe versie.',
};

test('an administrator writes an alert, looks at it on the site, shows it and takes it away', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const found: string[] = [];
  const staff = new StaffPage(page, 'administrator');
  await staff.signIn('/berichten');
  await expect(page.getByRole('row', { name: /Waarschuwing over een gevaarlijk middel/ })).toContainText(
    'Concept',
  );
  found.push(...(await breaches(page)));

  await page.getByRole('link', { name: 'Nieuw bericht' }).click();
  await page.getByRole('button', { name: 'Zet op de sites' }).click();
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible();
  await page.getByLabel('Praktijk').check();
  await page.getByLabel('Titel, Nederlands').fill('Storing bij een hulplijn');
  await page.getByLabel('Tekst, Nederlands').fill('Er is een storing bij [naam].\n\nBel bij gevaar 112.');
  await expect(page.getByText('Praktijk, Nederlands · bovenaan elke pagina')).toBeVisible();
  await page.getByRole('button', { name: 'Zet op de sites' }).click();
  await expect(page.getByText('Vul in wat er tussen [ en ] moet staan.')).toBeVisible();
  found.push(...(await breaches(page)));
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Storing bij een hulplijn' })).toBeFocused();

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open het voorbeeld' }).click();
  const preview = await opening;
  await expect(preview.getByText('Er is een storing bij [naam].')).toBeVisible();
  expect(preview.url()).toContain(`${originOf('poh')}/alert-preview/`);
  await preview.close();
  found.push(...(await breaches(page)));

  const long = 'a'.repeat(200);
  await page
    .getByLabel('Tekst, Nederlands')
    .fill(`De Luisterlijn heeft een storing. Bel bij gevaar 112.\n\n${long}`);
  await page.getByRole('button', { name: 'Zet op de sites' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dit bericht op de sites zetten?' });
  await expect(dialog).toContainText('Praktijk');
  found.push(...(await breaches(page)));
  await dialog.getByRole('button', { name: 'Zet op de sites' }).click();
  await expect(page.getByText('Te zien', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const visitor = await context.newPage();
  await visitor.goto(originOf('poh'));
  await expect(visitor.getByText('De Luisterlijn heeft een storing.')).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await visitor.close();

  await page.getByRole('button', { name: 'Haal weg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByText('Concept', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // All journeys share the sites, so none closes them: it stops at the code.
  await openFromMenu(page, 'Onderhoud');
  await expect(page.getByText('De sites zijn open')).toBeVisible();
  await page.getByRole('button', { name: 'Sluit de sites' }).click();
  await expect(page.getByLabel('Reden')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Tot ongeveer').fill('16.30');
  await expect(page.getByText('Probeer het rond 16.30 uur opnieuw.')).toBeVisible();
  await page.getByLabel('Reden').fill('Nieuwe versie.');
  found.push(...(await breaches(page)));
  await page.getByRole('button', { name: 'Sluit de sites' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluit de sites' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe code uit je app' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('De sites zijn open')).toBeVisible();
  await expect(page.getByLabel('Reden')).toHaveValue('Nieuwe versie.');

  // As if a colleague had closed the sites, and opened them while this page is open.
  let isOver = false;
  await page.route('**/staff/v1/maintenance', (route) => {
    if (route.request().method() !== 'PUT')
      return isOver ? route.fallback() : route.fulfill({ json: CLOSED });
    isOver = true;
    return route.fulfill({ status: 409, json: { message: 'Anders.', code: 'edit_conflict' } });
  });
  await page.reload();
  await expect(page.getByText(/^Dicht sinds .*M\. Bakker/)).toBeVisible();
  await expect(page.getByText(/^Tot ongeveer .*23\.30\. Bezoekers/)).toBeVisible();
  await expect(page.getByLabel('Tot ongeveer')).toHaveValue('23.30');
  await expect(page.getByLabel('Reden')).toHaveValue('Nieuwe versie.');
  found.push(...(await breaches(page)));
  const change = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Pas aan' }).click();
  expect((await change).postDataJSON()).toMatchObject({ until: CLOSED.until, from: { since: CLOSED.since } });
  await expect(page.getByText(/^Een collega heeft de sites intussen gesloten of geopend, /)).toBeVisible();
  await expect(page.getByText('De sites zijn open')).toBeVisible();
  expect(found).toEqual([]);
});

test('an alert that could not be shown is saved as a draft, and a correction leaves it as a colleague showed it', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowLostCalls();
  await new StaffPage(page, 'administrator').signIn('/berichten/nieuw');
  await page.getByLabel('Praktijk').check();
  await page.getByLabel('Titel, Nederlands').fill('Storing bij een chad');
  await page.getByLabel('Tekst, Nederlands').fill('Bel bij gevaar 112.');
  const letThrough = await loseCalls(page, '**/staff/v1/alerts/*');
  await page.getByRole('button', { name: 'Zet op de sites' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zet op de sites' }).click();
  await expect(page.getByText('Er is geen verbinding.')).toBeVisible();
  await letThrough();
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Storing bij een chad' })).toBeVisible();
  await expect(page.getByText('Concept', { exact: true })).toBeVisible();

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('button', { name: 'Zet op de sites' }).click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Zet op de sites' }).click();
  await expect(colleague.getByText('Te zien', { exact: true })).toBeVisible();
  await page.getByLabel('Titel, Nederlands').fill('Storing bij een chat');
  await page.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Storing bij een chat' })).toBeVisible();
  await expect(page.getByText('Te zien', { exact: true })).toBeVisible();

  // The colleague's page still takes it for shown, and has the title of before the correction.
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByText('Concept', { exact: true })).toBeVisible();
  await colleague.getByLabel('Tekst, Nederlands').fill('Bel bij direct gevaar 112.');
  await colleague.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(colleague.getByText(/^Een collega heeft dit bericht intussen gewijzigd/)).toBeVisible();
  await expect(colleague.getByText('Concept', { exact: true })).toBeVisible();
  const newer = colleague.getByRole('region', { name: 'De versie van je collega' });
  await expect(newer).toContainText('Storing bij een chat');
  await expect(newer).toContainText('Bel bij gevaar 112.');
  expect(await breaches(colleague)).toEqual([]);
  await expect(colleague.getByLabel('Tekst, Nederlands')).toHaveValue('Bel bij direct gevaar 112.');
  await newer.getByRole('button', { name: 'Neem deze versie over' }).click();
  await expect(newer).toHaveCount(0);
  await expect(colleague.getByLabel('Titel, Nederlands')).toHaveValue('Storing bij een chat');
  await expect(colleague.getByLabel('Tekst, Nederlands')).toHaveValue('Bel bij gevaar 112.');
  await colleague.getByLabel('Tekst, Nederlands').fill('Bel bij direct gevaar 112.');
  await colleague.getByRole('button', { name: 'Concept opslaan' }).click();
  await expect(colleague.getByText('Bewaard.')).toBeVisible();
});
