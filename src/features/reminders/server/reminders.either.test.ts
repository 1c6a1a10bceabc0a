import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lastLogin } from '#db/schema/identity.ts';
import { pushMessage, pushToken, reminder } from '#db/schema/notices.ts';
import { addDays, type Day, daysBetween } from '#domain/kit/day.ts';
import { crowdSql } from '#server/testing/crowd.ts';
import { evenings } from '#server/testing/evenings.ts';
import { intercepted } from '#server/testing/intercepted.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { planReminders } from './plan-reminders.ts';

const server = sharedTestServer();
const { passTo, passDay, person, remindersOf, fillIn } = evenings(server);
const HOUR = 3_600;
const DAY = 24 * HOUR;
const PEOPLE = process.env['FULL'] === '1' ? 500 : 20;

const today = () => server().clock.today();

// Every test begins in the morning: the evening is ahead.
beforeEach(() => passTo(9));

describe('the times', () => {
  test('are eight in the evening every day, until someone chooses others', async () => {
    const { client } = await person('chooses');
    const path = '/api/v1/reminders';
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    expect((await client.get(path)).json).toEqual({ time: '20:00', weekdays, paused_until: null });
    const chosen = { time: '07:30', weekdays: ['sunday', 'monday'], rest: true };
    const answer = await client.put(path, chosen);
    const settings = { time: '07:30', weekdays: ['monday', 'sunday'], paused_until: addDays(today(), 7) };
    expect(answer.json).toEqual(settings);
    expect((await client.get(path)).json).toEqual(settings);
    // Saving again does not extend the rest.
    server().passSeconds(DAY);
    expect((await client.put(path, chosen)).json).toEqual(settings);
    expect((await client.put(path, { ...chosen, rest: false })).json.paused_until).toBeNull();
  });

  test.each<[string, object, string[]]>([
    ['no time', { time: '25:00' }, ['time']],
    ['a number', { time: 20 }, ['time']],
    ['words', { time: 'elke avond' }, ['time']],
    ['no day', { weekdays: [] }, ['weekdays']],
    ['a day that is none', { weekdays: ['someday'] }, ['weekdays']],
    ['no list', { weekdays: 'monday' }, ['weekdays']],
    ['no rest', { rest: 'yes' }, ['rest']],
    ['something else', { time_zone: 'Mars' }, ['time_zone']],
  ])('%s is refused', async (name, wrong, fields) => {
    const { client } = await person(`wrong-${name.replaceAll(' ', '-')}`);
    const right = { time: '20:00', weekdays: ['monday'], rest: false };
    const answer = await client.put('/api/v1/reminders', { ...right, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error)).toEqual(fields);
    expect((await client.get('/api/v1/reminders')).json.weekdays).toHaveLength(7);
  });
});

describe('an evening', () => {
  test('sends one reminder, however often and by however many workers it is planned', async () => {
    const { uid } = await person('once');
    passTo(20);
    const [left, right] = await Promise.all([
      server().runJob('plan_reminders'),
      server().runJob('plan_reminders'),
    ]);
    expect(left + right).toBeGreaterThanOrEqual(1);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
  });

  test('sends none for a day that is filled in, to an unconfirmed address, or when turned off', async () => {
    const { client, uid } = await person('done');
    await fillIn(client);
    const unconfirmed = await (await server().newcomer('unconfirmed')).uid();
    const off = await person('off');
    await off.client.patch(`/user/${off.uid}`, { field_notification_settings: [] });
    const ill = await person('ill');
    expect((await ill.client.put(`/api/v1/pauses/${today()}`, { reason: 'illness' })).status).toBeLessThan(
      300,
    );
    await passDay();
    for (const quiet of [uid, unconfirmed, off.uid, ill.uid]) expect(await remindersOf(quiet)).toEqual([]);
  });

  test('also sends a push message that reveals nothing, and no mail to an unconfirmed address', async () => {
    const client = await server().newcomer('by-phone');
    const uid = await client.uid();
    const token = { pushNotificationToken: 'ExponentPushToken[by-phone]' };
    expect((await client.post('/api/push-notification-token', token)).status).toBe(200);
    await passDay();
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
    const pushes = await server()
      .connection.db.select({ kind: pushMessage.kind, about: pushMessage.about })
      .from(pushMessage)
      .innerJoin(pushToken, eq(pushToken.id, pushMessage.tokenId))
      .where(eq(pushToken.uid, uid));
    expect(pushes).toEqual([{ kind: 'daily_mail', about: today() }]);
  });

  test('that was missed by hours stays missed, and the next one is sent', async () => {
    const { uid } = await person('missed');
    passTo(20);
    server().passSeconds(3 * HOUR);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
    await passDay();
    expect(await remindersOf(uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
  });

  test('on a site without registrations it goes to people who were not active today', async () => {
    const { uid } = await person('relative', 'naasten');
    await passDay();
    expect(await remindersOf(uid)).toEqual([]);
    await passDay();
    expect(await remindersOf(uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
  });
});

test('a reminder at half past two is sent once in the nights when the clocks change', async () => {
  const { client, uid } = await person('night');
  await client.put('/api/v1/reminders', {
    time: '02:30',
    weekdays: ['sunday'],
    rest: false,
  });
  for (const night of ['2027-03-28', '2027-10-31']) {
    const before = server().clock.instantOf(addDays(night, -1), 20 * 60);
    server().passSeconds((before.getTime() - server().clock.now().getTime()) / 1000);
    await server().login('Anna');
    await server().connection.db.update(lastLogin).set({ at: before }).where(eq(lastLogin.uid, uid));
    await server().runJob('plan_reminders');
    for (let quarter = 0; quarter < 48; quarter += 1) {
      server().passSeconds(900);
      await server().runJob('plan_reminders');
    }
    const days = (await remindersOf(uid)).map(({ day }) => day);
    expect(days.filter((day) => day === night)).toHaveLength(1);
  }
}, 60_000);

describe('sixty days', () => {
  const silent: number[] = [];
  const daily: { client: TestClient; uid: number; address: string }[] = [];
  const written = new Map<number, { day: Day; kind: string }[]>();
  let first: Day;
  beforeAll(async () => {
    for (let count = 0; count < PEOPLE; count += 1) {
      const found = await person(`sixty-${count}`, (['alcohol', 'tobacco', 'gambling'] as const)[count % 3]);
      if (count % 4 === 0) daily.push(found);
      else silent.push(found.uid);
    }
    first = today();
    for (let day = 0; day <= 60; day += 1) {
      passTo(19);
      for (const { client, address } of daily) {
        // Sessions do not last that long.
        if (day % 7 === 0) {
          client.cookie = undefined;
          await client.login(address, NEWCOMER_PASSWORD);
        }
        await fillIn(client);
      }
      await passDay();
      // Two workers, and one that crashed and restarted.
      await Promise.all([server().runJob('plan_reminders'), server().runJob('plan_reminders')]);
    }
    for (const uid of [...silent, ...daily.map((found) => found.uid)])
      written.set(uid, await remindersOf(uid));
  }, 600_000);

  test('someone who fills in every day is never reminded', () => {
    for (const { uid } of daily) expect(written.get(uid), String(uid)).toEqual([]);
  });

  test('someone who stays away is reminded daily for a week, then weekly, then a last time, at most once a day', () => {
    const expected = [1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42];
    for (const uid of silent) {
      const days = (written.get(uid) ?? []).map(({ day }) => daysBetween(first, day));
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day) => day > 0)).toEqual(expected);
      expect(written.get(uid)?.at(-1)?.kind).toBe('usage_reminder_last');
    }
  });
});

test('a run that crashes half-way leaves whole batches: the next one does the rest, and nobody is reminded twice', async () => {
  const { db } = server().connection;
  await server().runJob('plan_reminders');
  const crowd = { count: 1_200, at: server().clock.now(), start: today() };
  await db.execute(sql.raw(crowdSql(crowd)));
  const due = server().clock.now();
  await db.execute(sql`
    insert into reminder (uid, minute, weekdays, next_at)
    select uid, 1200, '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}', ${due}
    from account where mail_key like 'crowd-%'`);
  let batches = 0;
  const told: number[] = [];
  const jobContext = intercepted(server().jobContext, async (event) => {
    batches += 1;
    if (batches === 2) throw new Error('killed');
    if (event.kind === 'remindersDue') told.push(...event.reminders.map(({ uid }) => uid));
  });
  const dying = planReminders(() => ({ phases: [], phaseDayInterval: 7, safety: new Set() }));
  await expect(dying.run(jobContext)).rejects.toThrow('killed');
  expect(told).toHaveLength(500);
  expect(await dying.run(jobContext)).toBe(700);
  expect(new Set(told).size).toBe(1_200);
  expect(await dying.run(jobContext)).toBe(0);
});

test('due people are found through an index, however many people there are', async () => {
  const { db } = server().connection;
  await db.execute(sql`analyze reminder`);
  const plan = await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const found: unknown = await transaction.execute(
      sql`explain select * from reminder where next_at <= now() order by next_at, uid limit 500 for update skip locked`,
    );
    return found as { readonly rows: unknown };
  });
  expect(JSON.stringify(plan.rows)).toContain('reminder_next');
  expect(await db.$count(reminder)).toBeGreaterThan(1_200);
});
