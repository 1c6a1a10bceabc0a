import { describe, expect, test } from 'vitest';
import { addDays, WEEKDAYS } from '#domain/kit/day.ts';
import { evenings } from '#server/testing/evenings.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { startedPushWorld } from './delivery.testing.ts';

const { expo, server, deliver, sentTo, write, withApp, followOne } = await startedPushWorld();
const { passTo, fillIn } = evenings(server);
const THREE_DAYS = 3 * 86_400;

describe('a push message that waits', () => {
  test.each(['daily_mail', 'usage_reminder_mail'] as const)(
    'with %s, about a day, is not sent once that day is over',
    async (kind) => {
      const client = await withApp(`yesterday-${kind}`);
      server().passSeconds(THREE_DAYS);
      await write(client, kind, 'this day');
      passTo(0);
      expect(await deliver()).toBe(0);
      passTo(10);
      expect(await deliver()).toBe(0);
      expect(sentTo(`yesterday-${kind}`)).toEqual([]);
    },
  );

  test('about open days is thrown away once there are fewer than three', async () => {
    const [open, filled] = [await withApp('open-days'), await withApp('filled-days')];
    server().passSeconds(THREE_DAYS);
    for (const client of [open, filled]) await write(client, 'usage_reminder_mail', 'open days');
    const registration_date = addDays(server().clock.today(), -2);
    const body = { webform_id: 'daily_registration', registration_date, amount: 0 };
    expect((await filled.post('/webform_rest/submit', body)).status).toBe(200);
    await deliver();
    expect(sentTo('open-days')).toHaveLength(1);
    const badge = 'Je hebt iets bereikt';
    expect(sentTo('filled-days').filter(({ body: text }) => text !== badge)).toEqual([]);
  });

  test('about replies is thrown away once they were read', async () => {
    const client = await withApp('has-read');
    const nid = await followOne(client);
    passTo(10);
    await write(client, 'forum_reply_mail', 'unread');
    expect(await deliver()).toBe(1);
    expo.status = 500;
    await write(client, 'forum_reply_mail', 'waits');
    await deliver();
    await client.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 1_000 });
    expo.status = 200;
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
    expect(sentTo('has-read')).toHaveLength(1);
  });

  test('comes in the morning, while a reminder at its chosen hour comes in the night', async () => {
    const client = await withApp('outage');
    passTo(20);
    expo.status = 500;
    await write(client, 'badge_mail', 'waits');
    await write(client, 'end_of_phase_mail', 'waits');
    await deliver();
    expo.status = 200;
    passTo(23);
    await write(client, 'daily_mail', 'at its hour');
    expect(await deliver()).toBe(1);
    passTo(7);
    expect(await deliver()).toBe(0);
    passTo(8);
    expect(await deliver()).toBe(2);
    expect(sentTo('outage')).toHaveLength(3);
  });

  test.each<[string, (client: TestClient) => Promise<unknown>]>([
    ['the day is filled in', (client) => fillIn(client)],
    [
      'someone is ill',
      (client) => client.put(`/api/v1/pauses/${server().clock.today()}`, { reason: 'illness' }),
    ],
    [
      'reminders rest',
      (client) => client.put('/api/v1/reminders', { time: '20:00', weekdays: WEEKDAYS, rest: true }),
    ],
  ])('with a reminder is thrown away once %s', async (what, meanwhile) => {
    const name = what.replaceAll(' ', '-');
    const client = await withApp(name);
    passTo(18);
    expo.status = 500;
    await write(client, 'daily_mail', 'waits');
    await deliver();
    await meanwhile(client);
    expo.status = 200;
    passTo(19);
    await deliver();
    const badge = 'Je hebt iets bereikt';
    expect(sentTo(name).filter(({ body }) => body !== badge)).toEqual([]);
  });

  test('with a reminder of the evening before is the only one of its day', async () => {
    const client = await withApp('second');
    passTo(20);
    expo.status = 500;
    await write(client, 'end_of_phase_mail', 'evening before');
    await deliver();
    expo.status = 200;
    passTo(9);
    expect(await deliver()).toBe(1);
    passTo(20);
    await write(client, 'daily_mail', 'this evening');
    expect(await deliver()).toBe(0);
    expect(sentTo('second')).toHaveLength(1);
  });

  test('in the night, with a reminder, asks about the evening before', async () => {
    passTo(22);
    const [open, filled] = [await withApp('open-night'), await withApp('filled-night')];
    await fillIn(filled);
    passTo(1);
    for (const client of [open, filled]) await write(client, 'daily_mail', 'night');
    expect(await deliver()).toBe(1);
    expect(sentTo('open-night')).toHaveLength(1);
  });
});
