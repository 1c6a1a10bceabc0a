import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test.each([
  ['blocked', 'blocked = true'],
  ['given another password', "password_hash = 'another'"],
])('a login at the moment in which the account is %s opens nothing', async (what, change) => {
  const { db } = server().connection;
  const name = `meanwhile-${what.length}`;
  const uid = await (await server().newcomer(name)).uid();
  const sessions = () => rowsOf(db, `select id from session where uid = ${uid}`);
  const before = await sessions();
  const { login } = await db.transaction(async (inside) => {
    await rowsOf(inside, `update account set ${change} where uid = ${uid}`);
    const sent = server()
      .visitor('alcohol')
      .send('POST', '/user/login', {
        name: `${name}@houvast.example`,
        pass: NEWCOMER_PASSWORD,
      });
    await expect.poll(() => waiting(db)).toBe(1);
    return { login: sent };
  });
  expect((await login).json).toMatchObject({ code: 'credentials_wrong' });
  expect(await sessions()).toEqual(before);
});
