import { expect, test } from 'vitest';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { verifyAudit, writeAudit } from './audit.ts';

const server = sharedTestServer();
const actor = { id: 1, name: 'M. Bakker' };

function write(subject: AuditSubject, reason = 'Wek geen trek op.'): Promise<void> {
  const { connection, clock } = server();
  return connection.db.transaction((db) =>
    writeAudit(db, { actor, at: clock.now() }, { action: 'text_hidden', subject, site: 'alcohol', reason }),
  );
}

const query = (sql: string) => rowsOf<{ id: number; subject: string }>(server().connection.db, sql);

test('takes inserts and nothing else', async () => {
  await write('comment 640');
  for (const statement of [
    "update audit_entry set reason = 'anders'",
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(query(statement), statement).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('never changed or deleted'),
    );
  }
  expect(await query('select subject from audit_entry')).toEqual([{ subject: 'comment 640' }]);
});

test('numbers and chains what is written at the same moment', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, nth) => write(`comment ${nth}`)));
  const rows = await query('select id::int from audit_entry order by id');
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, nth) => nth + 1));
  expect(await verifyAudit(server().connection.db)).toMatchObject({ rows: rows.length, brokenAt: null });
});

test('shows a row that was changed, and one that was left out, behind the back of the trigger', async () => {
  const { db } = server().connection;
  const behind = async (statement: string) => {
    await query('alter table audit_entry disable trigger all');
    await query(statement);
    await query('alter table audit_entry enable trigger all');
  };
  await behind("update audit_entry set reason = 'Zomaar.' where id = 5");
  expect((await verifyAudit(db)).brokenAt).toBe(5);
  await behind("update audit_entry set reason = 'Wek geen trek op.' where id = 5");
  expect((await verifyAudit(db)).brokenAt).toBeNull();
  await behind('delete from audit_entry where id = 7');
  expect((await verifyAudit(db)).brokenAt).toBe(7);
});
