import { describe, expect, test } from 'vitest';
import { dump } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const FIRST = 's-my-reasons';
const SECOND = 's-balance';
const path = (id = FIRST) => `/api/v1/drafts/${id}`;
const keep = (client: TestClient, data: object, more = {}) => client.put(path(), { data, ...more });
const submit = (client: TestClient, fields: object) =>
  client.post('/webform_rest/submit', { webform_id: FIRST, ...fields });

describe('a draft of an exercise', () => {
  test('is saved as typed, opens on another device, and is replaced as a whole', async () => {
    const client = await server().newcomer('writer', 'cannabis');
    expect((await client.get(path())).status).toBe(404);
    const data = { most_important: ' <b>rust</b> 🙂', reasons: ['slapen', '', ' '] };
    const kept = {
      webform_id: FIRST,
      data: { most_important: ' <b>rust</b> 🙂', reasons: ['slapen'] },
      revision: null,
      changed: server().clock.now().toISOString(),
    };
    expect(await keep(client, data)).toMatchObject({ status: 200, json: kept });
    const other = server().visitor('cannabis', { address: '127.9.0.1' });
    await other.login('writer@houvast.example', NEWCOMER_PASSWORD);
    expect((await other.get(path())).json).toEqual(kept);
    for (const revision of [0, -1, 1.5, 2 ** 31, 1e300]) {
      expect((await keep(other, { reasons: ['geld'] }, { revision })).status, `${revision}`).toBe(400);
    }
    await keep(other, { reasons: ['geld'] }, { revision: 3 });
    expect((await client.get('/api/v1/drafts')).json).toMatchObject([
      { webform_id: FIRST, data: { reasons: ['geld'] }, revision: 3 },
    ]);
    expect((await client.get(path())).json.data).toEqual({ reasons: ['geld'] });
  });

  test('of another device is not overwritten by a device that has not seen it', async () => {
    const client = await server().newcomer('two-devices', 'cannabis');
    const begun = (await keep(client, { most_important: 'laptop' }, { basis: null })).json;
    server().passSeconds(60);
    const there = (await keep(client, { most_important: 'telefoon' }, { basis: begun.changed })).json;
    for (const basis of [begun.changed, null]) {
      const refused = await keep(client, { most_important: 'laptop, een woord' }, { basis });
      expect(refused).toMatchObject({ status: 409, json: { code: 'edit_conflict', current: there } });
    }
    expect((await client.get(path())).json).toEqual(there);
    server().passSeconds(60);
    const own = await keep(client, { most_important: 'allebei' }, { basis: there.changed });
    expect(own.status).toBe(200);
    expect((await keep(client, { most_important: 'oude app' })).status).toBe(200);
    await client.delete(path());
    expect((await keep(client, { most_important: 'nieuw' }, { basis: own.json.changed })).status).toBe(200);
  });

  test('needs no answers, and is not a submission', async () => {
    const client = await server().newcomer('halfway', 'cannabis');
    expect((await keep(client, {})).status).toBe(200);
    const answers = await client.get('/entity/view/exercise_answers/rest_export_1/results');
    expect(answers.json.rows).toEqual([]);
    expect((await client.put(path(SECOND), { data: {} })).status).toBe(403);
  });

  test.each<[string, object, string[]]>([
    ['a question that is not there', { secret: 'x' }, ['secret']],
    ['10,000 characters', { most_important: 'x'.repeat(10_000) }, ['most_important']],
    ['a number', { most_important: 3 }, ['most_important']],
    ['too many rows', { reasons: Array.from({ length: 9 }, String) }, ['reasons']],
  ])('with %s is refused under its field', async (name, data, wrong) => {
    const client = await server().newcomer(`draft-${name.replaceAll(/\W/g, '-')}`, 'cannabis');
    const answer = await keep(client, data);
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    expect(Object.keys(answer.json.error)).toEqual(wrong);
    expect((await client.get(path())).status).toBe(404);
  });

  test('without data is refused', async () => {
    const client = await server().newcomer('nothing', 'cannabis');
    expect((await client.put(path(), {})).status).toBe(400);
    expect((await client.put(path(), { data: ['x'] })).status).toBe(400);
  });

  test('of an exercise that is locked or of another site is refused', async () => {
    const client = await server().newcomer('too-early', 'cannabis');
    expect(await client.put(path(SECOND), { data: { pro_use: ['x'] } })).toMatchObject({
      status: 403,
      json: { code: 'exercise_locked' },
    });
    for (const id of ['a-safe-start', 'daily_registration', 'none']) {
      expect((await client.put(path(id), { data: {} })).status, id).toBe(404);
      expect((await client.get(path(id))).status, id).toBe(404);
      expect((await client.delete(path(id))).status, id).toBe(404);
    }
  });

  test('is visible to its owner only', async () => {
    const client = await server().newcomer('mine', 'cannabis');
    const other = await server().newcomer('not-mine', 'cannabis');
    await keep(client, { most_important: 'van mij' });
    expect((await other.get(path())).status).toBe(404);
    expect((await other.get('/api/v1/drafts')).json).toEqual([]);
    await other.delete(path());
    expect((await client.get(path())).json.data).toEqual({ most_important: 'van mij' });
  });

  test('is gone when it is discarded, when the exercise is submitted or changed, and at a restart', async () => {
    const client = await server().newcomer('goes', 'cannabis');
    const gone = async () => expect((await client.get('/api/v1/drafts')).json).toEqual([]);
    const text = { most_important: 'rust' };
    await keep(client, text);
    expect((await client.delete(path())).status).toBe(204);
    await gone();
    expect((await client.delete(path())).status).toBe(204);
    await keep(client, text);
    const { sid, revision } = (await submit(client, text)).json;
    await gone();
    await keep(client, { most_important: 'slapen' }, { revision });
    expect((await client.patch(`/webform_rest/${FIRST}/submission/${sid}`, text)).status).toBe(200);
    await gone();
    await keep(client, text);
    await client.post('/reset-progress');
    await gone();
  });

  test('stays when submitting is refused', async () => {
    const client = await server().newcomer('stays', 'cannabis');
    await keep(client, { most_important: 'rust' });
    expect((await submit(client, {})).status).toBe(400);
    expect((await client.get(path())).json.data).toEqual({ most_important: 'rust' });
  });

  test('is encrypted, and cannot be decrypted as another exercise', async () => {
    const client = await server().newcomer('sealed', 'cannabis');
    await keep(client, { most_important: 'kanarie-in-het-concept' });
    const { db } = server().connection;
    const stored = await dump(db);
    expect(stored).toContain(FIRST);
    expect(stored).not.toContain('kanarie-in-het-concept');
    expect(stored).not.toContain(Buffer.from('kanarie-in-het-concept').toString('hex'));
    expect(server().log.join('\n')).not.toContain('kanarie-in-het-concept');
    await submit(client, { most_important: 'x' });
    await client.put(path(), { data: { most_important: 'kanarie' } });
    await db.execute(`update exercise_draft set webform_id = '${SECOND}'`);
    expect((await client.get(path(SECOND))).status).toBe(500);
  });
});

test('the phrases at which the page shows whom to call are public, in both languages', async () => {
  const answer = await server().visitor('cannabis').get('/api/v1/crisis-phrases');
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({
    suicide: expect.arrayContaining(['ik wil ... dood', 'kill* ... myself']),
    violence: expect.arrayContaining(['slaat me', 'hits me']),
  });
});
