import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { migrateAgain } from '#server/testing/migration.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();

test('of several invitations of before to one address the last one stays', async () => {
  const { db } = server().connection;
  const kept = await db.transaction(async (inside) => {
    await rowsOf(inside, 'alter table staff_invitation drop constraint staff_invitation_mail_unique');
    await rowsOf(
      inside,
      `insert into staff_invitation (token_hash, mail, name, role, expires_at) values
        ('\\x03', 'twice@houvast.example', 'first', 'editor', '2026-11-20T10:00:00Z'),
        ('\\x01', 'twice@houvast.example', 'last', 'editor', '2026-11-20T11:00:00Z'),
        ('\\x02', 'twice@houvast.example', 'as late', 'editor', '2026-11-20T10:00:00Z'),
        ('\\x04', 'once@houvast.example', 'only', 'editor', '2026-11-20T09:00:00Z')`,
    );
    await migrateAgain(inside, '0049_one_invitation_an_address');
    return rowsOf(inside, 'select name from staff_invitation order by name');
  });
  expect(kept).toEqual([{ name: 'last' }, { name: 'only' }]);
});
