import { breaches } from '../kit/breaches.ts';
import { comeBackOffline, openAgain, sealed } from '../kit/cold-start.ts';
import { cutNetwork, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';
import type { Visitor } from '../kit/visitor.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ watch }) => watch.allowLostCalls());

test('in a browser that was closed a tap is kept, and counts once when the network is back', async ({
  visitor,
}) => {
  const back = await comeBackOffline(visitor);
  const { page, say } = back;
  const today = new Today(back);
  await today.open();
  await expect(page.getByText(say('daily-registration:device.tap'))).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await today.amount('2').click();
  const savedHere = page.getByRole('status').getByText(say('daily-registration:answer.savedHere'));
  await expect(savedHere).toBeVisible();
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'true');
  expect(await breaches(page)).toEqual([]);
  let sent = 0;
  page.on('request', (request) => {
    if (/\/days\/\d/.test(request.url())) sent += 1;
  });
  await mendNetwork(page);
  await expect.poll(async () => (await today.stored())?.totalAmount, { timeout: 20_000 }).toBe(2);
  // The page has turned into the ordinary one.
  await expect(page.getByRole('list', { name: say('ui:weekBars') })).toBeVisible();
  await today.open();
  await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'true');
  expect(Object.values((await today.stored()).items)).toHaveLength(1);
  expect(sent).toBe(1);
  expect(await sealed(back)).toEqual([]);
});

test('a tap that is undone before the network is back sends nothing', async ({ visitor }) => {
  const back = await comeBackOffline(visitor);
  const { page, main } = back;
  const today = new Today(back);
  await today.open();
  const field = await today.openByHand();
  await field.fill('3');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(main.locator(':focus')).toHaveRole('group');
  await today.amount('4').click();
  await today.undo.click();
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'true');
  await today.undo.click();
  await expect(today.undo).toHaveCount(0);
  await expect(today.amount('3')).toHaveAttribute('aria-pressed', 'false');
  expect(await sealed(back)).toEqual([]);
  await mendNetwork(page);
  await today.open();
  expect((await today.stored())?.totalAmount ?? null).toBeNull();
});

test('answers given on two pages that were closed arrive in order', async ({ visitor }) => {
  const first = await comeBackOffline(visitor);
  await new Today(first).open();
  await new Today(first).amount('2').click();
  await expect.poll(async () => (await sealed(first)).length).toBe(1);
  const second = await openAgain(first);
  const today = new Today(second);
  await today.open();
  await expect(second.page.getByText(second.say('daily-registration:device.waits'))).toBeVisible();
  await today.zero.click();
  await expect(second.page.getByText(second.say('daily-registration:answer.changeable'))).toBeVisible();
  await expect.poll(async () => (await sealed(second)).length).toBe(2);
  await mendNetwork(second.page);
  await second.open('programme');
  await expect.poll(async () => (await today.stored())?.totalAmount, { timeout: 20_000 }).toBe(0);
});

test('help with an urge opens in a browser that was closed: breathing, waiting, calling, and what eased counts', async ({
  visitor,
}) => {
  const back = await comeBackOffline(visitor);
  const { page, main, say, language } = back;
  await back.open('urge');
  expect(await breaches(page)).toEqual([]);
  await main.getByRole('link', { name: say('urge:tile.call.title') }).click();
  await expect(main.locator('a[href^="tel:"]').nth(2)).toBeVisible();
  await main.getByRole('link', { name: say('urge:otherHelp') }).click();
  await main.getByRole('link', { name: say('urge:tile.reasons.title') }).click();
  await expect(main.getByText(say('urge:reasons.later'))).toBeVisible();
  await main.getByRole('link', { name: say('urge:otherHelp') }).click();
  await main.getByRole('link', { name: say('urge:tile.breathe.title') }).click();
  await expect(main.getByRole('button', { name: say('urge:breathe.pause') })).toBeVisible();
  // After a reload the help begins at its first page.
  await page.reload();
  await back.expectAt('urge');
  await back.settled();
  await main.getByRole('button', { name: say('urge:eased') }).click();
  await expect(main.getByText(say('urge:less.countsLater'))).toBeVisible();
  await main.getByRole('link', { name: say('urge:less.back') }).click();
  await main.getByRole('link', { name: say('urge:tile.wait.title') }).click();
  await expect(back.heading(say('urge:wait.title'))).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await mendNetwork(page);
  const count = () =>
    page.evaluate(
      async (path) => (await (await fetch(path)).json()).riddenOut,
      `/api/${language}/api/v1/urges`,
    );
  await expect.poll(count, { timeout: 20_000 }).toBe(1);
  // The countdown was not interrupted.
  await expect(back.heading(say('urge:wait.title'))).toBeVisible();
});

test('nothing is sent as somebody else who logs in', async ({ visitor }) => {
  const back = await comeBackOffline(visitor);
  const { page } = back;
  const today = new Today(back);
  await today.open();
  await today.amount('2').click();
  await expect.poll(async () => (await sealed(back)).length).toBe(1);
  await mendNetwork(page);
  await page.goto('about:blank');
  const other = await openAgain(back);
  await other.page.context().clearCookies({ name: 'session' });
  await other.createAccount();
  await other.open('today');
  await expect.poll(() => sealed(other)).toEqual([]);
  await other.page.reload();
  await other.settled();
  const stored = await new Today(other).stored();
  expect(stored?.totalAmount ?? null).toBeNull();
});

/** Expects the page to say that the device keeps no tap. */
async function expectNotKept({ page, say }: Visitor): Promise<void> {
  await expect(page.getByRole('alert').getByText(say('daily-registration:device.refused'))).toBeVisible();
  await expect(page.getByText(say('daily-registration:answer.savedHere'))).toHaveCount(0);
}

for (const [what, forbid] of [
  [
    'forbidden',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where storage is ${what} the page says that it cannot keep a tap`, async ({ visitor }) => {
    const back = await comeBackOffline(visitor);
    const { page, say } = back;
    await page.addInitScript(forbid);
    const today = new Today(back);
    await today.open();
    await today.amount('2').click();
    await expectNotKept(back);
    await expect(today.amount('2')).toHaveAttribute('aria-pressed', 'false');
    await back.open('urge');
    await back.main.getByRole('button', { name: say('urge:eased') }).click();
    await expect(back.main.getByText(say('urge:less.notCounted'))).toBeVisible();
  });
}

test('on a shared device the page helps, and does not promise to keep a tap', async ({ visitor }) => {
  const back = await comeBackOffline(visitor, { ownDevice: false });
  const today = new Today(back);
  await today.open();
  await today.amount('2').click();
  await expectNotKept(back);
  expect(await sealed(back)).toEqual([]);
});

test('after logging out nothing is left on the device, and any page says whom to call', async ({
  visitor,
}) => {
  const back = await comeBackOffline(visitor);
  const { page, say } = back;
  await mendNetwork(page);
  await back.open('today');
  await back.logOut();
  expect(await page.evaluate(() => Object.keys(window.localStorage))).not.toContain('houvast.box');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await cutNetwork(page);
  await page.goto(back.address('today'));
  await expect(back.heading(say('pages:offline.title'))).toBeVisible();
});
