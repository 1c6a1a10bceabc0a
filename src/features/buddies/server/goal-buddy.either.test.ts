import { beforeAll, describe, expect, test } from 'vitest';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const PLAN = planFields({ current: 4, target: 2 });
const save = (client: TestClient, fields: object) =>
  client.post('/webform_rest/submit', { ...PLAN, ...fields });
const planOf = async (client: TestClient) => (await client.get('/api/v1/plan')).json.plan;
const buddiesOf = async (client: TestClient) => (await client.get('/user/me')).json.field_buddies;

let client: TestClient;
beforeAll(async () => {
  client = await server().newcomer('planner-wrong');
});

describe('the buddy of a new plan (contract 2.5 #30)', () => {
  test('is invited with the plan, and neither is saved without the other', async () => {
    const planner = await server().newcomer('planner');
    await server().confirm('planner');
    const email = 'bo-planner@houvast.example';
    expect((await save(planner, { buddy_name: ' Bo ', buddy_email: email })).status).toBe(200);
    expect(await buddiesOf(planner)).toMatchObject([{ name: [{ value: 'Bo' }] }]);
    await server().runJob('deliver_mail');
    expect(mails.to(email)).toHaveLength(1);
    expect(await planOf(planner)).not.toBeNull();
  });

  test('is none when both fields are empty', async () => {
    const alone = await server().newcomer('planner-alone');
    expect((await save(alone, { buddy_name: '', buddy_email: ' ' })).status).toBe(200);
    expect(await buddiesOf(alone)).toEqual([]);
  });

  test.each([
    [{ buddy_name: 'Bo' }, 'buddy_email'],
    [{ buddy_email: 'bo@houvast.example' }, 'buddy_name'],
    [{ buddy_name: 'Bo', buddy_email: 'PLANNER-WRONG@houvast.example' }, 'buddy_email'],
    [{ buddy_name: 'Bo\r\nBcc: x', buddy_email: 'bo@houvast.example' }, 'buddy_name'],
  ])('%j is wrong under %s, and saves no plan', async (fields, field) => {
    const answer = await save(client, fields);
    expect(answer).toMatchObject({ status: 400, json: { error: { [field]: expect.any(String) } } });
    expect(await planOf(client)).toBeNull();
    expect(await buddiesOf(client)).toEqual([]);
  });

  test('counts with the five invitations of a day', async () => {
    const busy = await server().newcomer('planner-busy');
    for (let nth = 0; nth < 5; nth += 1) {
      await busy.post('/buddy/add', { name: 'Bo', email: `bo-busy-${nth}@houvast.example` });
    }
    const answer = await save(busy, { buddy_name: 'Bo', buddy_email: 'bo-busy-6@houvast.example' });
    expect(answer).toMatchObject({
      status: 400,
      json: { error: { buddy_email: expect.stringMatching(/5/) } },
    });
    expect(await planOf(busy)).toBeNull();
  });
});
