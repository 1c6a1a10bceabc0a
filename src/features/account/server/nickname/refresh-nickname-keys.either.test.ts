import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const before = 'a-secret-of-before-that-is-long-enough';
const server = sharedTestServer({ SESSION_SECRET: before });
const renewed = sharedTestServer({ SESSION_SECRET: `a-new-secret-that-is-also-long-enough,${before}` });

/** Somebody with a nickname as it was stored when only the case was folded. */
async function withNicknameOfBefore(on: typeof server, name: string, nickname: string) {
  const client = await on().newcomer(name);
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  await on().connection.db.execute(sql`
    update participant set nickname = ${nickname}, nickname_key = ${nickname.toLowerCase()}, nickname_hash = null
    where uid = ${uid}`);
  const take = (value: string) => client.patch(`/user/${uid}`, { field_nickname: [{ value }] });
  return { client, uid, take };
}
const keyOf = async (uid: number) => {
  const rows = await rowsOf<{ key: string }>(
    server().connection.db,
    `select nickname_key as key from participant where uid = ${uid}`,
  );
  return rows[0]?.key;
};

test('nicknames of before get their keys once; of two that look alike the older account has it', async () => {
  // The demo people have keys of the secret under which they were added.
  await server().runJob('refresh_nickname_keys');
  const plain = await withNicknameOfBefore(server, 'plain', 'Wulp 10');
  const older = await withNicknameOfBefore(server, 'older', '\u0422ureluur');
  const younger = await withNicknameOfBefore(server, 'younger', 'Turelu\u00fcr');
  expect(await server().runJob('refresh_nickname_keys')).toBe(2);
  expect(await server().runJob('refresh_nickname_keys')).toBe(0);
  expect(await keyOf(plain.uid)).toBe('wulplo');
  expect(await keyOf(older.uid)).toBe('tureluur');
  // A key that nobody else can get: it is not the folded form of anything.
  expect(await keyOf(younger.uid)).toBe('turelu\u00fcr');
  expect((await younger.client.get('/user/me')).json.field_nickname).toEqual([{ value: 'Turelu\u00fcr' }]);
  expect((await younger.take('Turelu\u00fcr')).status).toBe(200);
  expect((await younger.take('tureluur')).status).toBe(422);

  const other = await withNicknameOfBefore(server, 'other', 'Scholekster');
  expect((await other.take('wulp-IO')).status).toBe(422);
  const pass = [{ existing: NEWCOMER_PASSWORD }];
  expect((await plain.client.post('/delete-user-account', { pass })).status).toBe(200);
  expect((await other.take('Wulp 10')).status, 'it rests').toBe(422);
});

test('names that came free under a secret of before rest on, and those in use get the new one', async () => {
  const owner = await withNicknameOfBefore(renewed, 'owner', 'Kluut');
  const { db } = renewed().connection;
  await renewed().runJob('refresh_nickname_keys');
  const [hash] = await rowsOf<{ hash: string }>(
    db,
    `select nickname_hash as hash from participant where uid = ${owner.uid}`,
  );
  await db.execute(sql`update participant set nickname_hash = 'of before' where uid = ${owner.uid}`);
  expect(await renewed().runJob('refresh_nickname_keys')).toBe(1);
  const resting = await rowsOf(db, 'select hash from resting_nickname');
  expect(resting, 'a new hash of the same name frees nothing').toEqual([]);
  expect(hash?.hash).toBeTruthy();

  // As the server did that had only the secret of before.
  const free = await withNicknameOfBefore(server, 'freeing', 'Steltkluut');
  await server().runJob('refresh_nickname_keys');
  const [old] = await rowsOf<{ hash: string }>(
    server().connection.db,
    `select nickname_hash as hash from participant where uid = ${free.uid}`,
  );
  await db.execute(sql`insert into resting_nickname (site, hash) values ('alcohol', ${old?.hash})`);
  expect((await owner.take('Steltkluut')).status).toBe(422);
});
