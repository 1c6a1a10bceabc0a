import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test('whoever waits for a nickname while it is given up gets it no sooner than anybody else', async () => {
  const { db } = server().connection;
  const nickname = [{ value: 'Roerdomp' }];
  const owner = await server().newcomer('owner');
  const other = await server().newcomer('other');
  const uidOf = async (client: typeof owner) => (await client.get('/user/me')).json.uid[0].value as number;
  const [owned, wanted] = [await uidOf(owner), await uidOf(other)];
  expect((await owner.patch(`/user/${owned}`, { field_nickname: nickname })).status).toBe(200);
  const answer = await db.transaction(async (inside) => {
    await inside.execute(sql`delete from account where uid = ${owned}`);
    const taking = other.patch(`/user/${wanted}`, { field_nickname: nickname });
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(1);
    return { taking };
  });
  expect((await answer.taking).status).toBe(422);
  const names = await rowsOf(db, `select uid from participant where nickname = 'Roerdomp'`);
  expect(names).toEqual([]);
});
