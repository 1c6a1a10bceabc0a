import { describe, expect, test } from 'vitest';
import { perWeekday } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { planFields } from './plan.testing.ts';

const server = sharedTestServer();
const DAY = 86_400;

const planPage = async (client: TestClient) => (await client.get('/api/v1/plan')).json;

async function savePlan(client: TestClient, use: number, way: 'stop' | 'reduce' = 'reduce'): Promise<void> {
  const saved = await client.post('/webform_rest/submit', {
    ...planFields({ current: use, target: way === 'stop' ? 0 : 1 }),
    stopOrReduce: way,
  });
  expect(saved.status, saved.text).toBe(200);
}

/** A new account, logged in again after so many days. */
async function later(client: TestClient, name: string, days: number): Promise<void> {
  server().passSeconds(days * DAY);
  await client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
}

describe('where a plan began', () => {
  test('is its first day and the use then, however often it is changed', async () => {
    const lars = await server().newcomer('changes-it');
    expect(await planPage(lars)).toMatchObject({ start: null, price: null });
    const start = server().clock.today();
    await savePlan(lars, 5);
    server().passSeconds(60);
    await savePlan(lars, 4);
    expect((await planPage(lars)).start).toEqual({ day: start, use: perWeekday(() => 4) });
    await later(lars, 'changes-it', 3);
    await savePlan(lars, 2);
    expect((await planPage(lars)).start).toEqual({ day: start, use: perWeekday(() => 4) });
  });

  test('begins again with a restart', async () => {
    const mie = await server().newcomer('begins-again');
    await savePlan(mie, 5);
    await later(mie, 'begins-again', 2);
    const restarted = await mie.post('/reset-progress', {});
    expect(restarted.status, restarted.text).toBeLessThan(300);
    expect(await planPage(mie)).toMatchObject({ plan: null, start: null });
    server().passSeconds(60);
    await savePlan(mie, 3);
    expect((await planPage(mie)).start).toEqual({
      day: server().clock.today(),
      use: perWeekday(() => 3),
    });
  });
});

describe('what a plan brought', () => {
  const register = async (client: TestClient, amount: number, details: { cost?: number } = {}) => {
    const registration_date = server().clock.today();
    const body = { webform_id: 'daily_registration', registration_date, amount, ...details };
    expect((await client.post('/webform_rest/submit', body)).status).toBe(200);
  };

  test('does not become less as the years go by', async () => {
    const bo = await server().newcomer('years-ago');
    expect(await planPage(bo)).toMatchObject({ gains: null, stopDay: null });
    await savePlan(bo, 5);
    await register(bo, 2);
    expect((await planPage(bo)).gains).toMatchObject({ days: 0 });
    await later(bo, 'years-ago', 1);
    await register(bo, 0);
    await later(bo, 'years-ago', 400);
    expect(Object.keys((await bo.get('/registrations/overview')).json)).toHaveLength(367);
    expect((await planPage(bo)).gains).toEqual({ days: 2, less: 8, free: 1, averageStake: null });
    expect((await bo.get('/registrations/statistics')).json).toMatchObject({ longestRow: 2, pauses: 0 });
  });

  test('counts the days since the stop day once the six weeks are over, too', async () => {
    const kim = await server().newcomer('stopped-once');
    const stopDay = server().clock.today();
    await savePlan(kim, 3, 'stop');
    expect((await planPage(kim)).stopDay).toBe(stopDay);
    await later(kim, 'stopped-once', 500);
    expect((await planPage(kim)).stopDay).toBe(stopDay);
  });

  test('takes no stop day of a programme before for that of a new one', async () => {
    const zoe = await server().newcomer('stops-again');
    await savePlan(zoe, 3, 'stop');
    await later(zoe, 'stops-again', 60);
    expect((await zoe.post('/reset-progress', {})).status).toBeLessThan(300);
    server().passSeconds(60);
    await savePlan(zoe, 3, 'stop');
    expect((await planPage(zoe)).stopDay).toBe(server().clock.today());
  });

  test('is reckoned with one’s own stakes where they are asked', async () => {
    const jo = await server().newcomer('staked', 'gambling');
    await savePlan(jo, 3, 'stop');
    for (const cost of [0, 5, 10, 15]) await register(jo, 0.5, { cost });
    expect((await planPage(jo)).gains.averageStake).toBeNull();
    await register(jo, 0.5, { cost: 20 });
    expect((await planPage(jo)).gains.averageStake).toBe(20);
  });
});

describe('a price of one’s own', () => {
  const savePrice = (client: TestClient, euros: unknown) => client.put('/api/v1/price', { euros });

  test('is kept, changed and taken away', async () => {
    const lars = await server().newcomer('counts-money');
    await savePlan(lars, 3);
    for (const euros of [2.5, 3, null]) {
      expect((await savePrice(lars, euros)).status).toBe(204);
      expect((await planPage(lars)).price).toBe(euros);
    }
    expect((await savePrice(lars, null)).status).toBe(204);
  });

  test.each([0, -2, 2.505, 1_001, '2,50', Number.MAX_VALUE])('%s is refused', async (euros) => {
    const anna = await server().login('Anna');
    const refused = await savePrice(anna, euros);
    expect(refused.status).toBe(400);
    expect((await planPage(anna)).price).toBeNull();
  });

  test('is not asked where stakes are', async () => {
    const tom = await server().login('Tom');
    expect((await savePrice(tom, 2)).status).toBe(404);
  });
});
