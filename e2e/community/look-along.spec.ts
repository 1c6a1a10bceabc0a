import { readConsent } from '#features/pairing/consent-contract.ts';
import { breaches } from '../kit/breaches.ts';
import { answerOtherwise, hold } from '../kit/calls.ts';
import { pairWithNurse } from '../kit/client.ts';
import { loseAnswer } from '../kit/connection.ts';
import { REASONS } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';

test.use({ site: 'alcohol', language: 'nl' });

const EXERCISE = { exercise: REASONS };

/** A new client of the demo nurse. */
async function pair(visitor: Visitor): Promise<void> {
  await visitor.createAccount();
  await pairWithNurse(visitor);
}

test('a client chooses what the nurse sees, and exercises say so', async ({ visitor, watch }) => {
  watch.allowStatus(409);
  const { page, main, say } = visitor;
  await pair(visitor);
  await expect(main.getByText(say('pairing:looks.none'))).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await visitor.open('exercise', EXERCISE);
  await expect(main.getByText(say('programme:exercise.nurseReads'))).toBeVisible();

  const slow = await hold(page, '**/api/v1/pairing');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/consent')) calls += 1;
  });
  const answered = page.waitForResponse('**/api/v1/consent');
  await visitor.open('nurse');
  await answered;
  slow.release();
  const exercises = main.getByRole('checkbox', { name: say('pairing:share.exercises.label') });
  await expect(exercises).toBeChecked();
  expect(calls, 'what was asked with the pairing is not asked again after it').toBe(1);
  await exercises.uncheck();
  await expect(page.getByText(say('pairing:share.saved'))).toBeVisible();
  await page.reload();
  await expect(exercises).not.toBeChecked();
  await expect(main.getByText(say('pairing:share.off', { day: '20 november' }))).toBeVisible();
  await expect(main.getByText('je antwoorden op oefeningen', { exact: true })).toHaveCount(0);

  await visitor.open('exercise', EXERCISE);
  await expect(main.getByText(say('programme:exercise.nurseDoesNot'))).toBeVisible();
  await expect(main.getByText(say('programme:exercise.nurseReads'))).toHaveCount(0);
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('link', { name: say('programme:exercise.nurseChange') }).click();
  await visitor.expectAt('nurse');

  const renew = main.getByRole('button', { name: say('pairing:term.renew') });
  await renew.click();
  await expect(page.getByText(say('pairing:term.done', { weeks: 26 }))).toBeVisible();

  // In the last weeks the question is above everything else, and disappears once it is answered.
  let asks = true;
  await answerOtherwise(page, /\/api\/v1\/consent$/, (consent) => ({
    ...consent,
    asks_renewal: asks,
    words_changed: asks,
  }));
  await page.reload();
  const yes = main.getByRole('button', { name: say('pairing:term.yes', { weeks: 26 }) });
  await expect(yes).toBeVisible();
  // To words that were not agreed to before nobody agrees without reading them.
  const sentence = main.getByRole('blockquote').getByText(say('pairing:pair.agree'));
  await expect(sentence).toBeVisible();
  // A page from before the words changed shows them first.
  await page.route(
    '**/api/v1/consent/renewal',
    (route) => route.fulfill({ status: 409, json: { code: 'edit_conflict', message: '' } }),
    { times: 1 },
  );
  const fresh = page.waitForEvent('load');
  await yes.click();
  await fresh;
  await expect(sentence).toBeVisible();
  asks = false;
  await yes.click();
  await expect(renew).toBeVisible();
  await expect(sentence).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('a client sees what the nurse sees, and nothing that is kept from her', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await pair(visitor);
  await main.getByRole('link', { name: say('pairing:mirror.title') }).click();
  await visitor.expectAt('mirror');
  await expect(main.getByText(say('pairing:mirror.lead', { name: 'M. Jansen' }))).toBeVisible();
  const notDone = main.getByText(say('clients:exercises.notDone')).first();
  await expect(notDone).toBeVisible();
  const slow = await hold(page, '**/api/v1/consent/view');
  const programme = page.waitForRequest('**/get-program-node/alcohol');
  await page.reload();
  await programme;
  slow.release();
  await expect(notDone).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('tab', { name: say('clients:client.progress') }).click();
  await expect(main.getByRole('list', { name: say('ui:weekBars') })).toBeVisible();
  expect(await breaches(page)).toEqual([]);

  await main.getByRole('link', { name: say('pairing:looks.change') }).click();
  await expect(main.getByText(say('pairing:looks.none'))).toBeVisible();
  await main.getByRole('checkbox', { name: say('pairing:share.exercises.label') }).uncheck();
  await expect(page.getByText(say('pairing:share.saved'))).toBeVisible();
  await visitor.open('mirror');
  await expect(main.getByText(say('clients:client.keepsExercises'))).toBeVisible();

  await visitor.open('nurse');
  await main.getByRole('button', { name: say('pairing:unpair.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('pairing:unpair.button') })
    .click();
  await expect(page.getByText(say('pairing:unpair.done'))).toBeVisible();
  await visitor.open('mirror');
  await expect(main.getByRole('heading', { name: say('pairing:mirror.nobody') })).toBeVisible();
  await main.getByRole('link', { name: say('pairing:mirror.toNurse') }).click();
  await visitor.expectAt('nurse');
});

test('a choice that is not saved goes back, and says so', { tag: '@full' }, async ({ visitor, watch }) => {
  watch.allowStatus(503);
  const { page, main, say } = visitor;
  await pair(visitor);
  await page.route('**/api/v1/consent', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
  );
  const registrations = main.getByRole('checkbox', { name: say('pairing:share.registrations.label') });
  await registrations.click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /niet|mis/ })
      .first(),
  ).toBeVisible();
  await expect(registrations).toBeChecked();
});

test('a choice whose answer gets lost shows what the nurse sees by now', async ({ visitor, watch }) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await pair(visitor);
  await loseAnswer(page, /\/api\/v1\/consent$/);
  const registrations = main.getByRole('checkbox', { name: say('pairing:share.registrations.label') });
  await registrations.click();
  await expect(page.getByText(say('ui:failure.network'))).toBeVisible();
  await expect(registrations).not.toBeChecked();
});

test('an exercise does not mention a nurse to people without one', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await visitor.open('exercise', EXERCISE);
  await expect(main.getByText(say('ui:notMonitored.nobody'))).toBeVisible();
  await expect(main.getByText(say('programme:exercise.nurseReads'))).toHaveCount(0);
  await expect(main.getByText(say('programme:exercise.nurseDoesNot'))).toHaveCount(0);
  expect(calls.filter((url) => url.includes(readConsent.path))).toEqual([]);
});

test('the page says who looked, by day and with pages', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await pair(visitor);
  await page.route('**/api/v1/access-log*', (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('page') === '0';
    const day = isFirst ? '2026-11-20' : '2026-11-09';
    const row = (look: string, nurse: string | null = 'M. Jansen') => ({
      at: `${day}T09:00:00Z`,
      day,
      nurse,
      look,
    });
    return route.fulfill({
      json: {
        rows: isFirst ? [row('registrations'), row('registrations'), row('list')] : [row('exercises', null)],
        pager: { current_page: isFirst ? 0 : 1, total_items: 21, total_pages: 2, items_per_page: 20 },
      },
    });
  });
  await visitor.open('nurse');
  await main.getByRole('link', { name: say('pairing:looks.all') }).click();
  await visitor.expectAt('looks');
  await expect(main.getByText('M. Jansen bekeek je voortgang, 2 keer')).toBeVisible();
  await expect(main.getByText('Vandaag')).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('link', { name: say('ui:pages.older') }).click();
  await expect(
    main.getByText('Je praktijkondersteuner van toen opende je oefeningen, met je antwoorden'),
  ).toBeVisible();
  await expect(main.getByText('Maandag 9 november')).toBeVisible();
  await expect(main.getByRole('region', { name: say('pairing:looks.byDay') })).toBeFocused();
});
