import { describe, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { migrateAgain } from '#server/testing/migration.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const SAFETY = 'n-safety';
const DRAFT = `/api/v1/drafts/${SAFETY}`;
const OTHER = 'n-my-story';
const ticked = { q1: ['a', 'b'] };
const relative = (name: string) => server().newcomer(name, 'naasten');
const submit = (client: TestClient, fields: object = ticked, webform_id = SAFETY) =>
  client.post('/webform_rest/submit', { webform_id, ...fields });
const path = (sid: string) => `/webform_rest/${SAFETY}/submission/${sid}`;

/** What the database holds of somebody in the exercise. */
async function stored(client: TestClient) {
  const { db } = server().connection;
  const of = `uid = ${await client.uid()} and webform_id = '${SAFETY}'`;
  return {
    submissions: await rowsOf(
      db,
      `select answers, revision from exercise_submission where ${of} order by revision`,
    ),
    drafts: await rowsOf(db, `select answers from exercise_draft where ${of}`),
  };
}

async function rowsInList(client: TestClient) {
  return (await client.get('/entity/view/exercise_answers/rest_export_1/results')).json.rows;
}

describe('an exercise that keeps nothing', () => {
  test('is done, and what was ticked is nowhere, also when an older page sends it', async () => {
    const client = await relative('not-kept');
    const { status, json } = await submit(client);
    expect(status).toBe(200);
    expect(await stored(client)).toEqual({ submissions: [{ answers: null, revision: 1 }], drafts: [] });
    expect((await client.get(path(json.sid))).json).toMatchObject({ data: {}, revision: 1 });
    expect(await rowsInList(client)).toMatchObject([{ webform_id: SAFETY, data: {}, revision: 1 }]);
  });

  test('is done without sending what was ticked', async () => {
    const client = await relative('not-sent');
    expect((await submit(client, {})).status).toBe(200);
    expect(await rowsInList(client)).toMatchObject([{ webform_id: SAFETY }]);
  });

  test('keeps no draft, and lets an older page think that it did', async () => {
    const client = await relative('no-draft');
    const kept = await client.put(DRAFT, { data: ticked, basis: null });
    expect(kept).toMatchObject({ status: 200, json: { webform_id: SAFETY, data: {} } });
    const again = await client.put(DRAFT, { data: { q1: ['c'] }, basis: kept.json.changed });
    expect(again.status).toBe(200);
    expect(await stored(client)).toEqual({ submissions: [], drafts: [] });
    expect((await client.get(DRAFT)).status).toBe(404);
    expect((await client.get('/api/v1/drafts')).json).toEqual([]);
    await client.post('/reset-progress');
    expect(await stored(client)).toEqual({ submissions: [], drafts: [] });
  });

  test('can be done again, from any page and in any order', async () => {
    const client = await relative('again');
    const { sid } = (await submit(client)).json;
    expect((await submit(client, { q1: ['d'] })).json).toEqual({ sid, revision: 1 });
    expect((await client.patch(path(sid), { ...ticked, revision: 1 })).json).toEqual({ sid, revision: 2 });
    expect((await client.patch(path(sid), { q1: null, revision: 1 })).json).toEqual({ sid, revision: 3 });
    expect(await stored(client)).toEqual({ submissions: [{ answers: null, revision: 3 }], drafts: [] });
  });

  test('is in the copy of one’s data as done, without an answer', async () => {
    const client = await relative('copied');
    await submit(client);
    const files = await exportOf(server(), client);
    const { exercises, exercise_drafts } = JSON.parse(files['data.json'] ?? '');
    expect(exercises).toMatchObject([{ exercise: SAFETY, question: null, answer: null }]);
    expect(exercise_drafts).toEqual([]);
    expect(Object.values(files).join('\n')).not.toMatch(/Ik word geslagen|Ik ben bang voor de ander/);
  });
});

test('what was ticked before is gone, also from drafts and copies, and the exercise stays done', async () => {
  const client = await relative('before');
  const uid = await client.uid();
  const { db } = server().connection;
  const text = { story: 'van voor' };
  await submit(client, text, OTHER);
  await client.put(`/api/v1/drafts/${OTHER}`, { data: text });
  await submit(client);
  await exportOf(server(), client);
  const other = await relative('before-other');
  await exportOf(server(), other);
  const insert = (revision: number, archived: string) =>
    rowsOf(
      db,
      `insert into exercise_submission (uuid, uid, webform_id, answers, revision, created_at, changed_at, archived_at)
        values (gen_random_uuid(), ${uid}, '${SAFETY}', '\\x01', ${revision}, now(), now(), ${archived})`,
    );
  await rowsOf(
    db,
    `update exercise_submission set answers = '\\x01' where uid = ${uid} and webform_id = '${SAFETY}'`,
  );
  await insert(2, 'now()');
  await insert(0, 'now()');
  await rowsOf(
    db,
    `insert into exercise_draft (uid, webform_id, answers, changed_at) values (${uid}, '${SAFETY}', '\\x01', now())`,
  );

  await migrateAgain(db, '0044_keep_nothing_about_danger_at_home');

  expect(await stored(client)).toEqual({
    submissions: [
      { answers: null, revision: 1 },
      { answers: null, revision: 2 },
    ],
    drafts: [],
  });
  expect(await rowsInList(client)).toMatchObject([
    { webform_id: OTHER, data: text },
    { webform_id: SAFETY, data: {} },
  ]);
  expect((await client.get(`/api/v1/drafts/${OTHER}`)).json.data).toEqual(text);
  const copies = await rowsOf(db, `select uid from data_export where uid in (${uid}, ${await other.uid()})`);
  expect(copies).toEqual([{ uid: await other.uid() }]);
});
