import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const REGISTRATION = 'daily_registration';
const GOAL = 'goal';
const path = (form: string, sid: string) => `/webform_rest/${form}/submission/${sid}`;
const week = (prefix: '' | 'goal_', amount: number) =>
  Object.fromEntries(WEEKDAYS.map((day) => [prefix + day, amount]));

const day = {
  registration_date: TEST_TODAY,
  amount: 2.5,
  where: 'home',
  with_who: 'alone',
  craving: 4,
  note: 'Laat 🌙',
};
const plan = {
  ...week('', 2),
  ...week('goal_', 1),
  stopOrReduce: 'reduce',
  immediate_or_gradual: 'immediate',
};
async function submitted(client: TestClient, webform_id: string, fields: object): Promise<string> {
  const { status, json } = await client.post('/webform_rest/submit', { webform_id, ...fields });
  expect(status).toBe(200);
  return json.sid;
}
const instant = [{ value: '2026-11-20T11:00:00+00:00', format: 'Y-m-d\\TH:i:sP' }];
const entityOf = (form: string, sid: string) => {
  return { uuid: [{ value: sid }], webform_id: [{ target_id: form }], created: instant, changed: instant };
};
const UNKNOWN = { status: 404, json: { message: "Can't load webform submission.", code: 'not_found' } };
const NO_FORM = { status: 404, json: { message: "Can't load webform.", code: 'not_found' } };

describe('reading one’s own submission (contract 2.5 #22)', () => {
  test('a registration, with its note, as it is now', async () => {
    const client = await server().newcomer('reads-day', 'gambling');
    const sid = await submitted(client, REGISTRATION, { ...day, cost: '10.50' });
    const read = await client.get(path(REGISTRATION, sid));
    const data = { ...day, cost: 10.5 };
    expect(read).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(read.json).toEqual({ entity: entityOf(REGISTRATION, sid), data });
    await client.patch(path(REGISTRATION, sid), { note: '', cost: null });
    expect((await client.get(path(REGISTRATION, sid.toUpperCase()))).json.data).toEqual({
      ...data,
      cost: null,
      note: '',
    });
    await client.delete(`/daily_registration/${sid}`);
    expect(await client.get(path(REGISTRATION, sid))).toMatchObject(UNKNOWN);
  });

  test('the current plan, until another one replaces it', async () => {
    const client = await server().newcomer('reads-goal');
    const sid = await submitted(client, GOAL, plan);
    const read = await client.get(path(GOAL, sid.toUpperCase()));
    expect(read).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(read.json).toEqual({ entity: entityOf(GOAL, sid), data: plan });
    const next = await submitted(client, GOAL, { ...plan, ...week('goal_', 0) });
    expect(await client.get(path(GOAL, sid))).toMatchObject(UNKNOWN);
    expect((await client.get(path(GOAL, next))).json.data).toEqual({ ...plan, ...week('goal_', 0) });
    await client.post('/reset-progress');
    expect(await client.get(path(GOAL, next))).toMatchObject(UNKNOWN);
  });

  test.each([
    [REGISTRATION, day],
    [GOAL, plan],
  ])('%s: another person’s is as unknown as none', async (form, fields) => {
    const owner = await server().newcomer(`owner-${form}`);
    const sid = await submitted(owner, form, fields);
    const other = await server().newcomer(`other-${form}`);
    await submitted(other, form, fields);
    const answers = [await other.get(path(form, sid)), await other.get(path(form, randomUUID()))];
    for (const answer of answers) expect(answer).toMatchObject(UNKNOWN);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(await server().visitor('alcohol').get(path(form, sid))).toMatchObject({
      status: 403,
      json: { code: 'login_required' },
    });
    const wrongForm = form === GOAL ? REGISTRATION : GOAL;
    expect(await owner.get(path(wrongForm, sid))).toMatchObject(UNKNOWN);
    expect(await owner.get(path(form, 'nonsense'))).toMatchObject({
      status: 400,
      json: { message: 'Invalid submission UUID.', error: { message: 'Invalid submission UUID.' } },
    });
  });
});

describe('a site that lacks forms', () => {
  test.each([REGISTRATION, GOAL, 's-my-reasons', 'nothing'])('has no %s, on any path', async (form) => {
    const relative = await server().newcomer(`relative-${form}`, 'naasten');
    const sid = randomUUID();
    for (const answer of [
      await relative.post('/webform_rest/submit', { webform_id: form, ...day }),
      await relative.patch(path(form, sid), { amount: 1 }),
      await relative.get(path(form, sid)),
      await relative.get(path(form, 'nonsense')),
      await relative.get(`/webform_rest/${form}/fields`),
    ]) {
      expect(answer).toMatchObject(NO_FORM);
    }
  });

  test('still requires the id of a form', async () => {
    const relative = await server().newcomer('relative-silent', 'naasten');
    for (const webform_id of [undefined, null, 7]) {
      expect(await relative.post('/webform_rest/submit', { webform_id })).toMatchObject({
        status: 400,
        json: { message: 'Invalid webform_id value.' },
      });
    }
  });
});
