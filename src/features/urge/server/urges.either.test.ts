import { expect, test } from 'vitest';
import { messages } from '#features/badges/server/badges.testing.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const MINUTE = 60;
const ease = (client: TestClient) => client.post('/api/v1/urges', {});
const urges = async (client: TestClient) => (await client.get('/api/v1/urges')).json;
test('an urge that eased is counted once, and the next one again', async () => {
  const client = await server().newcomer('urges', 'alcohol');
  expect((await urges(client)).riddenOut).toBe(0);
  const first = await ease(client);
  expect(first).toMatchObject({ status: 200, json: { riddenOut: 1 } });
  server().passSeconds(14 * MINUTE);
  expect((await ease(client)).json).toEqual(first.json);
  server().passSeconds(2 * MINUTE);
  expect((await ease(client)).json.riddenOut).toBe(2);
  expect((await urges(client)).riddenOut).toBe(2);
});

test('urges that are sent later each count once, at the time they eased and never in the future', async () => {
  const client = await server().newcomer('later', 'alcohol');
  const told = (hours: number) =>
    client.post('/api/v1/urges', { at: server().clock.now().getTime() + hours * 3_600_000 });
  expect((await told(-5)).json.riddenOut).toBe(1);
  expect((await told(-3)).json.riddenOut).toBe(2);
  expect((await told(-3.1)).json.riddenOut).toBe(2);
  expect((await told(48)).json.riddenOut).toBe(3);
  expect((await ease(client)).json.riddenOut).toBe(3);
  expect((await told(-24 * 365)).json.riddenOut).toBe(4);
  expect((await told(-24 * 300)).json.riddenOut).toBe(4);
  expect((await client.post('/api/v1/urges', { at: 1e300 })).json.riddenOut).toBe(4);
  for (const at of ['gisteren', null, {}, true]) {
    expect((await client.post('/api/v1/urges', { at })).status).toBe(400);
  }
});

test('pressed many times at once it is one', async () => {
  const client = await server().newcomer('presser', 'alcohol');
  const answers = await Promise.all(Array.from({ length: 8 }, () => ease(client)));
  expect(answers.map(({ json }) => json.riddenOut)).toEqual(Array.from({ length: 8 }, () => 1));
});

test('the first and the tenth are badges', async () => {
  const client = await server().newcomer('waves', 'gambling');
  const received: number[] = [];
  for (let count = 1; count <= 10; count += 1) {
    await ease(client);
    received.push((await messages(client)).length);
    server().passSeconds(16 * MINUTE);
  }
  expect(received).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
});

test('what helped and how strong it still is go to one’s own export alone', async () => {
  const client = await server().newcomer('teller', 'alcohol');
  const { uuid } = (await ease(client)).json;
  const said = { strength: 3, helped: ['breathing', 'calling'] };
  expect((await client.patch(`/api/v1/urges/${uuid}`, said)).status).toBe(204);
  const exported = Object.values(await exportOf(server(), client)).join();
  expect(exported).toContain('breathing calling');
  const other = await server().newcomer('stranger', 'alcohol');
  expect((await other.patch(`/api/v1/urges/${uuid}`, said)).status).toBe(404);
});

test('what cannot be an answer is refused', async () => {
  const client = await server().newcomer('refused', 'alcohol');
  const { uuid } = (await ease(client)).json;
  const answers = await Promise.all(
    [
      { strength: 11, helped: [] },
      { strength: 2.5, helped: [] },
      { strength: null, helped: ['wine'] },
      { strength: null, helped: Array.from({ length: 6 }, () => 'breathing') },
    ].map((said) => client.patch(`/api/v1/urges/${uuid}`, said)),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
});

test('one’s own reasons come from the exercise, also after a restart, until others are written', async () => {
  const client = await server().newcomer('reasoner', 'alcohol');
  expect((await urges(client)).own).toEqual({
    reasons: [],
    alternatives: [],
    people: [],
    canAddPeople: false,
    wait: null,
    leave: null,
  });
  const reasons = ['Beter slapen', 'Er zijn voor de kinderen', 'Geld overhouden'];
  const write = (written: readonly string[]) =>
    client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: written });
  await write(reasons);
  expect((await urges(client)).own.reasons).toEqual(reasons);
  // What was never sent does not replace them.
  const draft = { data: { reasons: ['Half af'] } };
  expect((await client.put('/api/v1/drafts/s-my-reasons', draft)).status).toBe(200);
  expect((await client.post('/reset-progress')).status).toBe(200);
  expect((await urges(client)).own.reasons).toEqual(reasons);
  server().passSeconds(60);
  expect((await write(['Weer fit zijn'])).status).toBe(200);
  expect((await urges(client)).own.reasons).toEqual(['Weer fit zijn']);
});

test('people can be added to the emergency plan until a restart, after which that exercise may not be open', async () => {
  const client = await server().newcomer('caller', 'alcohol');
  const canAdd = async () => (await urges(client)).own.canAddPeople;
  expect(await canAdd()).toBe(false);
  const { sid } = (
    await client.post('/webform_rest/submit', { webform_id: 's-my-reasons', reasons: ['Rust'] })
  ).json;
  // The plan itself comes weeks later.
  const late = `update exercise_submission set webform_id = 's-emergency-plan' where uuid = '${sid}'`;
  await rowsOf(server().connection.db, late);
  expect(await canAdd()).toBe(true);
  await client.post('/reset-progress');
  expect(await canAdd()).toBe(false);
});

test('relatives, who count no use, have none of it', async () => {
  const client = await server().newcomer('relative', 'naasten');
  expect((await client.get('/api/v1/urges')).status).toBe(404);
});
