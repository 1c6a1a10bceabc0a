import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const db = {
  execute: (query: Parameters<ReturnType<typeof server>['connection']['db']['execute']>[0]) =>
    server().connection.db.execute(query),
};

async function entries(client: TestClient): Promise<string[]> {
  const { json } = await client.get('/entity/view/diary_overview/block_1/results');
  return json.rows.map((row: { field_diary_body: { value: string }[] }) => row.field_diary_body[0]?.value);
}

/** Somebody with these notes, as they were before there was a diary. */
async function withNotesOfBefore(name: string, notes: readonly string[]): Promise<TestClient> {
  const client = await server().newcomer(name);
  for (const note of notes) {
    const day = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1, note };
    expect((await client.post('/webform_rest/submit', day)).status).toBe(200);
  }
  const { json } = await client.get('/user/me');
  const uid = json.uid[0].value;
  await db.execute(sql`delete from diary_entry where uid = ${uid}`);
  await db.execute(sql`insert into note_backlog select uuid from registration where uid = ${uid}`);
  return client;
}

const work = () => server().runJob('write_note_entries');

describe('notes from before there was a diary', () => {
  test('get their entries once, however often the job runs and with two workers at once', async () => {
    const client = await withNotesOfBefore('before', ['een', 'twee', 'drie']);
    expect(await entries(client)).toEqual([]);
    const taken = await Promise.all([work(), work()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await entries(client)).toSorted()).toEqual(['<p>drie</p>', '<p>een</p>', '<p>twee</p>']);
    expect(await work()).toBe(0);
    expect(await entries(client)).toHaveLength(3);
  });

  test('a worker that dies half-way leaves nothing half done; the next one does it all', async () => {
    const client = await withNotesOfBefore('dies', ['voor', 'na']);
    await db.execute(sql`
      create function die() returns trigger language plpgsql as $$ begin
        if (select count(*) from note_backlog) = 0 then raise exception 'died'; end if;
        return null;
      end $$`);
    await db.execute(sql`
      create trigger die after delete on note_backlog for each statement execute function die()`);
    await expect(work()).rejects.toThrow('note_backlog');
    expect(await entries(client)).toEqual([]);
    await db.execute(sql`drop trigger die on note_backlog`);
    await db.execute(sql`drop function die`);
    expect(await work()).toBe(2);
    expect((await entries(client)).toSorted()).toEqual(['<p>na</p>', '<p>voor</p>']);
  });

  test('a note that changed meanwhile has its entry already, and one that was emptied gets none', async () => {
    const client = await withNotesOfBefore('meanwhile', ['oud', 'weg']);
    const { json } = await client.get('/registrations/overview');
    const items: { uuid: string; note: string }[] = Object.values(json[TEST_TODAY].items);
    for (const { uuid, note } of items) {
      const path = `/webform_rest/daily_registration/submission/${uuid}`;
      await client.patch(path, { note: note === 'oud' ? 'nieuw' : '' });
    }
    expect(await entries(client)).toEqual(['<p>nieuw</p>']);
    expect(await work()).toBe(0);
    expect(await entries(client)).toEqual(['<p>nieuw</p>']);
  });
});
