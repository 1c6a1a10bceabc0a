import { expect, test } from 'vitest';
import { lockPerson } from '#platform/person/queries.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { bodiesOf, changeNote, withNotesOfBefore } from './backlog.testing.ts';

const server = sharedTestServer();
const work = () => server().runJob('write_note_entries');

test.each([
  ['changed', 'nieuw', ['<p>nieuw</p>']],
  ['emptied', '', []],
])('a note that is %s while the job writes its entry is what the diary has', async (name, note, left) => {
  const { db } = server().connection;
  const client = await withNotesOfBefore(server(), name, ['oud']);
  const atOnce = await db.transaction(async (inside) => {
    // The job can write the entry, and not say that it did.
    await rowsOf(inside, 'lock table note_backlog in share mode');
    const job = work();
    await expect.poll(() => waiting(db)).toBe(1);
    const change = changeNote(client, 'oud', note);
    await expect.poll(() => waiting(db)).toBe(2);
    return { job, change };
  });
  expect(await atOnce.job).toBe(1);
  expect((await atOnce.change).status).toBe(200);
  expect(await bodiesOf(client)).toEqual(left);
  expect(await work()).toBe(0);
});

test('the notes of somebody who is writing at that moment wait for the next run', async () => {
  const { db } = server().connection;
  const client = await withNotesOfBefore(server(), 'schrijft', ['een', 'twee']);
  const uid = await client.uid();
  await db.transaction(async (inside) => {
    await lockPerson(inside, uid);
    expect(await work()).toBe(0);
  });
  expect(await work()).toBe(2);
  expect((await bodiesOf(client)).toSorted()).toEqual(['<p>een</p>', '<p>twee</p>']);
});
