import { describe, expect, test } from 'vitest';
import { addDays, WEEKDAYS } from '#domain/kit/day.ts';
import { dump } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

const week = (prefix: '' | 'goal_', amount: number | string) =>
  Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amount]));
const plan = (current: number | string, target: number | string, rest: object = {}) => ({
  webform_id: 'goal',
  ...week('', current),
  ...week('goal_', target),
  stopOrReduce: 'reduce',
  immediate_or_gradual: 'gradual',
  ...rest,
});
const stopping = (stop_date: string) =>
  plan(2, 0, { stopOrReduce: 'stop', immediate_or_gradual: 'immediate', stop_date });
const save = (client: TestClient, body: object) => client.post('/webform_rest/submit', body);
const goals = async (client: TestClient) =>
  Object.values<{ goal: number | null }>((await client.get('/registrations/overview')).json).map(
    ({ goal }) => goal,
  );

/** A new account on a site, logged in: its programme starts today. */
async function newPerson(site: 'alcohol' | 'tobacco' | 'cannabis', name: string): Promise<TestClient> {
  const client = server().visitor(site, { address: `127.3.0.${name.length}` });
  const mail = `${name}@houvast.example`;
  await client.post('/user/register', {
    mail: [{ value: mail }],
    pass: [{ value: 'rustig-aan-2026' }],
    field_name: [{ value: name }],
  });
  await client.login(mail, 'rustig-aan-2026');
  return client;
}

describe('saving a goal', () => {
  test('gradual: six weekly steps that end exactly on the target', async () => {
    const client = await newPerson('cannabis', 'gradual');
    expect((await save(client, plan(5, 0))).status).toBe(200);
    const perWeek = (await goals(client)).filter((_, day) => day % 7 === 0);
    expect(perWeek).toEqual([4, 3.5, 2.5, 1.5, 1, 0]);
    expect(await goals(client)).toHaveLength(42);
  });

  test('gradual: the weeks on the way are in whole glasses, or in halves to a goal of half a glass', async () => {
    const client = await newPerson('alcohol', 'half-glasses');
    const perWeek = async () => (await goals(client)).filter((_, day) => day % 7 === 0);
    await save(client, plan(3.5, 1));
    // 3.08 2.67 2.25 1.83 1.42 1
    expect(await perWeek()).toEqual([3, 3, 2, 2, 1, 1]);
    await save(client, plan(3.5, 0.5));
    // 3 2.5 2 1.5 1 0.5
    expect(await perWeek()).toEqual([3, 2.5, 2, 1.5, 1, 0.5]);
  });

  test('immediate: the target applies from today', async () => {
    const client = await newPerson('cannabis', 'immediate');
    await save(client, plan(5, '1,5', { immediate_or_gradual: 'immediate' }));
    expect(new Set(await goals(client))).toEqual(new Set([1.5]));
  });

  test('a stop day: the use now until then, and nothing from then on', async () => {
    const client = await newPerson('tobacco', 'stop-day');
    const body = {
      stopOrReduce: 'stop',
      immediate_or_gradual: 'immediate',
      stop_date: addDays(TEST_TODAY, 6),
    };
    expect((await save(client, plan(12, 0, body))).status).toBe(200);
    const found = await goals(client);
    expect(found).toEqual(Array.from({ length: 42 }, (_, day) => (day < 6 ? 12 : 0)));
  });

  test('past days keep the goal they had', async () => {
    const ina = await server().login('Ina');
    const before = await goals(ina);
    expect((await save(ina, plan(2, 2, { immediate_or_gradual: 'immediate' }))).status).toBe(200);
    const after = await goals(ina);
    expect(after.slice(0, 9)).toEqual(before.slice(0, 9));
    expect(new Set(after.slice(9))).toEqual(new Set([2]));
  });

  test('two devices at once: one complete plan applies', async () => {
    const client = await newPerson('cannabis', 'two-devices');
    const immediate = { immediate_or_gradual: 'immediate' };
    await Promise.all([save(client, plan(5, 1, immediate)), save(client, plan(5, 3, immediate))]);
    const found = new Set(await goals(client));
    expect(found.size).toBe(1);
    const { json } = await client.get('/api/v1/plan');
    expect(found).toEqual(new Set([json.plan.target.monday]));
  });

  test('the saved plan can be read back', async () => {
    const lars = await server().login('Lars');
    expect((await lars.get('/api/v1/plan')).json).toMatchObject({ plan: null, stepDown: null });
    await save(lars, plan(2, 1));
    expect((await lars.get('/api/v1/plan')).json.plan).toMatchObject({
      current: week('', 2),
      target: week('', 1),
      stopOrReduce: 'reduce',
      pace: 'gradual',
    });
  });
});

test('what may be left out may be null as well', async () => {
  const names = ['buddy_name', 'buddy_email', 'stop_date', 'start_date', 'warning_ack', 'earlier_withdrawal'];
  const client = await newPerson('cannabis', 'nothing-more');
  const answer = await save(client, plan(4, 2, Object.fromEntries(names.map((name) => [name, null]))));
  expect(answer.status, answer.text).toBe(200);
});

describe('what a goal form refuses', () => {
  test.each([
    [plan(2, 1, { monday: undefined }), ['monday']],
    [plan(2, 1, { goal_sunday: '' }), ['goal_sunday']],
    [plan(2, 1, { friday: -1 }), ['friday']],
    [plan(2, 1, { friday: 'many' }), ['friday']],
    [plan(2, 1, { friday: 0.3 }), ['friday']],
    [plan(2, 1, { stopOrReduce: 'stop' }), WEEKDAYS.map((day) => `goal_${day}`)],
    [plan(2, 1, { stopOrReduce: undefined }), ['stopOrReduce']],
    [plan(2, 1, { immediate_or_gradual: 'never' }), ['immediate_or_gradual']],
    [plan(2, 1, { start_date: TEST_TODAY }), ['start_date']],
    [plan(2, 2.5), ['stopOrReduce']],
    [plan(2, 2, { goal_friday: 2.5 }), ['stopOrReduce']],
    [plan(2, 1, { stop_date: TEST_TODAY }), ['stop_date']],
    [plan(2, 0, { stopOrReduce: 'stop', stop_date: TEST_TODAY }), ['stop_date']],
    [stopping('2026-11-19'), ['stop_date']],
    [stopping('2026-12-05'), ['stop_date']],
    [stopping('morgen'), ['stop_date']],
    [plan(2, 1, { buddy_name: 'Bo' }), ['buddy_email']],
    [plan(2, 1, { buddy_email: 'els@houvast.example' }), ['buddy_name']],
    [plan(2, 1, { buddy_name: 'win.example', buddy_email: 'els' }), ['buddy_name', 'buddy_email']],
    [plan(2, 1, { buddy_name: 'Anna', buddy_email: 'ANNA@houvast.example' }), ['buddy_email']],
    // She has invited this address before.
    [plan(2, 1, { buddy_name: 'Bo', buddy_email: 'bo@houvast.example' }), ['buddy_email']],
  ])('%# is refused under its field', async (body, fields) => {
    const anna = await server().login('Anna');
    const before = await goals(anna);
    const answer = await save(anna, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json.error).toSorted()).toEqual(fields.toSorted());
    expect(await goals(anna)).toEqual(before);
  });

  test('a plan that is no more than now is taken, and so is more on one day and less on another', async () => {
    const client = await newPerson('cannabis', 'no-more');
    expect((await save(client, plan(2, 2))).status).toBe(200);
    expect((await save(client, plan(2, 2, { goal_friday: 3, goal_monday: 1 }))).status).toBe(200);
    expect((await save(client, plan(2, 2.5))).json.error).toEqual({
      stopOrReduce:
        'Bij minderen mogen je doelen samen niet hoger zijn dan je gebruik nu. Kies lagere doelen.',
    });
  });

  test('a stop-only site does not take reducing', async () => {
    const client = await newPerson('tobacco', 'stop-only');
    const answer = await save(client, plan(10, 5));
    expect(answer.json.error).toEqual({ stopOrReduce: 'Hier kun je alleen kiezen om te stoppen.' });
    expect((await save(client, plan(10, 0, { stopOrReduce: 'stop' }))).status).toBe(200);
  });

  test('the most serious warning blocks every decreasing plan until it is confirmed', async () => {
    const client = await newPerson('alcohol', 'grave');
    for (const ack of [{}, { warning_ack: 'tier2' }]) {
      const answer = await save(client, plan(12, 6, ack));
      expect(answer).toMatchObject({ status: 400, json: { error: { warning_ack: expect.any(String) } } });
    }
    expect((await save(client, plan(12, 6, { warning_ack: 'tier3' }))).status).toBe(200);
    expect((await save(client, plan(12, 12))).status).toBe(200);
  });

  test('the second warning blocks an immediate decrease, whatever the plan is called', async () => {
    const client = await newPerson('alcohol', 'second-tier');
    const stop = { stopOrReduce: 'stop' };
    const atOnce = { ...stop, immediate_or_gradual: 'immediate' };
    expect((await save(client, plan(6, 0, atOnce))).json.error).toHaveProperty('warning_ack');
    expect((await save(client, plan(6, 0, stop))).status).toBe(200);
    expect((await save(client, plan(6, 0, { ...atOnce, warning_ack: 'tier2' }))).status).toBe(200);
    const reduced = plan(6, 0, { immediate_or_gradual: 'immediate' });
    expect((await save(client, reduced)).json.error).toHaveProperty('warning_ack');

    // With two weeks left, step by step is as steep.
    expect((await save(client, plan(6, 0, stop))).status).toBe(200);
    server().passSeconds(35 * 86_400);
    await client.login('second-tier@houvast.example', 'rustig-aan-2026');
    expect((await save(client, plan(6, 0, stop))).json.error).toHaveProperty('warning_ack');
  });

  test('a seizure or delirium before blocks every decreasing plan until the warning is confirmed', async () => {
    const client = await newPerson('alcohol', 'seizure-before');
    for (const earlier_withdrawal of ['yes', 'unknown']) {
      for (const ack of [{}, { warning_ack: 'tier2' }]) {
        const answer = await save(client, plan(2, 1, { earlier_withdrawal, ...ack }));
        expect(answer).toMatchObject({ status: 400, json: { error: { warning_ack: expect.any(String) } } });
      }
      const confirmed = { earlier_withdrawal, warning_ack: 'tier3' };
      expect((await save(client, plan(2, 1, confirmed))).status).toBe(200);
      expect((await save(client, plan(2, 2, { earlier_withdrawal }))).status).toBe(200);
    }
    for (const answer of [{}, { earlier_withdrawal: 'no' }]) {
      expect((await save(client, plan(2, 1, answer))).status).toBe(200);
    }
    const odd = await save(client, plan(2, 1, { earlier_withdrawal: 'often' }));
    expect(Object.keys(odd.json.error)).toEqual(['earlier_withdrawal']);
  });

  test('what was said about a seizure or delirium is kept nowhere', async () => {
    const client = await newPerson('alcohol', 'not-kept');
    const body = plan(2, 1, { earlier_withdrawal: 'unknown', warning_ack: 'tier3' });
    const { sid } = (await save(client, body)).json;
    const kept = [
      await client.get(`/webform_rest/goal/submission/${sid}`),
      await client.get('/api/v1/plan'),
      await client.get('/user/me'),
    ];
    for (const { status, text } of kept) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/withdrawal|unknown/);
    }
    expect(await dump(server().connection.db)).not.toContain('earlier_withdrawal');
  });

  test('sites that do not warn of withdrawal take no answer about it', async () => {
    const client = await newPerson('cannabis', 'not-asked');
    const answer = await save(client, plan(2, 1, { earlier_withdrawal: 'no' }));
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { earlier_withdrawal: expect.any(String) } },
    });
  });

  test('after the six weeks a plan is saved but sets no goals', async () => {
    const client = await newPerson('cannabis', 'after-six-weeks');
    server().passSeconds(42 * 86_400);
    await client.login('after-six-weeks@houvast.example', 'rustig-aan-2026');
    expect((await save(client, plan(2, 1))).status).toBe(200);
    expect((await client.get('/registrations/overview')).json[addDays(TEST_TODAY, 42)].goal).toBeNull();
  });
});
