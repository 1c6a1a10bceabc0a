import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { LOOK_NOT_LOGGED } from '#domain/nurse/pairing.ts';
import { breaches } from '../kit/breaches.ts';
import { fetchHere, hold } from '../kit/calls.ts';
import { pairedClient } from '../kit/client.ts';
import { expect, test } from '../kit/fixtures.ts';
import { AT_A_DESK } from '../kit/nurse.ts';

test.use({ site: 'poh', language: 'nl' });

test('a nurse finds a client, reads what they did, and lets them go', async ({ visitor, browser, watch }) => {
  watch.allowStatus(404, 500);
  const { page, main, say } = visitor;
  const { client, uid } = await pairedClient(browser);
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  const list = '**/get-clients-of-poh';
  const loading = await hold(page, list);
  await visitor.open('clients');
  await expect(main.getByText(say('clients:list.loading'))).toBeVisible();
  await expect(main.locator('[data-part=skeleton-row]')).toHaveCount(5);
  loading.release();
  const link = main.locator(`a[href="/client/alcohol/${uid}"]`);
  await expect(link).toBeVisible();
  await expect(main).toContainText(say('clients:notMonitoring'));
  await expect(main.getByRole('listitem').filter({ hasText: say('ui:mark.within_client') })).toBeVisible();
  // Where rows are shown as cards, Safari knows only roles that are spelt out.
  await expect(main.locator('table :is(thead, tbody, tr, th, td):not([role])')).toHaveCount(0);
  expect(await breaches(page)).toEqual([]);
  // By keyboard: search, then the order.
  const search = main.locator('#field-search');
  await search.focus();
  await page.keyboard.type('niemand-heet-zo');
  await expect(main).toContainText(say('clients:list.none', { text: 'niemand-heet-zo' }));
  await main.getByRole('button', { name: say('clients:list.showAll') }).press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('robin');
  await expect(main.getByRole('link', { name: 'Anna' })).toHaveCount(0);
  await main.locator('#field-order').selectOption('name');
  await link.press('Enter');
  await visitor.expectAt('client', { domain: 'alcohol', uid });
  await expect(main.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible();
  await expect(page).not.toHaveTitle(/Robin/);
  // Calls with the same answer for every client do not wait for the list.
  const slow = await hold(page, list);
  const sameForAll = ['**/get-program-node/alcohol', '**/api/v1/conversation-cards'];
  const requests = Promise.all(sameForAll.map((call) => page.waitForRequest(call)));
  await page.reload();
  await requests;
  slow.release();

  const done = main.getByRole('button', { name: say('clients:exercises.open') });
  await expect(done).toHaveCount(1);
  expect(await breaches(page)).toEqual([]);
  await done.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(done).toBeFocused();

  const tabs = main.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = main.getByRole('tabpanel', { name: say('clients:client.progress') });
  await expect(panel.getByRole('list', { name: say('ui:weekBars') })).toBeVisible();
  // Read-only: no day can be opened, and none asks to be filled in.
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  const fields = '**/get-webform-fields/**';
  const slowFields = await hold(page, fields);
  const paper = main.getByRole('button', { name: say('clients:print.button') });
  await main.getByRole('link', { name: say('clients:client.print') }).click();
  await visitor.expectAt('clientPrint', { domain: 'alcohol', uid });
  await page.reload();
  await expect(paper).toHaveAttribute('aria-disabled', 'true');
  await expect(main.locator('#card-1')).toHaveCount(0);
  slowFields.release();
  await expect(paper).not.toHaveAttribute('aria-disabled');
  await page.route(fields, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.reload();
  await expect(main.getByRole('alert')).toContainText(say('clients:list.failed'));
  await expect(paper).toHaveCount(0);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(main.getByText(say('clients:print.asOf', { day: '20 november 2026' }))).toBeVisible();
  // Robin has just begun: no day was filled in, and the card is that of the first phase.
  const totals = main.getByRole('region', { name: say('clients:totals.heading') });
  await expect(totals.getByRole('listitem')).toHaveText([
    /^0 van \d+ dag(en)? ingevuld$/,
    `0 ${say('clients:totals.success', { count: 0 })}`,
    `0 ${say('clients:totals.failed', { count: 0 })}`,
    `1 ${say('clients:totals.exercises', { count: 1 })}`,
  ]);
  await expect(main.locator('#card-1')).toBeVisible();
  const exercise = main.getByRole('article');
  await expect(exercise.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(exercise.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect(exercise.getByRole('heading', { level: 2 })).toHaveCount(0);
  expect(await breaches(page)).toEqual([]);
  const inkOnPaper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme });
    return main.evaluate((element) => getComputedStyle(element).color);
  };
  expect(await inkOnPaper('dark')).toBe(await inkOnPaper('light'));
  await page.emulateMedia({ media: null, colorScheme: null });
  await main.getByRole('link', { name: say('clients:print.back') }).click();

  await main.getByRole('button', { name: say('clients:unpair.button') }).click();
  const question = page.getByRole('dialog', { name: say('clients:unpair.question', { name: 'Robin' }) });
  await question.getByRole('button', { name: say('clients:unpair.keep') }).click();
  await main.getByRole('button', { name: say('clients:unpair.button') }).click();
  await question.getByRole('button', { name: say('clients:unpair.confirm') }).click();
  await visitor.expectAt('clients');
  await expect(page.getByText(say('clients:unpair.done'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'Anna' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await visitor.open('client', { domain: 'alcohol', uid });
  await expect(main).toContainText(say('clients:client.goneTitle'));
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await visitor.open('clients');
  await expect(main).toContainText(say('clients:list.emptyTitle'));
  await client.page.context().close();
});

test.describe('at a desk', { tag: '@full' }, () => {
  test.use(AT_A_DESK);

  test('a nurse sorts by the heads of the table, by keyboard', async ({ visitor, browser }) => {
    const { page, main, say } = visitor;
    const { client, uid } = await pairedClient(browser);
    await client.page.context().close();
    await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
    await visitor.open('clients');
    await expect(main.getByRole('link', { name: 'Anna' })).toBeVisible();
    const head = (column: 'name' | 'filled') =>
      main.getByRole('columnheader', { name: say(`clients:list.column.${column}`) });
    /** Whether she is before the client of this journey; there may be others in the list. */
    const isAnnaFirst = async () => {
      const links = await main.getByRole('rowheader').getByRole('link').all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
      const names = await Promise.all(links.map((link) => link.textContent()));
      return names.indexOf('Anna') < hrefs.indexOf(`/client/alcohol/${uid}`);
    };
    const button = head('name').getByRole('button');
    await button.press('Enter');
    await expect(head('name')).toHaveAttribute('aria-sort', 'ascending');
    expect(await isAnnaFirst(), 'Anna first').toBe(true);
    const sorted = say('clients:list.sorted.up', { order: say('clients:list.orderBy.name') });
    await expect(main.getByRole('status').filter({ hasText: sorted })).toHaveCount(1);
    await button.press('Space');
    await expect(head('name')).toHaveAttribute('aria-sort', 'descending');
    await expect(button).toBeFocused();
    expect(await isAnnaFirst(), 'Robin first').toBe(false);
    expect(await breaches(page)).toEqual([]);
    await main.locator('#field-order').selectOption('filled');
    await expect(head('filled')).toHaveAttribute('aria-sort', 'ascending');
    await expect(head('name')).not.toHaveAttribute('aria-sort');
  });
});

test('a nurse whose client ends the pairing meanwhile is told so and led to her list, and can try what failed again', {
  tag: '@full',
}, async ({ visitor, browser, watch }) => {
  watch.allowStatus(404, 500, 503);
  const { page, main, say } = visitor;
  const { client, uid } = await pairedClient(browser);
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  await page.route('**/get-clients-of-poh', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await visitor.open('clients');
  await expect(main.getByRole('alert')).toContainText(say('clients:list.failed'));
  const again = main.getByRole('button', { name: say('ui:tryAgain') });
  for (const [message, words] of [
    [LOOK_NOT_LOGGED, say('clients:notLogged')],
    ['Closed for maintenance.', say('ui:failure.unavailable')],
  ] as const) {
    const json = { message, code: 'unavailable' };
    await page.route('**/get-clients-of-poh', (route) => route.fulfill({ status: 503, json }), { times: 1 });
    await again.click();
    await expect(main.getByRole('alert')).toContainText(words);
  }
  await again.click();
  await main.locator(`a[href="/client/alcohol/${uid}"]`).click();
  await expect(main.getByRole('button', { name: say('clients:unpair.button') })).toBeVisible();
  const there = await visitor.elsewhere(page.context());
  await there.open('client', { domain: 'alcohol', uid });
  await client.open('nurse');
  await client.main.getByRole('button', { name: client.say('pairing:unpair.button') }).click();
  await client.page
    .getByRole('dialog')
    .getByRole('button', { name: client.say('pairing:unpair.button') })
    .click();
  await expect(client.page.getByText(client.say('pairing:unpair.done'))).toBeVisible();
  await there.main.getByRole('tab', { name: say('clients:client.progress') }).click();
  await expect(there.main).toContainText(say('clients:client.goneTitle'));
  const unpair = async () => {
    await main.getByRole('button', { name: say('clients:unpair.button') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('clients:unpair.confirm') })
      .click();
  };
  await page.route('**/remove-user-from-poh', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  });
  await unpair();
  await expect(main.getByText(say('clients:unpair.failed'))).toBeVisible();
  await expect(page.getByText(say('clients:unpair.failedToast'), { exact: true })).toBeVisible();
  await unpair();
  await visitor.expectAt('clients');
  await expect(page.getByText(say('clients:unpair.already'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'Anna' })).toBeVisible();
  await expect(main.locator(`a[href="/client/alcohol/${uid}"]`)).toHaveCount(0);
  await client.page.context().close();
});

test('no week is shown for a client whose programme has not begun, or is over, and all of its weeks on paper', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  for (const [begin, lead] of [
    ['2026-12-01', /begint op 1 december[^·]*$/],
    ['2026-09-01', /gestart op 1 september[^·]*$/],
  ] as const) {
    await page.route('**/get-clients-of-poh', async (route) => {
      const answer = await fetchHere(route);
      const rows = (await answer.json()) as object[];
      await route.fulfill({
        response: answer,
        json: rows.map((row) => ({ ...row, program_start_date: begin })),
      });
    });
    await visitor.open('clients');
    const link = main.getByRole('link', { name: 'Anna' });
    await expect(link).toBeVisible();
    await expect(main.getByText(/^week -?\d+$/)).toHaveCount(0);
    await link.click();
    await expect(main.getByText(lead)).toBeVisible();
  }
  await main.getByRole('link', { name: say('clients:client.print') }).click();
  const weeks = Array.from({ length: 12 }, (_, index) => say('clients:print.week', { number: index + 1 }));
  await expect(main.locator('tbody th')).toHaveText(weeks);
});
