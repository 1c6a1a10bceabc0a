import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, WEEKDAYS, weekdayOf } from '#domain/kit/day.ts';
import { evenings } from '#server/testing/evenings.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const { passTo, person, remindersOf, fillIn } = evenings(server);
const today = () => server().clock.today();
const PATH = '/api/v1/reminders';

// Every test begins in the morning: the evening is ahead.
beforeEach(() => passTo(9));

describe('a run across midnight', () => {
  test('sends nothing about the day that is over, and keeps the next evening', async () => {
    const { client, uid } = await person('late');
    await client.put(PATH, { time: '23:30', weekdays: WEEKDAYS });
    passTo(23);
    await fillIn(client);
    passTo(0, 30);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
    passTo(23, 30);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
  });

  test('does not apply newly chosen days to the previous evening', async () => {
    const { client, uid } = await person('next-day');
    await client.put(PATH, { time: '23:30', weekdays: [weekdayOf(addDays(today(), 1))] });
    passTo(0, 30);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
    passTo(23, 30);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toHaveLength(1);
  });
});

describe('a reminder of the night', () => {
  test('is about the evening before, and stays away where that was filled in', async () => {
    const [open, filled] = [await person('open-evening'), await person('filled-evening')];
    for (const { client } of [open, filled]) await client.put(PATH, { time: '00:30', weekdays: WEEKDAYS });
    passTo(23);
    await fillIn(filled.client);
    passTo(0, 30);
    await server().runJob('plan_reminders');
    expect(await remindersOf(open.uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
    expect(await remindersOf(filled.uid)).toEqual([]);
  });
});

describe('saving the times between the minute and the run', () => {
  test('loses no evening when the time does not change', async () => {
    const { client, uid } = await person('saves-again');
    passTo(20);
    server().passSeconds(5);
    await client.put(PATH, { time: '20:00', weekdays: WEEKDAYS });
    await server().runJob('plan_reminders');
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([{ day: today(), kind: 'daily_mail' }]);
    await client.put(PATH, { time: '20:00', weekdays: WEEKDAYS });
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toHaveLength(1);
  });

  test.each([
    ['another hour', { time: '22:00', weekdays: WEEKDAYS }],
    ['a rest', { time: '20:00', weekdays: WEEKDAYS, rest: true }],
  ])('heeds %s', async (what, times) => {
    const { client, uid } = await person(`saves-${what.replace(' ', '-')}`);
    passTo(20);
    server().passSeconds(5);
    await client.put(PATH, times);
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
  });

  test('applies other days', async () => {
    const { client, uid } = await person('saves-other-days');
    passTo(20);
    server().passSeconds(5);
    const others = WEEKDAYS.filter((weekday) => weekday !== weekdayOf(today()));
    await client.put(PATH, { time: '20:00', weekdays: others });
    await server().runJob('plan_reminders');
    expect(await remindersOf(uid)).toEqual([]);
  });
});

test('a save changes only the times it names, because another device may have changed the others', async () => {
  const { client } = await person('changes-one');
  const save = async (change: object) => (await client.put(PATH, change)).json;
  const { paused_until } = await save({ rest: true });
  await Promise.all([save({ time: '07:30' }), save({ weekdays: ['monday'] })]);
  const settings = { time: '07:30', weekdays: ['monday'], paused_until };
  expect(await save({})).toEqual(settings);
  expect(paused_until).toBe(addDays(today(), 7));
});
