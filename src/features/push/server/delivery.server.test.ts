import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pushToken } from '#db/schema/notices.ts';
import { addDays } from '#domain/kit/day.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { freshVapidSettings, startedPushServices } from '#server/testing/push-services.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { writePush } from './outbox.ts';

const { expo, web } = await startedPushServices();
const vapid = freshVapidSettings();
const server = sharedTestServer(
  {
    EXPO_PUSH_URL: expo.url,
    EXPO_ACCESS_TOKEN: 'an access token of Expo',
    ...vapid,
  },
  undefined,
  new Set([web.host]),
);
const TOKENS = '/api/push-notification-token';
const SUBSCRIPTION = '/api/v1/push-subscription';
const deliver = () => server().runJob('deliver_push');
const tokenOf = (name: string) => `ExponentPushToken[${name}]`;
const sentTo = (name: string) => expo.sent.filter(({ to }) => to === tokenOf(name));
const addTo = (client: TestClient, name: string) =>
  client.post(TOKENS, { pushNotificationToken: tokenOf(name) });

/** What a job or a reaction does: writes a push message to someone. */
async function write(
  client: TestClient,
  kind: NotificationKind = 'daily_mail',
  about = '2026-11-20',
  options: { notBefore?: Date } = {},
): Promise<void> {
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  const { connection, clock } = server();
  await writePush({ db: connection.db, clock, knock: () => undefined }, [{ uid, kind, about }], options);
}

/** Someone new with a native app of the same name. */
async function withApp(name: string, options: { language?: 'nl' | 'en' } = {}): Promise<TestClient> {
  const client = await server().newcomer(name, 'alcohol', options);
  await addTo(client, name);
  return client;
}

async function withBrowser(name: string) {
  const client = await server().newcomer(name);
  const browser = web.browser(name);
  expect((await client.put(SUBSCRIPTION, browser.subscription)).status).toBe(204);
  return { client, browser };
}

async function devices(client: TestClient): Promise<number> {
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  const rows = await rowsOf(server().connection.db, `select id from push_token where uid = ${uid}`);
  return rows.length;
}

beforeEach(async () => {
  expo.status = 200;
  server().passSeconds(3_600);
  await deliver();
});

describe('a push message', () => {
  test('goes to every device, once, and says nothing of its reader or the site', async () => {
    const client = await withApp('everywhere', { language: 'en' });
    await addTo(client, 'everywhere-too');
    const browser = web.browser('everywhere');
    await client.put(SUBSCRIPTION, browser.subscription);
    await write(client, 'usage_reminder_mail');
    await write(client, 'usage_reminder_mail');
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    const text = { title: 'Houvast', body: 'Something is still open for you' };
    expect(sentTo('everywhere')).toEqual([{ ...text, to: tokenOf('everywhere'), ttl: 2 * 86_400 }]);
    expect(sentTo('everywhere-too')).toHaveLength(1);
    expect(expo.headers?.authorization).toBe('Bearer an access token of Expo');
    const arrived = web.to('everywhere').map(({ body }) => browser.read(body));
    expect(arrived).toEqual([{ ...text, path: '/en', id: expect.any(String) }]);
  });

  test('for a browser is signed, encrypted and short-lived', async () => {
    const { client } = await withBrowser('signed');
    await write(client, 'badge_mail');
    await deliver();
    const [request] = web.to('signed');
    expect(request?.headers).toMatchObject({
      ttl: '259200',
      'content-encoding': 'aes128gcm',
      host: web.host,
    });
    const [, token = '', key] =
      /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), k=([\w-]+)$/.exec(request?.headers.authorization ?? '') ?? [];
    expect(key).toBe(vapid.VAPID_PUBLIC_KEY);
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(claims).toMatchObject({ aud: `http://${web.host}`, sub: 'mailto:push@houvast.example' });
    expect(request?.body.toString('latin1')).not.toContain('Houvast');
  });

  test('goes to who chose its kind, also when they change their mind while it waits', async () => {
    const ina = await server().login('Ina');
    await addTo(ina, 'ina');
    const choose = async (...kinds: NotificationKind[]) => {
      const uid = (await ina.get('/user/me')).json.uid[0].value as number;
      const field_notification_settings = kinds.map((value) => ({ value }));
      expect((await ina.patch(`/user/${uid}`, { field_notification_settings })).status).toBe(200);
    };
    await choose('badge_mail');
    await write(ina, 'daily_mail', 'not chosen');
    expect(await deliver()).toBe(0);
    await choose('daily_mail');
    await write(ina, 'daily_mail', 'chosen');
    expect(await deliver()).toBe(1);
    await write(ina, 'daily_mail', 'taken back');
    await choose('badge_mail');
    expect(await deliver()).toBe(0);
    await choose('daily_mail');
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
    expect(sentTo('ina')).toHaveLength(1);
  });

  test('waits for the end of the quiet hours, and is thrown away when nobody needs it any more', async () => {
    const client = await withApp('quiet');
    const inHours = (hours: number) => new Date(server().clock.now().getTime() + hours * 3_600_000);
    await write(client, 'badge_mail', 'later', { notBefore: inHours(10) });
    expect(await deliver()).toBe(0);
    server().passSeconds(10 * 3_600);
    expect(await deliver()).toBe(1);
    await write(client, 'badge_mail', 'too late');
    server().passSeconds(4 * 86_400);
    expect(await deliver()).toBe(0);
    await server().runJob('tidy_up');
    expect(await rowsOf(server().connection.db, 'select id from push_message')).toEqual([]);
  });

  test('about a day is not brought when that day is over', async () => {
    const client = await withApp('yesterday');
    await write(client, 'daily_mail', 'this day');
    const { clock } = server();
    const midnight = clock.instantOf(addDays(clock.today(), 1), 0);
    server().passSeconds((midnight.getTime() - clock.now().getTime()) / 1_000);
    expect(await deliver()).toBe(0);
    expect(sentTo('yesterday')).toEqual([]);
  });

  test('to a token that does not open holds up no other, and is told of', async () => {
    const [damaged, sound] = [await withApp('damaged'), await withApp('sound')];
    const uid = (await damaged.get('/user/me')).json.uid[0].value as number;
    const { db } = server().connection;
    await db
      .update(pushToken)
      .set({ token: Buffer.from('not sealed') })
      .where(eq(pushToken.uid, uid));
    await write(damaged);
    await write(sound);
    await expect(deliver()).rejects.toThrow('unknown version');
    expect(sentTo('sound')).toHaveLength(1);
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
  });

  test('tells of a badge in the morning, and not at all who looks at none', async () => {
    const client = await withApp('badge');
    const browser = web.browser('badge');
    await client.put(SUBSCRIPTION, browser.subscription);
    const register = (who: TestClient) =>
      who.post('/webform_rest/submit', {
        webform_id: 'daily_registration',
        registration_date: server().clock.today(),
        amount: 0,
      });
    expect((await register(client)).status).toBe(200);
    const other = await withApp('no-badge');
    const uid = (await other.get('/user/me')).json.uid[0].value as number;
    await other.patch(`/user/${uid}`, { field_show_badges: [{ value: false }] });
    await register(other);
    // Whatever hour it is by now, the morning has come half a day later at the latest.
    server().passSeconds(12 * 3_600);
    await deliver();
    expect(sentTo('badge').map(({ body }) => body)).toEqual(['Je hebt iets bereikt']);
    expect(web.to('badge').map(({ body }) => browser.read(body))).toMatchObject([
      { title: 'Houvast', body: 'Je hebt iets bereikt', path: '/' },
    ]);
    expect(sentTo('no-badge')).toEqual([]);
  });

  test('to a token of a maker waits for someone who can reach it: Expo is not asked', async () => {
    const client = await server().newcomer('fcm');
    await client.post(TOKENS, { pushNotificationToken: 'fcm-token:APA91b' });
    await write(client);
    expect(await deliver()).toBe(0);
    expect(expo.sent.filter(({ to }) => to.includes('APA91b'))).toEqual([]);
    expect(await devices(client)).toBe(1);
  });

  test('goes with its account and with the device that moved to another one', async () => {
    const [mover, deleted] = [await withApp('mover'), await withApp('deleted')];
    await write(mover);
    await write(deleted);
    await addTo(await server().newcomer('taker'), 'mover');
    const pass = [{ existing: NEWCOMER_PASSWORD }];
    expect((await deleted.post('/delete-user-account', { pass })).status).toBe(200);
    expect(await deliver()).toBe(0);
    expect([...sentTo('mover'), ...sentTo('deleted')]).toEqual([]);
  });
});

describe('the service of Expo', () => {
  test('gets at most a hundred messages in a call, each once, whoever delivers meanwhile', async () => {
    const names = Array.from({ length: 13 }, (_, index) => `crowd-${index}`);
    for (const name of names) {
      const client = await withApp(name);
      for (let more = 0; more < 9; more += 1) await addTo(client, `${name}-${more}`);
      await write(client);
    }
    const before = expo.batches.length;
    const taken = await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken.reduce((all, count) => all + count)).toBe(130);
    const batches = expo.batches.slice(before);
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(100);
    const tokens = batches.flat().map(({ to }) => to);
    expect(new Set(tokens).size).toBe(130);
    expect(tokens).toHaveLength(130);
  });

  test('that is busy is asked again with growing pauses', async () => {
    const client = await withApp('busy');
    await write(client);
    expo.status = 429;
    for (const pause of [0, 60, 120]) {
      server().passSeconds(pause);
      expect(await deliver()).toBe(0);
    }
    expo.status = 200;
    server().passSeconds(60);
    expect(await deliver(), 'the third pause is four minutes').toBe(0);
    server().passSeconds(3 * 60);
    expect(await deliver()).toBe(1);
    expect(sentTo('busy')).toHaveLength(1);
  });

  test('is told no more of a device that it knows to be gone', async () => {
    const [gone, wrong] = [await withApp('gone'), await withApp('wrong')];
    expo.errors.set(tokenOf('gone'), 'DeviceNotRegistered');
    expo.errors.set(tokenOf('wrong'), 'MessageTooBig');
    await write(gone);
    await write(wrong);
    expect(await deliver()).toBe(0);
    expect([await devices(gone), await devices(wrong)]).toEqual([0, 1]);
    server().passSeconds(3_600);
    await deliver();
    expect(sentTo('wrong')).toHaveLength(1);
  });

  test('is asked for receipts a quarter of an hour later, and again while there is none', async () => {
    const [gone, late] = [await withApp('receipt-gone'), await withApp('receipt-late')];
    expo.receiptErrors.set(tokenOf('receipt-gone'), 'DeviceNotRegistered');
    expo.receiptErrors.set(tokenOf('receipt-late'), 'missing');
    await write(gone);
    await write(late);
    expect(await deliver()).toBe(2);
    const { lookups } = expo;
    server().passSeconds(14 * 60);
    await deliver();
    expect(expo.lookups).toBe(lookups);
    server().passSeconds(60);
    await deliver();
    expect([await devices(gone), await devices(late)]).toEqual([0, 1]);
    expo.receiptErrors.set(tokenOf('receipt-late'), 'DeviceNotRegistered');
    server().passSeconds(60);
    await deliver();
    expect(await devices(late)).toBe(0);
    expect(sentTo('receipt-late')).toHaveLength(1);
  });

  test('takes the others of a batch in which one token is of another app', async () => {
    const clients = [await withApp('ours'), await withApp('foreign'), await withApp('ours-too')];
    expo.foreign.add(tokenOf('foreign'));
    for (const client of clients) await write(client);
    expect(await deliver()).toBe(3);
    expect(['ours', 'foreign', 'ours-too'].map((name) => sentTo(name).length)).toEqual([1, 1, 1]);
  });
});

describe('the service of a browser', () => {
  test.each([404, 410])('that answers %i is asked no more', async (status) => {
    const { client } = await withBrowser(`ended-${status}`);
    web.statuses.set(`/ended-${status}`, status);
    await write(client);
    expect(await deliver()).toBe(0);
    expect(await devices(client)).toBe(0);
  });

  test('that is busy is asked again later, once', async () => {
    const { client } = await withBrowser('busy-service');
    web.statuses.set('/busy-service', 503);
    await write(client);
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    web.statuses.delete('/busy-service');
    server().passSeconds(60);
    expect(await deliver()).toBe(1);
    expect(web.to('busy-service')).toHaveLength(2);
  });

  test('that leads elsewhere is not followed', async () => {
    const { client } = await withBrowser('redirected');
    web.statuses.set('/redirected', 307);
    await write(client);
    expect(await deliver()).toBe(0);
    expect([web.to('redirected').length, web.to('elsewhere').length]).toEqual([1, 0]);
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
    expect(await devices(client)).toBe(1);
  });

  test('gets each message once from workers side by side', async () => {
    for (let index = 0; index < 8; index += 1) await write((await withBrowser(`lane-${index}`)).client);
    const taken = await Promise.all([deliver(), deliver()]);
    expect(taken.reduce((all, count) => all + count)).toBe(8);
    const counts = Array.from({ length: 8 }, (_, index) => web.to(`lane-${index}`).length);
    expect(counts).toEqual(Array(8).fill(1));
  });
});

test('the log names no token and no endpoint', () => {
  const log = server().log.join('\n');
  expect(log).toContain(TOKENS);
  expect(log).not.toMatch(/PushToken|crowd-1|busy-service|127\.0\.0\.1:\d/);
});
