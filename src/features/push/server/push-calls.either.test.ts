import { describe, expect, test } from 'vitest';
import { dump, rowsOf } from '#server/testing/dump.ts';
import { freshVapidSettings, startedPushServices } from '#server/testing/push-services.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const { web } = await startedPushServices();
const vapid = freshVapidSettings();
const server = sharedTestServer(vapid, undefined, new Set([web.host]));
const TOKENS = '/api/push-notification-token';
const SUBSCRIPTION = '/api/v1/push-subscription';
const body = <T>(pushNotificationToken: T) => ({ pushNotificationToken });

/** The stored devices of a person, as their channels. */
async function devicesOf(name: string) {
  const rows = await rowsOf<{ channel: string }>(
    server().connection.db,
    `select channel from push_token join account using (uid) where mail_key = '${name}@houvast.example' order by channel`,
  );
  return rows.map(({ channel }) => channel);
}

describe('the token of a native app (contract #19, #20)', () => {
  test("is stored once, however often it is sent, and deleted at its owner's request", async () => {
    const client = await server().newcomer('native');
    const token = 'ExponentPushToken[native-1]';
    for (let times = 0; times < 2; times += 1) {
      expect(await client.post(TOKENS, body(token))).toMatchObject({
        status: 200,
        json: { message: expect.any(String) },
      });
    }
    expect((await client.post(TOKENS, body('ExpoPushToken[native-2]'))).status).toBe(200);
    expect((await client.post(TOKENS, body('f'.repeat(4_096)))).status).toBe(200);
    expect(await devicesOf('native')).toEqual(['device', 'expo', 'expo']);

    expect(await client.delete(TOKENS, body(token))).toMatchObject({ status: 204, text: '' });
    expect((await client.delete(TOKENS, body(token))).status).toBe(204);
    const query = new URLSearchParams(body('ExpoPushToken[native-2]'));
    expect((await client.delete(`${TOKENS}?${query}`)).status).toBe(204);
    expect((await client.delete(TOKENS)).status).toBe(204);
    expect(await devicesOf('native')).toEqual(['device']);
  });

  test.each([
    ['too long', 'a'.repeat(5_000)],
    ['too long for Expo', `ExponentPushToken[${'a'.repeat(4_980)}]`],
    ['forged', 'ExponentPushToken[abc'],
    ['of two lines', 'ExponentPushToken[a]\nExponentPushToken[b]'],
    ['with markup', '<script>alert(1)</script>'],
    ['a number', 7],
    ['a list', ['ExponentPushToken[abc]']],
    ['empty', ''],
    ['null', null],
    ['absent', undefined],
  ])('is refused when it is %s', async (_, token) => {
    const anna = await server().login('Anna');
    expect(await anna.post(TOKENS, body(token))).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', error: { pushNotificationToken: expect.any(String) } },
    });
    expect(await devicesOf('anna')).toEqual([]);
  });

  test('moves to the account that sends it last, on any site', async () => {
    const [first, second] = [await server().newcomer('first'), await server().newcomer('second', 'gambling')];
    const token = 'ExponentPushToken[moves]';
    await first.post(TOKENS, body(token));
    await second.post(TOKENS, body(token));
    expect([await devicesOf('first'), await devicesOf('second')]).toEqual([[], ['expo']]);
    // The first account can no longer delete it.
    expect((await first.delete(TOKENS, body(token))).status).toBe(204);
    expect(await devicesOf('second')).toEqual(['expo']);
  });

  test('is not in plain text anywhere, neither in the database nor in the log', async () => {
    const client = await server().newcomer('sealed');
    const token = 'ExponentPushToken[kanarie-token]';
    await client.post(TOKENS, body(token));
    const { subscription } = web.browser('kanarie-endpoint');
    await client.put(SUBSCRIPTION, subscription);
    await client.put(SUBSCRIPTION, { ...subscription, endpoint: 'https://10.0.0.1/kanarie-endpoint' });
    await client.delete(`${TOKENS}?${new URLSearchParams(body('ExponentPushToken[kanarie-other]'))}`);
    const stored = await dump(server().connection.db);
    expect(stored).toContain('push_token ');
    for (const secret of ['kanarie-token', 'kanarie-endpoint', subscription.keys.auth]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
    const log = server().log.join('\n');
    expect(log).toContain(TOKENS);
    expect(log).not.toContain('kanarie');
  });

  test('requires a login', async () => {
    const visitor = server().visitor('alcohol', { address: '127.7.0.1' });
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await visitor.send(method, TOKENS, body('ExponentPushToken[abc]'))).status).toBe(403);
    }
  });
});

describe('the subscription of a browser', () => {
  test('is made with the public key, stored once, and moves and is deleted like a token', async () => {
    const [first, second] = [await server().newcomer('browser'), await server().newcomer('browser-too')];
    expect((await first.get('/api/v1/push-key')).json).toEqual({ key: vapid.VAPID_PUBLIC_KEY });
    const { subscription } = web.browser('kept');
    for (const client of [first, first, second]) {
      expect(await client.put(SUBSCRIPTION, subscription)).toMatchObject({ status: 204, text: '' });
    }
    expect([await devicesOf('browser'), await devicesOf('browser-too')]).toEqual([[], ['web']]);
    const { endpoint } = subscription;
    expect((await first.delete(SUBSCRIPTION, { endpoint })).status).toBe(204);
    expect(await devicesOf('browser-too')).toEqual(['web']);
    expect((await second.delete(SUBSCRIPTION, { endpoint })).status).toBe(204);
    expect(await devicesOf('browser-too')).toEqual([]);
  });

  test.each([
    'http://push.example.nl/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.1.2.3/x',
    'https://100.64.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[fe80::1]/x',
    'https://[fd00::1]/x',
    'https://user:pass@push.example.nl/x',
    'https://push.example.nl:8443/x',
    'http://127.0.0.1:1/x',
    'javascript:alert(1)',
    '',
  ])('is refused with the endpoint %s', async (endpoint) => {
    const anna = await server().login('Anna');
    const { keys } = web.browser('refused').subscription;
    expect(await anna.put(SUBSCRIPTION, { endpoint, keys })).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', error: { endpoint: expect.any(String) } },
    });
    expect(await devicesOf('anna')).toEqual([]);
  });

  test.each([
    ['no keys', {}],
    ['a short key', { keys: { p256dh: 'abc', auth: 'a'.repeat(22) } }],
    ['a long secret', { keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(99) } }],
  ])('is refused with %s', async (_, change) => {
    const anna = await server().login('Anna');
    const answer = await anna.put(SUBSCRIPTION, { endpoint: 'https://push.example.nl/x', ...change });
    expect(answer.status).toBe(400);
  });

  test('keeps the twenty most recently seen devices', async () => {
    const client = await server().newcomer('collector');
    for (let index = 0; index < 22; index += 1) {
      server().passSeconds(1);
      await client.put(SUBSCRIPTION, web.browser(`collected-${index}`).subscription);
    }
    expect(await devicesOf('collector')).toHaveLength(20);
    await client.delete(SUBSCRIPTION, { endpoint: web.browser('collected-0').subscription.endpoint });
    expect(await devicesOf('collector')).toHaveLength(20);
    await client.delete(SUBSCRIPTION, { endpoint: web.browser('collected-21').subscription.endpoint });
    expect(await devicesOf('collector')).toHaveLength(19);
  });
});

test('a device unseen for 270 days is deleted', async () => {
  const client = await server().newcomer('unseen');
  await client.post(TOKENS, body('ExponentPushToken[unseen]'));
  server().passSeconds(270 * 86_400);
  await server().runJob('tidy_up');
  expect(await devicesOf('unseen')).toEqual(['expo']);
  server().passSeconds(1);
  await server().runJob('tidy_up');
  expect(await devicesOf('unseen')).toEqual([]);
});

describe('without VAPID keys', () => {
  const bare = sharedTestServer();

  test('there is no key and no subscription, and tokens are still stored', async () => {
    const client = await bare().newcomer('bare');
    expect(await client.get('/api/v1/push-key')).toMatchObject({ status: 200, json: { key: null } });
    const { keys } = web.browser('bare').subscription;
    expect((await client.put(SUBSCRIPTION, { endpoint: 'https://push.example.nl/x', keys })).status).toBe(
      404,
    );
    expect((await client.post(TOKENS, body('ExponentPushToken[bare]'))).status).toBe(200);
  });
});
