import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pushToken } from '#db/schema/notices.ts';
import { addDays } from '#domain/kit/day.ts';
import type { NotificationKind } from '#domain/site/site.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { evenings } from '#server/testing/evenings.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD } from '#server/testing/test-server.ts';
import { SUBSCRIPTION, startedPushWorld, TOKENS } from './delivery.testing.ts';

const {
  expo,
  web,
  vapid,
  server,
  deliver,
  tokenOf,
  sentTo,
  addTo,
  write,
  withApp,
  followOne,
  withBrowser,
  devices,
} = await startedPushWorld();
const { passTo } = evenings(server);

function secondsToMidnight(): number {
  const { clock } = server();
  const midnight = clock.instantOf(addDays(clock.today(), 1), 0);
  return Math.floor((midnight.getTime() - clock.now().getTime()) / 1_000);
}

describe('a push message', () => {
  test('goes to every device, once, and reveals neither its reader nor the site', async () => {
    const client = await withApp('everywhere', { language: 'en' });
    await addTo(client, 'everywhere-too');
    const browser = web.browser('everywhere');
    await client.put(SUBSCRIPTION, browser.subscription);
    server().passSeconds(3 * 86_400);
    await write(client, 'usage_reminder_mail');
    await write(client, 'usage_reminder_mail');
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    const text = { title: 'Houvast', body: 'Something is still open for you' };
    expect(sentTo('everywhere')).toEqual([{ ...text, to: tokenOf('everywhere'), ttl: secondsToMidnight() }]);
    expect(sentTo('everywhere-too')).toHaveLength(1);
    expect(expo.headers?.authorization).toBe('Bearer an access token of Expo');
    const arrived = web.to('everywhere').map(({ body }) => browser.read(body));
    expect(arrived).toEqual([{ ...text, path: '/en/calendar', id: expect.any(String) }]);
  });

  test('of the day leads to Today', async () => {
    const { client, browser } = await withBrowser('daily');
    await write(client, 'daily_mail');
    await deliver();
    expect(web.to('daily').map(({ body }) => browser.read(body))).toEqual([
      expect.objectContaining({ path: '/vandaag' }),
    ]);
  });

  test('for a browser is signed, encrypted and expires soon', async () => {
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

  test('goes only to people who turned its kind on, also when they turn it off while it waits', async () => {
    const ina = await server().login('Ina');
    await addTo(ina, 'ina');
    const choose = async (...kinds: NotificationKind[]) => {
      const uid = await ina.uid();
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

  test('about replies comes once for all, whichever got through first', async () => {
    passTo(10);
    const client = await withApp('replied-to');
    await followOne(client);
    const reply = async (about: string) => {
      await write(client, 'forum_reply_mail', about);
      server().passSeconds(30);
    };
    await reply('first');
    await reply('second');
    expect(await deliver()).toBe(1);
    expo.status = 500;
    await reply('third');
    await deliver();
    expo.status = 200;
    await reply('fourth');
    expect(await deliver()).toBe(1);
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
    expect(sentTo('replied-to')).toHaveLength(2);
  });

  test('waits for the end of the quiet hours, and is discarded when it expires', async () => {
    const client = await withApp('quiet');
    passTo(22);
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

  test('to a token that cannot be decrypted does not block the others, and is reported', async () => {
    const [damaged, sound] = [await withApp('damaged'), await withApp('sound')];
    const uid = await damaged.uid();
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

  test('announces a badge in the morning, and not to someone who hides badges', async () => {
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
    const uid = await other.uid();
    await other.patch(`/user/${uid}`, { field_show_badges: [{ value: false }] });
    await register(other);
    passTo(9);
    await deliver();
    expect(sentTo('badge').map(({ body }) => body)).toEqual(['Je hebt iets bereikt']);
    expect(web.to('badge').map(({ body }) => browser.read(body))).toMatchObject([
      { title: 'Houvast', body: 'Je hebt iets bereikt', path: '/badges' },
    ]);
    expect(sentTo('no-badge')).toEqual([]);
  });

  test('announces the badges of an evening and of the night after it together', async () => {
    const client = await withApp('evening');
    passTo(22);
    const submit = (fields: object) => client.post('/webform_rest/submit', fields);
    const registration_date = server().clock.today();
    await submit({ webform_id: 'daily_registration', registration_date, amount: 0 });
    passTo(1);
    expect((await submit({ webform_id: 's-my-reasons', reasons: ['een'] })).status).toBe(200);
    passTo(9);
    await deliver();
    expect(sentTo('evening')).toHaveLength(1);
  });

  test('to a native token waits for a sender that can reach it: Expo is not called', async () => {
    const client = await server().newcomer('fcm');
    await client.post(TOKENS, { pushNotificationToken: 'fcm-token:APA91b' });
    await write(client);
    expect(await deliver()).toBe(0);
    expect(expo.sent.filter(({ to }) => to.includes('APA91b'))).toEqual([]);
    expect(await devices(client)).toBe(1);
  });

  test('is deleted with its account, and with a device that moved to another one', async () => {
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

test('the log contains no token and no endpoint', () => {
  const log = server().log.join('\n');
  expect(log).toContain(TOKENS);
  expect(log).not.toMatch(/PushToken|crowd-1|busy-service|127\.0\.0\.1:\d/);
});
