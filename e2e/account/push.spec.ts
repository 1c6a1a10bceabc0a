import { loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keptEntries } from '../kit/kept-entries.ts';
import { originOf } from '../kit/origin.ts';
import {
  haveService,
  logOutByButton,
  openNotifications,
  pushTurnedOn,
  subscriptionCalls,
  switchOf,
  turnPushOn,
} from '../kit/push-device.ts';

test.use({ serviceWorkers: 'allow' });

test('messages on this device are turned on and off, and end with logging out', async ({
  visitor,
  site,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, say } = visitor;
  await page.context().grantPermissions(['notifications'], { origin: originOf(site) });
  await haveService(page);
  const calls = subscriptionCalls(page);
  await visitor.createAccount();
  await openNotifications(visitor);
  await expect(switchOf(visitor)).not.toBeChecked();
  await turnPushOn(visitor);
  expect(calls).toEqual(['PUT push-subscription 204']);

  // When the page opens again the switch is still on; the call to the server may fail, as it is repeated the next time.
  const letThrough = await loseCalls(page, '**/push-subscription');
  await visitor.open('notifications');
  await expect(switchOf(visitor)).toBeChecked();
  await letThrough();
  await switchOf(visitor).uncheck();
  await expect(page.getByRole('status').getByText(say('notifications:push.off'))).toBeVisible();
  await turnPushOn(visitor);
  calls.length = 0;
  await logOutByButton(visitor);
  await expect.poll(() => calls).toEqual(['POST logout 204']);
  await visitor.expectAt('landing');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a logout that fails without a connection says so, and leaves messages on this device as they were', async ({
  visitor,
  site,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await pushTurnedOn(visitor, site);
  const before = await keptEntries(page);
  const letThrough = await loseCalls(page, /\/(push-subscription|user\/logout)$/);
  await logOutByButton(visitor);
  await expect(visitor.heading(say('session:logout.failed'))).toBeVisible();
  await expect(main.getByRole('alert')).toHaveText(say('ui:failure.network'));
  expect(await keptEntries(page)).toEqual(before);
  await letThrough();
  await visitor.open('notifications');
  await expect(switchOf(visitor)).toBeChecked();
  await logOutByButton(visitor);
  await visitor.expectAt('landing');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('logging out everywhere turns messages off, and leaves them as they were when it fails', async ({
  visitor,
  site,
  watch,
}) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  await pushTurnedOn(visitor, site);
  const calls = subscriptionCalls(page);
  await page.route('**/api/v1/sessions', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { code: 'internal' } })
      : route.fallback(),
  );
  const logOutEverywhere = async () => {
    await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
    const confirm = page
      .getByRole('dialog')
      .getByRole('button', { name: say('session:sessions.everywhere') });
    await confirm.click();
  };
  await visitor.open('sessions');
  await logOutEverywhere();
  await expect(page.getByText(say('session:sessions.everywhereFailed'))).toBeVisible();
  expect(calls).toEqual([]);
  await visitor.open('notifications');
  await expect(switchOf(visitor)).toBeChecked();

  await page.unroute('**/api/v1/sessions');
  await visitor.open('sessions');
  await logOutEverywhere();
  await visitor.expectAt('landing');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('an account that is deleted leaves no subscription in the browser', async ({ visitor, site }) => {
  const { page, main, say } = visitor;
  const { password } = await pushTurnedOn(visitor, site);
  await visitor.open('deleteAccount');
  await main.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: say('account:remove.submit') }).click();
  await visitor.expectAt('farewell');
  await expect(visitor.heading(say('account:farewell.title'))).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('people can log out even if ending the subscription hangs', async ({ visitor, site }) => {
  const { page } = visitor;
  await pushTurnedOn(visitor, site);
  const calls = subscriptionCalls(page);
  await page.clock.install();
  await page.addInitScript(() => {
    const { getSubscription } = PushManager.prototype;
    PushManager.prototype.getSubscription = async function find() {
      const found = await getSubscription.call(this);
      return found && Object.assign(found, { unsubscribe: () => new Promise(() => undefined) });
    };
  });
  await logOutByButton(visitor);
  await expect.poll(() => calls).toEqual(['POST logout 204']);
  await page.clock.fastForward('00:04');
  await visitor.expectAt('landing');
});

test('the next person on a device finds their own switch turned off', async ({ visitor, site }) => {
  const { page } = visitor;
  await pushTurnedOn(visitor, site);
  await page.context().clearCookies();
  await visitor.createAccount();
  const calls = subscriptionCalls(page);
  await visitor.open('notifications');
  await expect(switchOf(visitor)).not.toBeChecked();
  expect(calls).toEqual([]);
});

test('a device that the server refuses is not left half turned on', async ({ visitor, site, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  await page.context().grantPermissions(['notifications'], { origin: originOf(site) });
  await haveService(page);
  await page.route('**/push-subscription', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal' } }),
  );
  await visitor.createAccount();
  await openNotifications(visitor);
  await switchOf(visitor).click();
  await expect(page.getByText(say('notifications:push.failed'))).toBeVisible();
  await expect(switchOf(visitor)).not.toBeChecked();
  expect(await keptEntries(page)).toEqual([]);
});

test('a browser that blocks notifications says what to do', async ({ visitor }) => {
  const { main, page, say } = visitor;
  await haveService(page);
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'denied';
      return permission;
    };
  });
  await visitor.createAccount();
  await openNotifications(visitor);
  await expect(main.getByText(say('notifications:push.refused'))).toHaveCount(0);
  // Not `check`, which fails when the switch stays off.
  await switchOf(visitor).click();
  await expect(main.getByRole('status').getByText(say('notifications:push.refused'))).toBeVisible();
  await expect(switchOf(visitor)).not.toBeChecked();
});

test('a browser without push messages shows no switch', async ({ visitor }) => {
  const { main, page, say } = visitor;
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'));
  await visitor.createAccount();
  const key = page.waitForResponse((answer) => answer.url().endsWith('/push-key'));
  await openNotifications(visitor);
  await (await key).finished();
  await expect(main.getByText(say('notifications:choice.confirmFirst'))).toBeVisible();
  await expect(main.getByText(say('notifications:push.heading'))).toHaveCount(0);
});

test('a message shows its text, and opens the site when it is pressed', async ({ visitor, site }) => {
  const { page } = visitor;
  await page.context().grantPermissions(['notifications'], { origin: originOf(site) });
  await visitor.open('landing');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [worker] = page.context().serviceWorkers();
  const seen = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScopeLike;
    const opened: string[] = [];
    const shown: object[] = [];
    scope.registration.showNotification = async (title, { body, tag, data }) => {
      shown.push({ title, body, tag, data });
    };
    scope.clients.matchAll = async () => [];
    scope.clients.openWindow = async (path) => void opened.push(path);
    const send = (type: string, parts: object) => {
      const done: Promise<unknown>[] = [];
      const event = new Event(type);
      Object.assign(event, { waitUntil: (work: Promise<unknown>) => done.push(work), ...parts });
      scope.dispatchEvent(event);
      return Promise.all(done);
    };
    const message = { title: 'Houvast', body: 'Je hebt een herinnering', path: '/en', id: 'one' };
    await send('push', { data: { json: () => message } });
    await send('notificationclick', { notification: { close: () => undefined, data: { path: '/en' } } });
    return { shown, opened };
  });
  expect(seen).toEqual({
    shown: [{ title: 'Houvast', body: 'Je hebt een herinnering', tag: 'one', data: { path: '/en' } }],
    opened: ['/en'],
  });
});

/** The part of a worker's global scope that this journey replaces. */
interface ServiceWorkerGlobalScopeLike {
  readonly registration: {
    showNotification(title: string, options: { body: string; tag: string; data: object }): Promise<void>;
  };
  readonly clients: {
    matchAll(): Promise<readonly object[]>;
    openWindow(path: string): Promise<void>;
  };
  dispatchEvent(event: Event): boolean;
}
