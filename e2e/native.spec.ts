import type { Request } from '@playwright/test';
import { breaches } from './breaches.ts';
import { test as base, expect } from './fixtures.ts';
import { NativeApp } from './native-app.ts';
import type { Visitor } from './visitor.ts';

const test = base.extend<{ app: NativeApp }>({
  app: async ({ page }, use) => {
    const app = new NativeApp(page);
    await app.wrap();
    await use(app);
  },
});

const TOKENS = '**/push-notification-token';
const TOKEN = 'ExponentPushToken[on-this-phone]';
const PUSH_TOKEN = JSON.stringify({ type: 'PUSH_TOKEN', payload: { pushNotificationToken: TOKEN } });
const LOGOUT_REQUEST = JSON.stringify({ type: 'LOGOUT_REQUEST' });
const DELETE_USER_REQUEST = JSON.stringify({ type: 'DELETE_USER_REQUEST' });

/** Answers the calls about tokens, and writes down all changes in the order in which they came. */
async function recordChanges({ page }: Visitor, status = 200): Promise<string[]> {
  const changes: string[] = [];
  const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const body = request.postData() ?? '';
    changes.push(`${nameOf(request).replace(/\/api\/(nl|en)/, '')} ${body}`.trim());
  });
  await page.route(TOKENS, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status, json: { message: 'x' } }),
  );
  return changes;
}
const SAVE = `POST /api/push-notification-token {"pushNotificationToken":"${TOKEN}"}`;
const REMOVE = `DELETE /api/push-notification-token {"pushNotificationToken":"${TOKEN}"}`;
const END = 'POST /user/logout';

async function openAccount(visitor: Visitor): Promise<void> {
  await visitor.createAccount();
  await visitor.open('account');
  await expect(visitor.heading(visitor.say('account:settings.title'))).toBeVisible();
}

async function turnOn(visitor: Visitor, app: NativeApp): Promise<void> {
  await visitor.main.getByRole('button', { name: visitor.say('account:phone.turnOn') }).click();
  await expect.poll(() => app.types).toContain('REQUEST_PUSH_TOKEN');
  await app.say(PUSH_TOKEN);
}

test('a browser has no phone to ask', async ({ visitor }) => {
  await openAccount(visitor);
  await expect(visitor.main.getByText(visitor.say('account:settings.title'))).toBeVisible();
  await expect(visitor.main.getByText(visitor.say('account:phone.heading'))).toHaveCount(0);
});

test('the app hears who logged in, without a name or a token', async ({ visitor, app, site, language }) => {
  await openAccount(visitor);
  await expect.poll(() => app.types).toEqual(['LOGIN']);
  expect(app.heard[0]).toEqual({
    type: 'LOGIN',
    payload: { uid: expect.any(Number), langcode: language, site },
  });
});

test('notifications are turned on for this phone, and it is forgotten before logging out', async ({
  visitor,
  app,
}) => {
  const { main, say } = visitor;
  await openAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnOn(visitor, app);
  await expect(main.getByText(say('account:phone.on'))).toBeVisible();
  await expect(main.getByText(say('account:phone.on'))).toBeFocused();
  expect(changes).toEqual([SAVE]);
  expect(await breaches(visitor.page)).toEqual([]);

  await visitor.logOut();
  expect(changes).toEqual([SAVE, REMOVE, END]);
  await expect.poll(() => app.types).toEqual(expect.arrayContaining(['LOGIN', 'LOGOUT']));
  expect(app.types.at(-1)).toBe('LOGOUT');
  const kept = await visitor.page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(kept).not.toContain('on-this-phone');
});

test('it is told when notifications could not be turned on', async ({ visitor, app, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  await page.clock.install();
  await openAccount(visitor);
  expect(await breaches(page)).toEqual([]);
  await recordChanges(visitor, 500);
  await turnOn(visitor, app);
  await expect(main.getByText(say('account:phone.failed'))).toBeVisible();

  // Someone who says no to their phone: the app has nothing to tell.
  await main.getByRole('button', { name: say('account:phone.turnOn') }).click();
  await expect(main.getByText(say('account:phone.asked'))).toBeVisible();
  await expect(main.getByText(say('account:phone.failed'))).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(main.getByText(say('account:phone.failed'))).toBeVisible();
});

test('the app asks to log out: the phone is forgotten, then the session ends', async ({ visitor, app }) => {
  await openAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnOn(visitor, app);
  await expect(visitor.main.getByText(visitor.say('account:phone.on'))).toBeVisible();
  await app.say(LOGOUT_REQUEST, { to: 'document' });
  await visitor.expectAt('landing');
  expect(changes).toEqual([SAVE, REMOVE, END]);
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
});

test('logging out everywhere forgets the phone first', async ({ visitor, app }) => {
  const { page, main, say } = visitor;
  await openAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnOn(visitor, app);
  await expect(main.getByText(say('account:phone.on'))).toBeVisible();
  await visitor.open('sessions');
  await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('session:sessions.everywhere') })
    .click();
  await visitor.expectAt('landing');
  expect(changes).toEqual([SAVE, REMOVE, 'DELETE /api/v1/sessions']);
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
});

test('the app asks to delete the account: the page asks the person, and nothing is deleted', async ({
  visitor,
  app,
}) => {
  const { main, say } = visitor;
  await openAccount(visitor);
  const changes = await recordChanges(visitor);
  await app.say(DELETE_USER_REQUEST);
  await visitor.expectAt('deleteAccount');
  await expect(main.getByRole('button', { name: say('account:remove.submit') })).toBeVisible();
  await expect(main.getByLabel(say('ui:proof.password'), { exact: true })).toBeVisible();
  expect(changes).toEqual([]);
});

test('a page to read, whose scripts wait, hears the app as well', async ({ visitor, app }) => {
  await visitor.createAccount();
  const changes = await recordChanges(visitor);
  await visitor.page.goto(visitor.address('help'));
  await expect.poll(() => app.types).toContain('LOGIN');
  await app.say(LOGOUT_REQUEST);
  await visitor.expectAt('landing');
  expect(changes).toEqual([END]);
});

test('others are not heeded, nor what is no message', async ({ visitor, app }) => {
  const { page, main, say } = visitor;
  await openAccount(visitor);
  const changes = await recordChanges(visitor);
  for (const to of ['window', 'document'] as const) {
    await app.say(LOGOUT_REQUEST, { to, origin: 'https://elsewhere.example' });
    await app.say(LOGOUT_REQUEST, { to, origin: 'null' });
    await app.say({ type: 'LOGOUT_REQUEST' }, { to });
    await app.say('LOGOUT_REQUEST', { to });
    await app.say('{"type":"LOGOUT"}', { to });
    await app.say('{"type":"PUSH_TOKEN","payload":{"pushNotificationToken":7}}', { to });
  }
  // One from here is the next that is heeded: nothing came before it.
  await app.say(PUSH_TOKEN, { to: 'document', origin: new URL(page.url()).origin });
  await expect(main.getByText(say('account:phone.on'))).toBeVisible();
  expect(changes).toEqual([SAVE]);
  await visitor.expectAt('account');
});
