import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { freshVapidSettings, startedPushServices } from '#server/testing/push-services.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const { web } = await startedPushServices();
const vapid = freshVapidSettings();
const server = sharedTestServer(vapid, undefined, new Set([web.host]));
const LONG_AWAY = 34 * 86_400;

const devicesOf = (uid: number) =>
  rowsOf<{ channel: string }>(
    server().connection.db,
    `select channel from push_token where uid = ${uid} order by channel`,
  ).then((rows) => rows.map(({ channel }) => channel));

const turnOnApp = (client: TestClient, name: string) =>
  client.post('/api/push-notification-token', { pushNotificationToken: `ExponentPushToken[${name}]` });

/** The same person on another device. */
async function elsewhere(name: string, address: string): Promise<TestClient> {
  const client = server().visitor('alcohol', { address });
  await client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
  return client;
}

/** Someone with an app here, and a browser of theirs elsewhere. */
async function withTwoDevices(name: string, address: string) {
  const phone = await server().newcomer(name);
  const laptop = await elsewhere(name, address);
  await turnOnApp(phone, name);
  await laptop.put('/api/v1/push-subscription', web.browser(name).subscription);
  const uid = await phone.uid();
  expect(await devicesOf(uid)).toEqual(['expo', 'web']);
  return { phone, laptop, uid };
}

/** By its name in the list of sessions. */
async function endOther(client: TestClient): Promise<void> {
  const { json } = await client.get('/api/v1/sessions');
  const { id } = json.find(({ current }: { current: boolean }) => !current);
  expect((await client.delete(`/api/v1/sessions/${id}`)).status).toBe(204);
}

describe('a device gets no more messages once its owner', () => {
  test('logs out on it, even without removing its token', async () => {
    const { phone, laptop, uid } = await withTwoDevices('left', '127.8.1.1');
    expect((await phone.post('/user/logout')).status).toBe(204);
    expect(await devicesOf(uid)).toEqual(['web']);
    await laptop.post('/user/logout');
    expect(await devicesOf(uid)).toEqual([]);
  });

  test('logs it out from elsewhere', async () => {
    const { phone, laptop, uid } = await withTwoDevices('left-there', '127.8.1.2');
    await endOther(laptop);
    expect(await devicesOf(uid)).toEqual(['web']);
    expect((await phone.get('/user/me')).status).toBe(403);
  });

  test('logs out everywhere, even where the session expired long ago', async () => {
    const { uid } = await withTwoDevices('left-all', '127.8.1.3');
    server().passSeconds(LONG_AWAY);
    await server().runJob('tidy_up');
    const again = await elsewhere('left-all', '127.8.1.4');
    expect((await again.delete('/api/v1/sessions')).status).toBe(204);
    expect(await devicesOf(uid)).toEqual([]);
  });

  test('changes the password elsewhere; the device where that was done continues', async () => {
    const { phone, laptop, uid } = await withTwoDevices('new-password', '127.8.1.5');
    const change = { pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-7' }] };
    const before = laptop.cookie;
    expect((await laptop.patch(`/user/${uid}`, change)).status).toBe(200);
    expect(await devicesOf(uid)).toEqual(['web']);
    expect((await phone.get('/user/me')).status).toBe(403);
    // It is the same session under another cookie: logging out still removes the device.
    expect(laptop.cookie).not.toBe(before);
    expect((await laptop.post('/user/logout')).status).toBe(204);
    expect(await devicesOf(uid)).toEqual([]);
  });
});

describe('a session that expired', () => {
  test('keeps the messages: reminders are for people who stay away', async () => {
    const { uid } = await withTwoDevices('away', '127.8.1.6');
    server().passSeconds(LONG_AWAY);
    expect(await server().runJob('tidy_up')).toBeGreaterThanOrEqual(2);
    expect(await devicesOf(uid)).toEqual(['expo', 'web']);
  });

  test('keeps them where their sweep fails, which stops no other; all that fails is told', async () => {
    const { uid } = await withTwoDevices('unswept', '127.8.1.9');
    server().passSeconds(LONG_AWAY);
    const { db } = server().connection;
    const sessions = () => rowsOf(db, `select from session where uid = ${uid}`);
    const missing = { cause: { code: '42P01' } };
    await rowsOf(db, 'alter table push_token rename to mislaid');
    await rowsOf(db, 'alter table idempotent_answer rename to forgotten');
    await expect(server().runJob('tidy_up')).rejects.toMatchObject({ errors: [missing, missing] });
    await rowsOf(db, 'alter table mislaid rename to push_token');
    expect(await devicesOf(uid)).toEqual(['expo', 'web']);
    expect(await rowsOf(db, 'select from flood_attempts')).toEqual([]);
    expect(await sessions()).toHaveLength(2);

    // What is no slice’s keeps no session.
    await expect(server().runJob('tidy_up')).rejects.toMatchObject(missing);
    await rowsOf(db, 'alter table forgotten rename to idempotent_answer');
    expect(await sessions()).toEqual([]);
    expect(await devicesOf(uid)).toEqual(['expo', 'web']);
  });

  test('a device registered again belongs to the new session, and is removed with it', async () => {
    const { uid } = await withTwoDevices('back', '127.8.1.7');
    server().passSeconds(LONG_AWAY);
    await server().runJob('tidy_up');
    const phone = await elsewhere('back', '127.8.1.8');
    await turnOnApp(phone, 'back');
    await phone.post('/user/logout');
    expect(await devicesOf(uid)).toEqual(['web']);
  });
});
