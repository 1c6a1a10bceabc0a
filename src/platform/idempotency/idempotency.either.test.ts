import { describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1 };
const send = (client: TestClient, key: string, fields: object = {}) =>
  client.post('/webform_rest/submit', { ...body, ...fields }, { headers: { 'idempotency-key': key } });
const rows = async (client: TestClient) =>
  Object.keys((await client.get('/registrations/overview')).json[TEST_TODAY].items).length;

describe('Idempotency-Key (contract head section)', () => {
  test('the same call again, or twice at once, creates one row and gives one response', async () => {
    const anna = await server().login('Anna');
    const before = await rows(anna);
    const answers = await Promise.all([send(anna, 'double-tap'), send(anna, 'double-tap')]);
    answers.push(await send(anna, 'double-tap'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json.sid)).size).toBe(1);
    expect(await rows(anna)).toBe(before + 1);
  });

  test('without a key, two calls create two rows', async () => {
    const ina = await server().login('Ina');
    const before = await rows(ina);
    await ina.post('/webform_rest/submit', body);
    await ina.post('/webform_rest/submit', body);
    expect(await rows(ina)).toBe(before + 2);
  });

  test('another body with the same key is refused', async () => {
    const anna = await server().login('Anna');
    await send(anna, 'other-body');
    const answer = await send(anna, 'other-body', { amount: 2 });
    expect(answer).toMatchObject({ status: 422, json: { code: 'idempotency_mismatch' } });
  });

  test('a refusal is not stored: the corrected call may use the key', async () => {
    const anna = await server().login('Anna');
    expect((await send(anna, 'corrected', { amount: 0.3 })).status).toBe(400);
    expect((await send(anna, 'corrected', { amount: 0.5 })).status).toBe(200);
  });

  test('a call that could not be repeated gets its first response', async () => {
    const eva = await server().newcomer('eva');
    const none = await send(eva, 'none-used', { amount: 0 });
    const again = await send(eva, 'none-used', { amount: 0 });
    expect([none.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(none.json);
    expect((await send(eva, 'none-again', { amount: 0 })).status).toBe(400);
    expect((await send(eva, 'none-used', { amount: 2 })).json.code).toBe('idempotency_mismatch');
    expect(await rows(eva)).toBe(1);
  });

  test("someone else's key is another key, and so is yesterday's", async () => {
    const anna = await server().login('Anna');
    const first = await send(anna, 'shared-key');
    const ina = await server().login('Ina');
    expect((await send(ina, 'shared-key')).json.sid).not.toBe(first.json.sid);
    server().passSeconds(86_401);
    expect((await send(anna, 'shared-key')).json.sid).not.toBe(first.json.sid);
  });

  test('a call is the same however its URL is spelt', async () => {
    const anna = await server().login('Anna');
    const first = await send(anna, 'spelt');
    const headers = { 'idempotency-key': 'spelt' };
    for (const path of ['/webform_rest/%73ubmit', `/webform_rest/submit#${'x'.repeat(6_000)}`]) {
      const again = await anna.post(path, body, { headers });
      expect(again).toMatchObject({ status: 200, json: { sid: first.json.sid } });
    }
  });

  test('a key that is too long is refused', async () => {
    const anna = await server().login('Anna');
    expect((await send(anna, 'k'.repeat(201))).status).toBe(400);
  });
});
