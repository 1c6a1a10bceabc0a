import { expect, test } from 'vitest';
import { Keyring } from '#platform/crypto/keyring.ts';
import { WrongEnvironment } from '#platform/environment.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { testEnvironment } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { checkKeys } from './check-keys.ts';

const server = sharedTestServer();
const keyringOf = (name: string, byte: number) => {
  const ENCRYPTION_KEYS = `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
  return new Keyring(testEnvironment({ ENCRYPTION_KEYS }).encryptionKeys);
};
const check = (keyring: Keyring) => checkKeys({ db: server().connection.db, keyring });

test('keys with which the database was written are good', async () => {
  await expect(check(server().jobContext.keyring)).resolves.toBeUndefined();
});

test.each([
  ['another', 7, 'has no key "test"'],
  ['test', 8, '"test" is another key'],
])('a key named %s of %i is none of them', async (name, byte, reason) => {
  const refused = check(keyringOf(name, byte));
  await expect(refused).rejects.toBeInstanceOf(WrongEnvironment);
  await expect(refused).rejects.toThrow(reason);
});

test('a damaged row keeps nobody from being served', async () => {
  const { db } = server().connection;
  const first = '(select min(uid) from account_key)';
  await rowsOf(db, `update account_key set wrapped = substring(wrapped from 2) where uid = ${first}`);
  await expect(check(server().jobContext.keyring)).resolves.toBeUndefined();
});
