import { expect } from '../kit/fixtures.ts';
import {
  END,
  LOGOUT_REQUEST,
  openNewAccount,
  PUSH_TOKEN,
  REMOVE,
  recordChanges,
  SAVE,
  test,
  turnPushOnInApp,
} from '../kit/native-app.ts';
import { logOutByButton } from '../kit/push-device.ts';

const DELETE_USER_REQUEST = JSON.stringify({ type: 'DELETE_USER_REQUEST' });

test('a browser has no phone to ask', async ({ visitor }) => {
  await openNewAccount(visitor);
  await expect(visitor.main.getByText(visitor.say('settings:title'))).toBeVisible();
  await expect(visitor.main.getByText(visitor.say('notifications:phone.heading'))).toHaveCount(0);
});

test('the app hears who logged in, without a name or a token', async ({ visitor, app, site, language }) => {
  await openNewAccount(visitor);
  await expect.poll(() => app.types).toEqual(['LOGIN']);
  expect(app.heard[0]).toEqual({
    type: 'LOGIN',
    payload: { uid: expect.any(Number), langcode: language, site },
  });
});

test('the app asks to log out: the phone is forgotten, then the session ends', async ({ visitor, app }) => {
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnPushOnInApp(visitor, app);
  await app.say(LOGOUT_REQUEST, { to: 'document' });
  await visitor.expectAt('landing');
  expect(changes).toEqual([SAVE, REMOVE, END]);
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
});

test('the app asks to delete the account: the page asks the person, and nothing is deleted', async ({
  visitor,
  app,
}) => {
  const { main, say } = visitor;
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await app.say(DELETE_USER_REQUEST);
  await visitor.expectAt('deleteAccount');
  await expect(main.getByRole('button', { name: say('account:remove.submit') })).toBeVisible();
  await expect(main.getByLabel(say('ui:proof.password'), { exact: true })).toBeVisible();
  expect(changes).toEqual([]);
});

test('a content page hears the app too, although its scripts load later', async ({ visitor, app }) => {
  await visitor.createAccount();
  const changes = await recordChanges(visitor);
  await visitor.page.goto(visitor.address('help'));
  await expect.poll(() => app.types).toContain('LOGIN');
  await app.say(LOGOUT_REQUEST);
  await visitor.expectAt('landing');
  expect(changes).toEqual([END]);
});

test('messages from other origins are ignored, and so is anything that is no message', async ({
  visitor,
  app,
}) => {
  const { page, main, say } = visitor;
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await main.getByRole('button', { name: say('notifications:phone.turnOn') }).click();
  for (const to of ['window', 'document'] as const) {
    await app.say(LOGOUT_REQUEST, { to, origin: 'https://elsewhere.example' });
    await app.say(LOGOUT_REQUEST, { to, origin: 'null' });
    await app.say({ type: 'LOGOUT_REQUEST' }, { to });
    await app.say('LOGOUT_REQUEST', { to });
    await app.say('{"type":"LOGOUT"}', { to });
    await app.say('{"type":"PUSH_TOKEN","payload":{"pushNotificationToken":7}}', { to });
  }
  // A message from our own origin is the first to be handled: those before it were ignored.
  await app.say(PUSH_TOKEN, { to: 'document', origin: new URL(page.url()).origin });
  await expect(main.getByText(say('notifications:phone.on'))).toBeVisible();
  expect(changes).toEqual([SAVE]);
  await visitor.expectAt('account');
});

test('a browser that never ends its subscription keeps nobody from logging out', async ({ visitor }) => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.createAccount();
  await page.addInitScript(() => {
    const registration = async () => ({}) as ServiceWorkerRegistration;
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: registration });
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: new Promise(() => undefined) });
  });
  const changes = await recordChanges(visitor);
  await logOutByButton(visitor);
  await expect(page.getByRole('status').getByText(visitor.say('session:logout.busy'))).toBeVisible();
  await expect.poll(() => changes).toEqual([END]);
  await page.clock.fastForward('00:04');
  await visitor.expectAt('landing');
});

test('the app may ask to log out again when it failed, and the phone goes on until then', async ({
  visitor,
  app,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnPushOnInApp(visitor, app);
  await page.route('**/user/logout', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await app.say(LOGOUT_REQUEST);
  await expect(visitor.heading(say('session:logout.failed'))).toBeVisible();
  await expect(main.getByRole('alert')).toHaveText(say('session:logout.stillIn'));
  await expect
    .poll(() => changes, 'the phone belongs to the session that goes on')
    .toEqual([SAVE, REMOVE, END, SAVE]);
  await app.say(LOGOUT_REQUEST);
  await visitor.expectAt('landing');
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
});
