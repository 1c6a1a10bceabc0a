import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

test('a password that was hashed at another cost is hashed anew at the next login, and only then', async () => {
  await server().newcomer('early');
  const { db } = server().connection;
  const own = eq(account.mailKey, 'early@houvast.example');
  const hashNow = async () =>
    (await db.select({ hash: account.passwordHash }).from(account).where(own))[0]?.hash ?? '';
  const before = await hash(NEWCOMER_PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await db.update(account).set({ passwordHash: before }).where(own);

  const visitor = server().visitor('alcohol');
  await expect(visitor.login('early@houvast.example', 'niet-het-goede-1')).rejects.toThrow('Login failed');
  expect(await hashNow()).toBe(before);
  await visitor.login('early@houvast.example', NEWCOMER_PASSWORD);
  const after = await hashNow();
  expect(after).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await server().visitor('alcohol').login('early@houvast.example', NEWCOMER_PASSWORD);
  expect(await hashNow()).toBe(after);
});
