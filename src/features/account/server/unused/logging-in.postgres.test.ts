import { expect, test } from 'vitest';
import { RETENTION } from '#domain/identity/retention.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test('an unused account stays when its owner logs in just while the job removes it', async () => {
  const { db } = server().connection;
  const client = await server().newcomer('net-op-tijd');
  const uid = await client.uid();
  server().passSeconds((RETENTION.unusedDays + 2) * 86_400);
  const atOnce = await db.transaction(async (inside) => {
    // The login has locked the account, and cannot say yet that it was used.
    await rowsOf(inside, `select from last_login where uid = ${uid} for update`);
    const login = client.login('net-op-tijd@houvast.example', NEWCOMER_PASSWORD);
    await expect.poll(() => waiting(db)).toBe(1);
    const job = server().runJob('remove_unused_accounts');
    await expect.poll(() => waiting(db)).toBe(2);
    return { login, job };
  });
  await Promise.all([atOnce.login, atOnce.job]);
  expect(await client.uid()).toBe(uid);
});
