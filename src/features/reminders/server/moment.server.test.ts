import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, WEEKDAYS, weekdayOf } from '#domain/day.ts';
import { evenings } from '#server/testing/evenings.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const { passTo, person, remindersOf, fillIn } = evenings(server);
const today = () => server().clock.today();
const PATH = '/api/v1/reminders';

// Every test begins in the morning: the evening is ahead.
beforeEach(() => passTo(9));

describe('a run that passes midnight', () => {
  test('says nothing of the day that is over, and the next evening stays', async () => {
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

  test('does not judge the evening before by the days chosen for the next', async () => {
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
