import { breaches } from '../kit/breaches.ts';
import { expect } from '../kit/fixtures.ts';
import {
  askForPush,
  END,
  LOGOUT_REQUEST,
  openNewAccount,
  PUSH_TOKEN,
  pushToken,
  REMOVE,
  recordChanges,
  removed,
  SAVE,
  saved,
  test,
  turnPushOnInApp,
} from '../kit/native-app.ts';
import type { Visitor } from '../kit/visitor.ts';

/** Everything stored on this phone. */
const stored = ({ page }: Visitor) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

test('notifications are turned on for this phone, and it is forgotten before logging out', async ({
  visitor,
  app,
}) => {
  const { main, say } = visitor;
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnPushOnInApp(visitor, app);
  await expect(main.getByText(say('notifications:phone.on'))).toBeFocused();
  expect(changes).toEqual([SAVE]);
  expect(await breaches(visitor.page)).toEqual([]);

  await visitor.logOut();
  expect(changes).toEqual([SAVE, REMOVE, END]);
  await expect.poll(() => app.types).toEqual(expect.arrayContaining(['LOGIN', 'LOGOUT']));
  expect(app.types.at(-1)).toBe('LOGOUT');
  expect(await stored(visitor)).not.toContain('on-this-phone');
});

test('the page says when notifications could not be turned on', async ({ visitor, app, watch }) => {
  const { page, main, say } = visitor;
  watch.allowStatus(500);
  await page.clock.install();
  await openNewAccount(visitor);
  expect(await breaches(page)).toEqual([]);
  await recordChanges(visitor, 500);
  await askForPush(visitor, app);
  await expect(main.getByText(say('notifications:phone.failed'))).toBeVisible();

  // Someone who declines the phone's own prompt: the app then sends nothing.
  await main.getByRole('button', { name: say('notifications:phone.turnOn') }).click();
  await expect(main.getByText(say('notifications:phone.asked'))).toBeVisible();
  await expect(main.getByText(say('notifications:phone.failed'))).toHaveCount(0);
  await page.clock.fastForward('01:01');
  await expect(main.getByText(say('notifications:phone.failed'))).toBeVisible();
});

test('logging out everywhere leaves the phone to the server, which forgets it with the sessions', async ({
  visitor,
  app,
}) => {
  const { page, main, say } = visitor;
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnPushOnInApp(visitor, app);
  await visitor.open('sessions');
  await main.getByRole('button', { name: say('session:sessions.everywhere') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('session:sessions.everywhere') })
    .click();
  await visitor.expectAt('landing');
  // Every document saves the token again.
  expect(changes).toEqual([SAVE, SAVE, 'DELETE /api/v1/sessions']);
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
});

test('logging out waits for the phone to be forgotten, but not for ever', async ({ visitor, app }) => {
  const { page } = visitor;
  await page.clock.install();
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor, 200, () => new Promise(() => undefined));
  await turnPushOnInApp(visitor, app);
  await app.say(LOGOUT_REQUEST);
  await expect.poll(() => changes).toEqual([SAVE, REMOVE]);
  await page.clock.fastForward('00:02');
  expect(changes).toEqual([SAVE, REMOVE]);
  await page.clock.fastForward('00:02');
  await visitor.expectAt('landing');
  expect(changes).toEqual([SAVE, REMOVE, END]);
  await expect.poll(() => app.types.at(-1)).toBe('LOGOUT');
  expect(await stored(visitor)).not.toContain('on-this-phone');
});

test('a page that is opened again knows that notifications are on, and can turn them off', async ({
  visitor,
  app,
  watch,
}) => {
  const { main, say } = visitor;
  watch.allowStatus(500);
  await openNewAccount(visitor);
  let status = 500;
  const changes = await recordChanges(visitor, 200, (route) => route.fulfill({ status }));
  await turnPushOnInApp(visitor, app);
  await visitor.open('account');
  await expect(main.getByText(say('notifications:phone.on'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('notifications:phone.turnOn') })).toHaveCount(0);
  await expect.poll(() => changes).toEqual([SAVE, SAVE]);

  const turnOff = main.getByRole('button', { name: say('notifications:phone.turnOff') });
  await turnOff.click();
  await expect(main.getByText(say('notifications:phone.stuck'))).toBeVisible();
  status = 204;
  await turnOff.click();
  await expect(main.getByText(say('notifications:phone.off'))).toBeFocused();
  expect(changes).toEqual([SAVE, SAVE, REMOVE, REMOVE]);
  expect(await breaches(visitor.page)).toEqual([]);
  expect(await stored(visitor)).not.toContain('on-this-phone');
  await visitor.open('account');
  await expect(main.getByRole('button', { name: say('notifications:phone.turnOn') })).toBeVisible();
  expect(changes).toHaveLength(4);
});

test('the next person on a phone finds notifications turned off', async ({ visitor, app }) => {
  const { main, page, say } = visitor;
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await turnPushOnInApp(visitor, app);
  await page.context().clearCookies();
  await openNewAccount(visitor);
  await expect(main.getByRole('button', { name: say('notifications:phone.turnOn') })).toBeVisible();
  expect(changes).toEqual([SAVE]);
});

test('a token that replaces another leaves none behind', async ({ visitor, app }) => {
  await openNewAccount(visitor);
  const changes = await recordChanges(visitor);
  await askForPush(visitor, app);
  await app.say(pushToken('renewed'));
  await expect.poll(() => changes).toEqual([SAVE, REMOVE, saved('renewed')]);
  await app.say(LOGOUT_REQUEST);
  await visitor.expectAt('landing');
  expect(changes).toEqual([SAVE, REMOVE, saved('renewed'), removed('renewed'), END]);
});

test('a token that nobody asked for is stored nowhere', async ({ visitor, app }) => {
  const changes = await recordChanges(visitor);
  await visitor.open('login');
  await app.say(PUSH_TOKEN);
  await openNewAccount(visitor);
  await app.say(PUSH_TOKEN);
  await visitor.open('account');
  await expect(
    visitor.main.getByRole('button', { name: visitor.say('notifications:phone.turnOn') }),
  ).toBeVisible();
  expect(changes).toEqual([]);
  expect(await stored(visitor)).not.toContain('on-this-phone');
});

test('a token that arrives during or after logging out is stored nowhere', async ({ visitor, app }) => {
  let answer: () => void = () => undefined;
  const changes = await recordChanges(visitor, 200, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: 204 });
  });
  await openNewAccount(visitor);
  await turnPushOnInApp(visitor, app);
  await app.say(LOGOUT_REQUEST);
  await expect.poll(() => changes).toEqual([SAVE, REMOVE]);
  await app.say(pushToken('too late'));
  answer();
  await visitor.expectAt('landing');
  await visitor.settled();
  await app.say(pushToken('too late'));
  expect(changes).toEqual([SAVE, REMOVE, END]);
  expect(await stored(visitor)).toBe('[]');
});
