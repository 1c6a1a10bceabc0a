import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const yesterday = addDays(TEST_TODAY, -1);

const answer = (client: TestClient, body: object, day: string = TEST_TODAY) =>
  client.put(`/api/v1/days/${day}`, body);
const dayOf = async (client: TestClient, day: Day = TEST_TODAY) =>
  (await client.get('/registrations/overview')).json[day];
const onlyItem = (day: { items: Record<string, unknown> }) => Object.values(day.items)[0];

/** Lars has registered nothing today. */
async function lars(): Promise<TestClient> {
  const client = await server().login('Lars');
  for (const uuid of Object.keys((await dayOf(client)).items)) {
    await client.delete(`/daily_registration/${uuid}`);
  }
  return client;
}

describe('the answer to a day', () => {
  test('is a registration, then replaces it, also by zero and back, and goes when it is undone', async () => {
    const client = await lars();
    const first = await answer(client, { replaces: null, amount: 3 });
    expect(first).toMatchObject({ status: 200, json: { totalAmount: 3, paused: false } });
    expect(await dayOf(client)).toEqual(first.json);

    const second = await answer(client, { replaces: 3, amount: 0 });
    expect(second.json.totalAmount).toBe(0);
    expect(Object.keys(second.json.items)).toEqual(Object.keys(first.json.items));

    expect((await answer(client, { replaces: 0, amount: 1.5 })).json.totalAmount).toBe(1.5);
    expect((await answer(client, { replaces: 1.5, amount: null })).json).toMatchObject({
      totalAmount: null,
      items: {},
    });
    expect((await answer(client, { replaces: null, amount: null })).status).toBe(200);
  });

  test('keeps what was told about the day, and changes what is told now', async () => {
    const client = await lars();
    await answer(client, { replaces: null, amount: 2, where: 'home', craving: 7 });
    await answer(client, { replaces: 2, amount: 2, note: 'Na het eten gewandeld.' });
    const { json } = await answer(client, { replaces: 2, amount: 3, with_who: 'alone' });
    expect(onlyItem(json)).toMatchObject({
      amount: 3,
      where: 'home',
      with_who: 'alone',
      craving: 7,
      note: 'Na het eten gewandeld.',
    });
  });

  test('is refused when the day has another total than the one that was seen', async () => {
    const client = await lars();
    await answer(client, { replaces: null, amount: 2 });
    const late = await answer(client, { replaces: null, amount: 4 });
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: { totalAmount: 2 } },
    });
    expect((await dayOf(client)).totalAmount).toBe(2);
  });

  test('does not decide a day with several registrations', async () => {
    const client = await lars();
    for (const amount of [1, 2]) {
      await client.post('/webform_rest/submit', {
        webform_id: 'daily_registration',
        registration_date: TEST_TODAY,
        amount,
      });
    }
    expect(await answer(client, { replaces: 3, amount: 5 })).toMatchObject({
      status: 409,
      json: { code: 'edit_conflict', current: { totalAmount: 3 } },
    });
  });

  test('takes effect once, however often it is sent', async () => {
    const client = await lars();
    const headers = { 'Idempotency-Key': 'tap-of-tonight' };
    const tap = () => client.put(`/api/v1/days/${TEST_TODAY}`, { replaces: null, amount: 2 }, { headers });
    const [first, again] = [await tap(), await tap()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(first.json);
  });

  test('of two at once leaves one registration', async () => {
    const client = await lars();
    const answers = await Promise.all([1, 2].map((amount) => answer(client, { replaces: null, amount })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(Object.keys((await dayOf(client)).items)).toHaveLength(1);
  });

  test.each([
    [TEST_TODAY, { replaces: null, amount: 0.3 }, 'amount'],
    [TEST_TODAY, { replaces: null, amount: -1 }, 'amount'],
    [TEST_TODAY, { replaces: null, amount: 1, craving: 11 }, 'craving'],
    [TEST_TODAY, { replaces: null, amount: 1, craving: 2.5 }, 'craving'],
    [TEST_TODAY, { replaces: null, amount: 1, where: 'casino' }, 'where'],
    [addDays(TEST_TODAY, 1), { replaces: null, amount: 1 }, 'registration_date'],
    ['2026-02-30', { replaces: null, amount: 1 }, 'date'],
  ])('on %s as %j is refused under its field', async (day, body, field) => {
    const client = await lars();
    const refused = await answer(client, body, day);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.json.error)).toEqual([field]);
    expect((await dayOf(client)).totalAmount).toBeNull();
  });

  test('can be given for an earlier day since the start, and is nobody else’s', async () => {
    const ina = await server().login('Ina');
    const before = await dayOf(ina, yesterday);
    const { json } = await answer(ina, { replaces: before.totalAmount, amount: 1 }, yesterday);
    expect(json.totalAmount).toBe(1);
    expect((await dayOf(await lars())).totalAmount).toBeNull();
  });
});
