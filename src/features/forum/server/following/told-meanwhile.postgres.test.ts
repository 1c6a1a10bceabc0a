import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentFields, memberOf, postBy } from '../forum.testing.ts';
import { claimFollowers, saveTold } from './queries.ts';

const server = sharedTestServer();

test('who is told of news comments meanwhile, and neither waits for the other', async () => {
  const { db } = server().connection;
  const writer = await memberOf(server(), 'intussen');
  const other = await memberOf(server(), 'intussen-ander');
  const nid = await postBy(writer, await categoryOf(server()));
  await other.post('/comment', commentFields(nid));
  await rowsOf(db, `update forum_reading set has_news = true where nid = ${nid}`);
  const [today, now] = [server().clock.today(), server().clock.now()];
  await db.transaction(async (inside) => {
    const people = await claimFollowers(inside, { today, perDay: 10, notSince: now }, 200);
    expect(people).not.toEqual([]);
    expect((await writer.post('/comment', commentFields(nid))).status).toBe(201);
    const told = people.map(({ uid }) => ({ uid, toldOn: today, toldCount: 1 }));
    await saveTold(inside, told, now);
  });
});
