import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/kit/day.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const daysAgo = (count: number) => addDays(TEST_TODAY, -count);
const pause = (client: TestClient, day: Day, body: object = {}) => client.put(`/api/v1/pauses/${day}`, body);
const resume = (client: TestClient, day: Day) => client.delete(`/api/v1/pauses/${day}`);
const dayOf = async (client: TestClient, day: Day) => (await client.get('/registrations/overview')).json[day];
const figures = async (client: TestClient) => (await client.get('/registrations/statistics')).json;

/** Ina began nine days ago; the day before yesterday is still open. */
const ina = () => server().login('Ina');

describe('marking a day as a pause', () => {
  test('appears in the overview, however often it is marked, until it is removed', async () => {
    const client = await ina();
    const day = daysAgo(2);
    for (const body of [{}, { reason: 'illness' }, { reason: null }]) {
      expect(await pause(client, day, body)).toMatchObject({ status: 204, text: '' });
      expect((await dayOf(client, day)).paused).toBe(true);
    }
    expect((await dayOf(client, daysAgo(3))).paused).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      expect((await resume(client, day)).status).toBe(204);
      expect((await dayOf(client, day)).paused).toBe(false);
    }
  });

  test('may begin days earlier, and is then every day in between, but for those that were filled in meanwhile', async () => {
    const client = await server().login('Wil');
    const paused = async () => {
      const { json } = await client.get('/registrations/overview');
      return [8, 7, 6, 5, 4, 3, 2].filter((ago) => json[daysAgo(ago)].paused);
    };
    expect((await dayOf(client, daysAgo(4))).totalAmount).toBe(1);
    expect(await paused()).toEqual([]);
    expect((await pause(client, daysAgo(3), { from: daysAgo(7), reason: 'holiday' })).status).toBe(204);
    expect(await paused()).toEqual([7, 6, 5, 3]);
    await resume(client, daysAgo(6));
    expect(await paused()).toEqual([7, 5, 3]);
    expect((await pause(client, daysAgo(4), { from: daysAgo(5) })).status).toBe(204);
    expect(await paused()).toEqual([7, 5, 4, 3]);
    expect((await client.delete(`/api/v1/pauses/${daysAgo(4)}?from=${daysAgo(7)}`)).status).toBe(204);
    expect(await paused()).toEqual([3]);
  });

  test('also works on a day without a goal or registration', async () => {
    const lars = await server().login('Lars');
    await pause(lars, TEST_TODAY);
    expect(await dayOf(lars, TEST_TODAY)).toEqual({ totalAmount: null, goal: null, items: {}, paused: true });
  });

  test('keeps a day above the goal out of the share and the row; the counts of registrations take it', async () => {
    const client = await ina();
    const before = await figures(client);
    const open = daysAgo(2);
    await pause(client, open, { reason: 'holiday' });
    const kept = { pauses: before.pauses + 1, longestRow: expect.any(Number) };
    expect(await figures(client)).toEqual({ ...before, ...kept });
    const entry = { webform_id: 'daily_registration', registration_date: open, amount: 50 };
    expect((await client.post('/webform_rest/submit', entry)).status).toBe(200);
    expect(await figures(client)).toEqual({
      ...before,
      ...kept,
      completed: before.completed + 1,
      failed: before.failed + 1,
    });
    expect(await dayOf(client, open)).toMatchObject({ totalAmount: 50, paused: true });
    await resume(client, open);
    const { steadiness, steadinessDays } = await figures(client);
    expect(steadinessDays).toBe(before.steadinessDays + 1);
    expect(steadiness).toBeLessThan(before.steadiness);
  });

  test.each([
    ['2026-11-21', {}, 'date'],
    ['2026-11-10', {}, 'date'],
    ['2026-02-30', {}, 'date'],
    ['yesterday', {}, 'date'],
    [daysAgo(2), { from: daysAgo(1) }, 'from'],
    [TEST_TODAY, { from: daysAgo(10) }, 'from'],
    [TEST_TODAY, { from: 'monday' }, 'from'],
    [TEST_TODAY, { reason: 'party' }, 'reason'],
    [TEST_TODAY, { reason: 7 }, 'reason'],
    [TEST_TODAY, { why: 'illness' }, 'why'],
  ])('%s with %o is refused under %s', async (day, body, field) => {
    const answer = await pause(await ina(), day, body);
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(answer.json.error)).toEqual([field]);
  });

  test('an invalid day is refused when removing a pause as well', async () => {
    const client = await ina();
    expect((await resume(client, '2026-02-30')).json.error).toHaveProperty('date');
    const later = await client.delete(`/api/v1/pauses/${daysAgo(2)}?from=${daysAgo(1)}`);
    expect(later).toMatchObject({ status: 400, json: { error: { from: expect.anything() } } });
  });

  test('changes only the day of its owner', async () => {
    const [anna, tom] = [await server().login('Anna'), await server().login('Tom')];
    await pause(anna, TEST_TODAY);
    expect((await dayOf(tom, TEST_TODAY)).paused).toBe(false);
    await resume(tom, TEST_TODAY);
    expect((await dayOf(anna, TEST_TODAY)).paused).toBe(true);
  });
});

describe('steadiness and days in a row', () => {
  test('are null and zero before there is a goal', async () => {
    const nothing = { steadiness: null, steadinessDays: 0, currentStreak: 0, bestStreak: 0 };
    expect(await figures(await server().login('Lars'))).toMatchObject(nothing);
  });

  test('follow the days of a person', async () => {
    const client = await server().newcomer('steady', 'cannabis');
    await client.post('/webform_rest/submit', planFields({ current: 2, target: 1 }));
    const register = (amount: number) =>
      client.post('/webform_rest/submit', {
        webform_id: 'daily_registration',
        registration_date: server().clock.today(),
        amount,
      });
    const seen: unknown[] = [];
    for (const amount of [1, 0, 2, null, null, 1]) {
      if (amount !== null) await register(amount);
      const { steadiness, steadinessDays, currentStreak, bestStreak } = await figures(client);
      seen.push([steadiness, steadinessDays, currentStreak, bestStreak]);
      server().passSeconds(86_400);
    }
    expect(seen).toEqual([
      [1, 1, 1, 1],
      [1, 2, 2, 2],
      [0.67, 3, 0, 2],
      // A day left open counts for nothing, however many there are.
      [0.67, 3, 0, 2],
      [0.67, 3, 0, 2],
      [0.75, 4, 1, 2],
    ]);
  });
});
