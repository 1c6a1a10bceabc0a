import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { bodiesOf, changeNote, withNotesOfBefore } from './backlog.testing.ts';

const server = sharedTestServer();
const db = {
  execute: (query: Parameters<ReturnType<typeof server>['connection']['db']['execute']>[0]) =>
    server().connection.db.execute(query),
};

const work = () => server().runJob('write_note_entries');

describe('notes from before there was a diary', () => {
  test('get their entries once, however often the job runs and with two workers at once', async () => {
    const client = await withNotesOfBefore(server(), 'before', ['een', 'twee', 'drie']);
    expect(await bodiesOf(client)).toEqual([]);
    const taken = await Promise.all([work(), work()]);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect((await bodiesOf(client)).toSorted()).toEqual(['<p>drie</p>', '<p>een</p>', '<p>twee</p>']);
    expect(await work()).toBe(0);
    expect(await bodiesOf(client)).toHaveLength(3);
  });

  test('a worker that dies half-way leaves nothing half done; the next one does it all', async () => {
    const client = await withNotesOfBefore(server(), 'dies', ['voor', 'na']);
    await db.execute(sql`
      create function die() returns trigger language plpgsql as $$ begin
        if (select count(*) from note_backlog) = 0 then raise exception 'died'; end if;
        return null;
      end $$`);
    await db.execute(sql`
      create trigger die after delete on note_backlog for each statement execute function die()`);
    await expect(work()).rejects.toThrow('note_backlog');
    expect(await bodiesOf(client)).toEqual([]);
    await db.execute(sql`drop trigger die on note_backlog`);
    await db.execute(sql`drop function die`);
    expect(await work()).toBe(2);
    expect((await bodiesOf(client)).toSorted()).toEqual(['<p>na</p>', '<p>voor</p>']);
  });

  test('a note that changed meanwhile has its entry already, and one that was emptied gets none', async () => {
    const client = await withNotesOfBefore(server(), 'meanwhile', ['oud', 'weg']);
    await changeNote(client, 'oud', 'nieuw');
    await changeNote(client, 'weg', '');
    expect(await bodiesOf(client)).toEqual(['<p>nieuw</p>']);
    expect(await work()).toBe(0);
    expect(await bodiesOf(client)).toEqual(['<p>nieuw</p>']);
  });
});
