import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';

const server = sharedTestServer();
const NEW_PASSWORD = 'een-eigen-begin-1';
const PROVED = { existing: NEWCOMER_PASSWORD };

/** What takes the password, each sent with the one of before. */
const CALLS: Readonly<Record<string, (client: TestClient, uid: number) => ReturnType<TestClient['post']>>> = {
  'choosing-another': (client, uid) =>
    client.patch(`/user/${uid}`, { pass: [{ ...PROVED, value: 'nog-een-ander-1' }] }),
  'another-address': (client, uid) =>
    client.patch(`/user/${uid}`, { pass: [PROVED], mail: [{ value: 'elders-heen@houvast.example' }] }),
  'a-copy': (client) => client.post('/api/v1/exports', { pass: [PROVED] }),
  deleting: (client) => client.post('/delete-user-account', { pass: [PROVED] }),
};

test.each(Object.entries(CALLS))(
  'a password that was right is so no longer once there is a new one: %s',
  async (name, call) => {
    const { db } = server().connection;
    const client = await server().newcomer(name);
    const uid = await client.uid();
    const passwordHash = await hash(NEW_PASSWORD);
    // Whatever sets a new password through a call ends the session as well, which would refuse these calls before.
    const { sent } = await db.transaction(async (inside) => {
      await inside.update(account).set({ passwordHash }).where(eq(account.uid, uid));
      const late = call(client, uid);
      await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(1);
      return { sent: late };
    });
    expect((await sent).json).toMatchObject({ code: 'password_incorrect' });
    await client.login(`${name}@houvast.example`, NEW_PASSWORD);
    expect((await client.get('/user/me')).json.field_pending_mail).toEqual([]);
    expect((await client.get('/api/v1/exports')).json).toEqual([]);
  },
);
