import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';

const server = sharedTestServer();
const form = { webform_id: 'daily_registration', registration_date: TEST_TODAY };
const submit = (client: TestClient, fields: object) =>
  client.post('/webform_rest/submit', { ...form, ...fields });
const path = (uuid: string) => `/webform_rest/daily_registration/submission/${uuid}`;

describe('creating', () => {
  test('keeps every field, and returns them as they were sent', async () => {
    const tom = await server().login('Tom');
    const fields = {
      amount: 1.25,
      cost: '12.50',
      where: 'casino',
      with_who: 'friend',
      note: 'Late night 🌙',
    };
    const { status, json } = await submit(tom, fields);
    expect(status).toBe(200);
    const overview = await tom.get('/registrations/overview');
    expect(overview.json[TEST_TODAY]).toMatchObject({
      totalAmount: 1.25,
      goal: 0,
      items: { [json.sid]: { uuid: json.sid, registration_date: TEST_TODAY, ...fields, cost: 12.5 } },
    });
  });

  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    [2.5, 2.5],
  ])('%o means %d in both languages', async (amount, expected) => {
    for (const name of ['Anna', 'Ina']) {
      const client = await server().login(name);
      const before = (await client.get('/registrations/overview')).json[TEST_TODAY].totalAmount ?? 0;
      expect((await submit(client, { amount })).status).toBe(200);
      const after = (await client.get('/registrations/overview')).json[TEST_TODAY].totalAmount;
      expect(after - before).toBe(expected);
    }
  });

  test('empty texts and null mean no answer', async () => {
    const tom = await server().login('Tom');
    const { status, json } = await submit(tom, { amount: 1, cost: '', where: '', with_who: '', note: null });
    expect(status).toBe(200);
    const overview = await tom.get('/registrations/overview');
    expect(overview.json[TEST_TODAY].items[json.sid]).toMatchObject({
      cost: null,
      where: null,
      with_who: null,
      note: '',
    });
  });

  test('zero is only for a day without a total; amounts may follow it', async () => {
    const samira = await server().login('Samira');
    expect((await submit(samira, { amount: 0, where: 'home' })).status).toBe(200);
    const again = await submit(samira, { amount: 0 });
    expect(again).toMatchObject({
      status: 400,
      json: {
        error: {
          amount: 'Je hebt op deze dag al iets ingevuld. Wil je 0 invullen? Verwijder dat dan eerst.',
        },
      },
    });
    expect((await submit(samira, { amount: 2 })).status).toBe(200);
    const { json } = await samira.get('/registrations/overview');
    expect(json[TEST_TODAY].totalAmount).toBe(2);
    const zero = Object.values<{ amount: number; where: unknown }>(json[TEST_TODAY].items).find(
      ({ amount }) => amount === 0,
    );
    expect(zero?.where).toBeNull();
  });

  test.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 100.5 }, 'amount'],
    [{ amount: 0.3 }, 'amount'],
    [{ amount: 1e-9 }, 'amount'],
    [{ amount: '0,000000001' }, 'amount'],
    [{ amount: '1.000' }, 'amount'],
    [{ amount: 'abc' }, 'amount'],
    [{ amount: true }, 'amount'],
    [{ amount: null }, 'amount'],
    [{}, 'amount'],
    [{ amount: 1, registration_date: '2026-02-30' }, 'registration_date'],
    [{ amount: 1, registration_date: '2026-11-21' }, 'registration_date'],
    [{ amount: 1, registration_date: '2020-01-01' }, 'registration_date'],
    [{ amount: 1, registration_date: 20_261_120 }, 'registration_date'],
    [{ amount: 1, where: 'casino' }, 'where'],
    [{ amount: 1, with_who: 'dog' }, 'with_who'],
    [{ amount: 1, cost: 5 }, 'cost'],
    [{ amount: 1, note: 'x'.repeat(6_000) }, 'note'],
    [{ amount: 1, admin: true }, 'admin'],
    [{ amount: 1, __unknown: 1 }, '__unknown'],
  ])('%o is refused under %s', async (fields, field) => {
    const anna = await server().login('Anna');
    const before = await anna.get('/registrations/overview');
    const answer = await submit(anna, fields);
    expect(answer).toMatchObject({
      status: 400,
      json: { message: 'Submitted Data contains validation errors.', code: 'invalid_input' },
    });
    expect(Object.keys(answer.json.error)).toEqual([field]);
    expect(answer.json.error[field].length).toBeGreaterThan(5);
    expect((await anna.get('/registrations/overview')).text).toBe(before.text);
  });

  test.each(['1e999', 'NaN', '-1e999'])('the number %s in the body is refused', async (number) => {
    const anna = await server().login('Anna');
    const raw = `{"webform_id":"daily_registration","registration_date":"${TEST_TODAY}","amount":${number}}`;
    expect((await anna.post('/webform_rest/submit', undefined, { raw })).status).toBe(400);
  });

  test('messages are in the language of the request', async () => {
    const ina = await server().login('Ina');
    const { json } = await submit(ina, { amount: 0.3 });
    expect(json.error.amount).toBe('Use steps of 0.5.');
  });

  test('an unknown form is refused', async () => {
    const anna = await server().login('Anna');
    for (const webform_id of ['nothing', null, 7, ['daily_registration'], undefined]) {
      const answer = await anna.post('/webform_rest/submit', { webform_id, amount: 1 });
      expect(answer).toMatchObject({
        status: 400,
        json: { message: 'Invalid webform_id value.', error: { message: 'Invalid webform_id value.' } },
      });
    }
  });

  test('one day has room for fifty, even with simultaneous calls', async () => {
    const eva = await server().newcomer('eva-fifty');
    const add = () => submit(eva, { amount: 1 });
    const answers = await twentyAtATime(70, add);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const { json } = await eva.get('/registrations/overview');
    expect(json[TEST_TODAY]).toMatchObject({ totalAmount: 50 });
    const error = {
      registration_date:
        'Op een dag kun je hooguit 50 keer iets invullen. Tel dit op bij iets wat er al staat.',
    };
    expect(await add()).toMatchObject({ status: 400, json: { code: 'invalid_input', error } });

    const [uuid = ''] = Object.keys(json[TEST_TODAY].items);
    expect((await eva.patch(path(uuid), { amount: 2 })).status).toBe(200);
    expect((await eva.delete(`/daily_registration/${uuid}`)).status).toBe(204);
    expect((await add()).status).toBe(200);
  });

  test('one day holds at most 24 hours, even with two simultaneous calls', async () => {
    const tom = await server().login('Tom');
    const day = { registration_date: '2026-11-18' };
    const both = await Promise.all([
      submit(tom, { ...day, amount: 13 }),
      submit(tom, { ...day, amount: 13 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('changing and deleting', () => {
  test('changes the fields that are sent and keeps the rest', async () => {
    const anna = await server().login('Anna');
    const { json } = await submit(anna, { amount: 1, where: 'home', note: 'before' });
    const answer = await anna.patch(path(json.sid), { amount: '1,5', note: 'after' });
    expect(answer).toMatchObject({ status: 200, json: { sid: json.sid } });
    const overview = await anna.get('/registrations/overview');
    expect(overview.json[TEST_TODAY].items[json.sid]).toMatchObject({
      amount: 1.5,
      where: 'home',
      note: 'after',
    });
  });

  test('finds it however its number is written', async () => {
    const anna = await server().login('Anna');
    const { json } = await submit(anna, { amount: 1, note: 'before' });
    const inCapitals = path(json.sid.toUpperCase());
    expect((await anna.patch(inCapitals, { note: 'after' })).json).toEqual({ sid: json.sid });
    expect((await anna.patch(inCapitals, { amount: 2 })).status).toBe(200);
    const { items } = (await anna.get('/registrations/overview')).json[TEST_TODAY];
    expect(items[json.sid]).toMatchObject({ amount: 2, note: 'after' });
    const number = json.sid.toUpperCase();
    expect((await anna.delete(`/daily_registration/${number}`)).status).toBe(204);
  });

  test('the day cannot change, and an amount cannot become "did not use"', async () => {
    const anna = await server().login('Anna');
    const { json } = await submit(anna, { amount: 1 });
    const day = await anna.patch(path(json.sid), { registration_date: '2026-11-19' });
    expect(Object.keys(day.json.error)).toEqual(['registration_date']);
    const zero = await anna.patch(path(json.sid), { amount: 0 });
    expect(zero.json.error).toEqual({ amount: 'Je gebruik moet hoger dan 0 zijn' });
    expect((await anna.patch(path(json.sid), { colour: 'red' })).json.error).toHaveProperty('colour');
  });

  test("another person's registration is not found, like one that does not exist", async () => {
    const anna = await server().login('Anna');
    const { json } = await submit(anna, { amount: 1 });
    const lars = await server().login('Lars');
    for (const uuid of [json.sid, randomUUID(), 'nonsense', "' or 1=1 --"]) {
      expect((await lars.patch(path(encodeURIComponent(uuid)), { amount: 2 })).status).toBe(404);
      expect((await lars.delete(`/daily_registration/${encodeURIComponent(uuid)}`)).status).toBe(404);
    }
    expect((await anna.get('/registrations/overview')).text).toContain(json.sid);
  });

  test('deleting removes it once', async () => {
    const anna = await server().login('Anna');
    const { json } = await submit(anna, { amount: 1 });
    expect((await anna.delete(`/daily_registration/${json.sid}?_format=json`)).status).toBe(204);
    expect((await anna.delete(`/daily_registration/${json.sid}`)).status).toBe(404);
    expect((await anna.get('/registrations/overview')).text).not.toContain(json.sid);
  });
});
