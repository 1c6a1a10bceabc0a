import { expect, test } from '../kit/fixtures.ts';
import { APPEALS, DECISION, QUEUED, stay } from '../kit/moderation.ts';
import { openFromMenu, StaffPage } from '../kit/staff.ts';

test('leaving asks nothing about what was typed on an appeal that no longer waits', async ({
  page,
  watch,
}) => {
  watch.allowStatus(409);
  const reason = page.getByLabel('Reden', { exact: true });
  let rows = APPEALS;
  await page.route(/\/staff\/v1\/appeals$/, (route) =>
    route.fulfill({ json: { rows, pager: { older: null } } }),
  );
  await page.route('**/appeals/*/decision', (route) => {
    rows = [];
    return route.fulfill({ status: 409, json: { message: 'Anders.', code: 'edit_conflict' } });
  });
  await new StaffPage(page, 'moderator').signIn('/bezwaren');
  await reason.fill('Het rondje telt.');
  await page.getByRole('button', { name: 'Besluit op het bezwaar' }).click();
  await page.getByRole('radio', { name: 'Terugdraaien' }).check();
  await reason.fill('Het kopje ook.');
  await page.getByRole('button', { name: 'Leg vast' }).click();
  await expect(reason).toHaveCount(0);
  await openFromMenu(page, 'Wachtrij');
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtrij' })).toBeVisible();
});

for (const [how, now] of [
  ['decided', { json: { ...QUEUED, decision: DECISION } }],
  ['gone', { status: 404, json: { message: 'Weg.', code: 'not_found' } }],
] as const) {
  test(`leaving asks nothing about what was typed on a text that is ${how}`, async ({ page, watch }) => {
    watch.allowStatus(404);
    const queue = { rows: [QUEUED], pager: { older: null }, moderator_hours: 'overdag' };
    await page.route(/\/staff\/v1\/queue$/, (route) => route.fulfill({ json: queue }));
    let answer: object = { json: QUEUED };
    await page.route(/\/staff\/v1\/queue\/4711$/, (route) => route.fulfill(answer));
    await new StaffPage(page, 'moderator').signIn('/wachtrij');
    const row = page.getByRole('navigation', { name: 'Wachtrij' }).getByRole('link');
    const reason = page.getByLabel('Reden', { exact: true });
    await row.click();
    await reason.fill('Dit past hier.');
    await openFromMenu(page, 'Bezwaren');
    await stay(page);
    await page.goBack();
    await expect(reason).toHaveCount(0);
    answer = now;
    await row.click();
    await expect(
      page.getByText(how === 'gone' ? 'Deze tekst is er niet' : /heeft dit beoordeeld/),
    ).toBeVisible();
    await openFromMenu(page, 'Bezwaren');
    await expect(page.getByRole('heading', { level: 1, name: 'Bezwaren' })).toBeVisible();
  });
}
