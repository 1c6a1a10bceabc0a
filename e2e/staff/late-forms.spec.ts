import { isolated } from '#ui/staff/isolated.ts';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { FOUND } from '../kit/found-account.ts';
import { APPEALS, DECISION, decide, QUEUED, REASON, stay, TEXT } from '../kit/moderation.ts';
import { openFromMenu, StaffPage } from '../kit/staff.ts';

test('what is typed about one appeal stays while another is open, and an outcome that fails late is said to be about that other', async ({
  page,
  watch,
}) => {
  watch.allowLostCalls();
  await page.route(/\/staff\/v1\/appeals$/, (route) =>
    route.fulfill({ json: { rows: APPEALS, pager: { older: null } } }),
  );
  await new StaffPage(page, 'moderator').signIn('/bezwaren');
  const [first, second] = APPEALS.map(({ title }) => page.getByRole('region', { name: title }));
  if (!first || !second) throw new Error('there are two appeals');
  const reason = page.getByLabel('Reden', { exact: true });
  const open = page.getByRole('button', { name: 'Besluit op het bezwaar' });
  await first.getByRole('radio', { name: 'Terugdraaien' }).check();
  await reason.fill('Het rondje telt.');
  await open.click();
  await expect(reason).toHaveValue('');
  await reason.fill('Het kopje ook.');
  await open.click();
  await expect(first.getByRole('radio', { name: 'Terugdraaien' })).toBeChecked();
  await expect(reason).toHaveValue('Het rondje telt.');
  await openFromMenu(page, 'Wachtrij');
  await stay(page);
  await expect(reason).toHaveValue('Het rondje telt.');

  const calls = '**/appeals/*/decision';
  await page.route(calls, (route) => route.abort());
  const { release } = await hold(page, calls);
  await page.getByRole('button', { name: 'Leg vast' }).click();
  await open.click();
  await expect(reason).toHaveValue('Het kopje ook.');
  release();
  const told = page.getByRole('alert').filter({ hasText: 'Het rondje' });
  await expect(told).toContainText('is niet vastgelegd');
  await expect(reason).toHaveValue('Het kopje ook.');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('an action that a text no longer allows once it is read again is said to be gone, beside the others', async ({
  page,
  watch,
}) => {
  watch.allowStatus(409);
  let { actions } = QUEUED;
  await page.route(/\/staff\/v1\/queue\/4711$/, (route) => route.fulfill({ json: { ...QUEUED, actions } }));
  await page.route('**/queue/4711/decision', (route) => {
    actions = ['dismiss', 'remove'];
    return route.fulfill({ status: 409, json: { message: 'Anders.', code: 'edit_conflict' } });
  });
  await new StaffPage(page, 'moderator').signIn('/wachtrij?item=4711');
  const gone = page.getByText('Je koos ‘Gesprek sluiten’. Dat kan niet meer bij deze tekst.');
  await decide(page, 'Gesprek sluiten', 'urges');
  await expect(gone).toHaveCount(0);
  await page.getByRole('button', { name: 'Leg vast en ga door' }).click();
  await expect(gone).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Wat doe je?' })).toHaveAccessibleDescription(/Je koos/);
  await expect(page.getByLabel('Reden', { exact: true })).toHaveValue(REASON);
  await page.getByRole('radio', { name: 'Tekst weghalen' }).check();
  await expect(gone).toHaveCount(0);
});

test('undoing that fails once its dialog is closed is told', async ({ page, watch }) => {
  watch.allowLostCalls();
  const row = {
    ...TEXT,
    id: 4711,
    item: 4712,
    title: 'Het rondje',
    decision: DECISION,
    undone: null,
    removed: false,
    may_undo: true,
    appeal: null,
    told: null,
  };
  await page.route(/\/staff\/v1\/decisions$/, (route) =>
    route.fulfill({ json: { rows: [row], pager: { older: null } } }),
  );
  await new StaffPage(page, 'moderator').signIn('/besluiten');
  await page.getByRole('button', { name: 'Terugdraaien' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Welke afspraak?').selectOption('fits');
  await dialog.getByLabel('Reden', { exact: true }).fill('Het rondje telt.');
  const calls = '**/decisions/*/undo';
  await page.route(calls, (route) => route.abort());
  const { release } = await hold(page, calls);
  await dialog.getByRole('button', { name: 'Terugdraaien' }).click();
  await dialog.getByRole('button', { name: 'Laat het zo' }).click();
  await expect(dialog).toHaveCount(0);
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Het rondje' })).toContainText(
    'is niet teruggedraaid',
  );
});

test('an act with a reason that fails once its dialog is closed is told', async ({ page, watch }) => {
  watch.allowLostCalls();
  await new StaffPage(page, 'support').signIn('/accounts');
  await page.route('**/people/find', (route) => route.fulfill({ json: { account: FOUND } }));
  await page.getByLabel('E-mailadres').fill('anna@houvast.example');
  await page.getByLabel('Waarom zoek je?').fill('Belt: de link in de mail werkt niet');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.getByRole('button', { name: 'Blokkeer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reden').fill('Belt steeds');
  const calls = '**/people/*/block';
  await page.route(calls, (route) => route.abort());
  const { release } = await hold(page, calls);
  await dialog.getByRole('button', { name: 'Blokkeer' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'Er is geen verbinding.' })).toBeVisible();
});

test('two acts that ask for a code at once each get their question, and stay busy until it is answered', async ({
  page,
  watch,
}) => {
  watch.allowStatus(403);
  const rows = ['J. Jansen', 'P. Smit'].map((name, nth) => ({
    id: 4711 + nth,
    name,
    mail: `staff-${nth}@houvast.example`,
    role: 'support',
    enrolled: true,
  }));
  await page.route(/\/staff\/v1\/staff$/, (route) => route.fulfill({ json: { rows, invited: [] } }));
  await page.route('**/staff/v1/staff/*', (route) =>
    route.fulfill({ status: 403, json: { message: 'Anders.', code: 'code_required' } }),
  );
  const { release } = await hold(page, '**/staff/v1/staff/*');
  await new StaffPage(page, 'administrator').signIn('/medewerkers');
  const buttons = rows.map(({ name }) => page.getByRole('button', { name: `Haal weg: ${isolated(name)}` }));
  for (const button of buttons) {
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Haal weg' }).click();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  release();
  const question = page.getByRole('dialog', { name: 'Nieuwe code uit je app' });
  const code = question.getByLabel('Zes cijfers');
  await page.route('**/staff/v1/code', (route) => route.fulfill({ json: {} }));
  const answering = await hold(page, '**/staff/v1/code');
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  // The code of the first question is answered while the second is open, and says nothing about that.
  const answered = page.waitForResponse('**/staff/v1/code');
  answering.release();
  await (await answered).finished();
  await code.fill('654');
  for (const button of buttons.slice(1)) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  for (const button of buttons) await expect(button).not.toHaveAttribute('aria-disabled', 'true');
});
