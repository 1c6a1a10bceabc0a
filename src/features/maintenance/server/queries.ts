import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { maintenance } from '#db/schema/staff.ts';

export type ClosingRow = Omit<typeof maintenance.$inferSelect, 'id'>;

/** The channel on which a change is announced to every node. */
export const CHANNEL = 'houvast_maintenance';
/** There is one row at most. */
const ONLY = 1;

/** The current closing; undefined while the sites are open. */
export async function findClosing(db: Db): Promise<ClosingRow | undefined> {
  const { since, until, name, reason } = maintenance;
  const [row] = await db.select({ since, until, name, reason }).from(maintenance);
  return row;
}

/** Closes the sites; false if they were closed. */
export async function insertClosing(db: Db, row: ClosingRow): Promise<boolean> {
  const made = await db
    .insert(maintenance)
    .values({ ...row, id: ONLY })
    .onConflictDoNothing()
    .returning({ id: maintenance.id });
  await tellNodes(db);
  return made.length > 0;
}

/** Changes until when and why the sites are closed; false if that closing is over, or was changed meanwhile. */
export async function updateClosing(
  db: Db,
  change: Pick<ClosingRow, 'until' | 'reason'>,
  from: Pick<ClosingRow, 'since' | 'until' | 'reason'>,
): Promise<boolean> {
  const { since, until, reason } = maintenance;
  const changed = await db
    .update(maintenance)
    .set(change)
    .where(
      and(
        eq(since, from.since),
        eq(reason, from.reason),
        from.until === null ? isNull(until) : eq(until, from.until),
      ),
    )
    .returning({ id: maintenance.id });
  await tellNodes(db);
  return changed.length > 0;
}

/** Opens the sites; false if they were open. */
export async function deleteClosing(db: Db): Promise<boolean> {
  const gone = await db.delete(maintenance).returning({ id: maintenance.id });
  await tellNodes(db);
  return gone.length > 0;
}

/** Notifies every node, once the transaction commits. */
async function tellNodes(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}
