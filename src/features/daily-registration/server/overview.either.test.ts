import { describe, expect, test } from 'vitest';
import { DEMO_PEOPLE } from '#db/demo/people.ts';
import { addDays } from '#domain/kit/day.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

describe('overview (contract 2.5)', () => {
  test('has every day from the start of registering to programme start + 41', async () => {
    const anna = await server().login('Anna');
    const days = Object.keys((await anna.get('/registrations/overview')).json);
    const start = addDays(TEST_TODAY, -34);
    expect(days[0]).toBe(start);
    expect(days.at(-1)).toBe(addDays(start, 41));
    expect(days).toHaveLength(42);
  });

  test('adds up the registrations of a day; days without any have null and no items', async () => {
    const anna = await server().login('Anna');
    const { json } = await anna.get('/registrations/overview');
    const twice = json[addDays(TEST_TODAY, -11)];
    expect(Object.values(twice.items)).toHaveLength(2);
    expect(twice.totalAmount).toBe(3.5);
    expect(json[TEST_TODAY]).toEqual({
      totalAmount: null,
      goal: expect.any(Number),
      items: {},
      paused: false,
    });
  });

  test('a goal of zero is a goal, and no goal is null', async () => {
    const tom = await server().login('Tom');
    expect((await tom.get('/registrations/overview')).json[TEST_TODAY].goal).toBe(0);
    const lars = await server().login('Lars');
    expect((await lars.get('/registrations/overview')).json[TEST_TODAY].goal).toBeNull();
  });

  test('decrypts the notes for their owner', async () => {
    const anna = await server().login('Anna');
    const { text } = await anna.get('/registrations/overview');
    expect(text).toContain('Verjaardag van mijn zus');
  });
});

describe('an overview of years, or of long notes', () => {
  test('goes back a year, and is never larger than 400 kB', async () => {
    const client = await server().newcomer('writer');
    const start = addDays(TEST_TODAY, -366);
    const uid = (await client.get('/user/me')).json.uid[0].value;
    const moved = { field_registrations_start_date: [{ value: start }] };
    expect((await client.patch(`/user/${uid}`, moved)).status).toBe(200);
    const tooEarly = { field_registrations_start_date: [{ value: addDays(start, -1) }] };
    expect((await client.patch(`/user/${uid}`, tooEarly)).status).toBe(422);
    const before = Object.keys((await client.get('/registrations/overview')).json);
    expect(before[0]).toBe(start);

    const note = 'Een lange dag. '.repeat(330);
    for (let daysAgo = 0; daysAgo < 100; daysAgo += 1) {
      const registration_date = addDays(TEST_TODAY, -daysAgo);
      const body = { webform_id: 'daily_registration', registration_date, amount: 1, note };
      expect((await client.post('/webform_rest/submit', body)).status).toBe(200);
    }
    const answer = await client.get('/registrations/overview');
    expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(400_000);
    expect(Buffer.byteLength(answer.text)).toBeGreaterThan(380_000);
    expect(answer.json[TEST_TODAY].totalAmount).toBe(1);

    server().passSeconds(400 * 86_400);
    await client.login('writer@houvast.example', NEWCOMER_PASSWORD);
    const later = Object.keys((await client.get('/registrations/overview')).json);
    expect(later[0]).toBe(addDays(server().clock.today(), -366));
    server().passSeconds(-400 * 86_400);
  });
});

describe('statistics', () => {
  test.each(['Anna', 'Tom', 'Samira', 'Lars', 'Ina'])('counts the days of %s', async (name) => {
    const client = await server().login(name);
    const person = DEMO_PEOPLE.find((demo) => demo.name === name);
    const { json } = await client.get('/registrations/statistics');
    const filledIn = new Set(person?.registrations.map(({ daysAgo }) => daysAgo)).size;
    expect(json).toMatchObject({
      total: (person?.startedDaysAgo ?? 0) + 1,
      completed: filledIn,
      registrationsStartDate: addDays(TEST_TODAY, -(person?.startedDaysAgo ?? 0)),
    });
    expect(json.success + json.failed).toBe(person?.plan ? filledIn : 0);
  });
});
