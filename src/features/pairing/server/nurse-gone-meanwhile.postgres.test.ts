import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { codeOf } from './pairing.testing.ts';

const server = sharedTestServer();

test('a client whose nurse is deleted in that moment hears that the code is unknown, and stays logged in', async () => {
  const { db } = server().connection;
  const guide = await nurse(server(), 'vertrekt');
  const [code, uid] = [await codeOf(guide), await guide.uid()];
  const client = await server().newcomer('koppelt-te-laat');
  const pairing = await db.transaction(async (inside) => {
    await inside.execute(sql`delete from account where uid = ${uid}`);
    const sent = client.post('/proxy/pair-poh', { pairing_code: code });
    await expect.poll(() => waiting(db)).toBe(1);
    return { sent };
  });
  expect(await pairing.sent).toMatchObject({ status: 404, json: { code: 'not_found' } });
  expect((await client.get('/user/me')).status).toBe(200);
});
