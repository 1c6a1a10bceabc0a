import { answerOtherwise, hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';
import { comeBack } from '../kit/visibility.ts';

const NOTE = 'Lange dag.';

test('what is told while another amount is being saved belongs to that amount', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  await today.done();
  const saving = await hold(page, '**/api/*/api/v1/days/*');
  await today.amount('3').click();
  await main.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await today.sheet.getByRole('button', { name: say('ui:place.home'), exact: true }).click();
  saving.release();
  await today.expectStored({ amount: 3, where: 'home' });
});

test('on a slow line more taps on one amount save it once, and the last amount shows until it is saved', async ({
  visitor,
}) => {
  const { page, main } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  // A browser without locks may send an answer twice, with the same key.
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/days/'))
      keys.add(request.headers()['idempotency-key']);
  });
  const days = '**/api/*/api/v1/days/*';
  const second = await hold(page, days);
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(days, async (route) => first.then(() => route.continue()), { times: 1 });
  await today.amount('3').click();
  const two = today.amount('2');
  await two.dblclick();
  await two.click();
  release();
  await expect(today.sheet).toBeVisible();
  await expect(two).toHaveAttribute('aria-pressed', 'true');
  await expect(main.locator('[aria-busy]')).toBeVisible();
  second.release();
  await expect(today.sheet.getByRole('heading').first()).toContainText('2');
  await today.done();
  await expect(main.locator('[aria-busy]')).toHaveCount(0);
  await expect(today.sheet).toHaveCount(0);
  expect(keys.size, 'one of three, one of two').toBe(2);
});

test('on a slow line a choice shows at once, and the sheet that it is saving', async ({ visitor, watch }) => {
  watch.allowStatus(409);
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  const pick = (name: string) => today.sheet.getByRole('button', { name, exact: true });
  const home = pick(say('ui:place.home'));
  const friend = pick(say('ui:company.friend'));
  await expect(home).toBeVisible();
  const saving = await hold(page, '**/api/*/api/v1/days/*');
  await home.click();
  await friend.click();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
  await expect(friend).toHaveAttribute('aria-pressed', 'true');
  await friend.click();
  await expect(friend).toHaveAttribute('aria-pressed', 'false');
  await today.sheet.getByRole('textbox').fill(NOTE);
  const done = pick(say('daily-registration:answer.done'));
  await done.click();
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  saving.release();
  await expect(today.sheet).toHaveCount(0);
  await today.expectStored({ amount: 2, where: 'home', with_who: null, note: NOTE });

  await page.route('**/api/*/api/v1/days/*', (route) =>
    route.fulfill({ status: 409, json: { code: 'edit_conflict' } }),
  );
  await visitor.main.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await home.click();
  await expect(today.sheet.getByRole('alert')).toBeVisible();
  await expect(home).toHaveAttribute('aria-pressed', 'true');
});

test('a response that was requested before a tap and arrives after it takes nothing back', async ({
  visitor,
}) => {
  const { page } = visitor;
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await today.open();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isRead = new Promise<void>((resolve) => {
    void answerOtherwise(page, /\/registrations\/overview$/, async (overview) => {
      resolve();
      await gate;
      return overview;
    });
  });
  await comeBack(page);
  await isRead;
  await today.amount('2').click();
  await today.sheet.getByRole('textbox').fill(NOTE);
  const arrived = page.waitForResponse(/\/registrations\/overview$/);
  release();
  await (await arrived).finished();
  await today.done();
  await today.expectStored({ amount: 2, note: NOTE });
  await today.amount('3').click();
  await today.expectStored({ amount: 3, note: NOTE });
});
