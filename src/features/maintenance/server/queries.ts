import { sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { maintenance } from '#db/schema/staff.ts';

export type ClosingRow = Omit<typeof maintenance.$inferSelect, 'id'>;

/** The channel on which a change is announced to every node. */
export const CHANNEL = 'houvast_maintenance';
/** There is one row at most. */
const ONLY = 1;

/** Why the sites are closed; undefined while they are open. */
export async function findClosing(db: Db): Promise<ClosingRow | undefined> {
  const { since, until, name, reason } = maintenance;
  const [row] = await db.select({ since, until, name, reason }).from(maintenance);
  return row;
}

/** Closes the sites, or changes what is known of it. */
export async function saveClosing(db: Db, row: ClosingRow): Promise<void> {
  const { since: _since, ...change } = row;
  await db
    .insert(maintenance)
    .values({ ...row, id: ONLY })
    .onConflictDoUpdate({ target: maintenance.id, set: change });
  await tellNodes(db);
}

/** Opens the sites; false where they were open. */
export async function deleteClosing(db: Db): Promise<boolean> {
  const gone = await db.delete(maintenance).returning({ id: maintenance.id });
  await tellNodes(db);
  return gone.length > 0;
}

/** Reaches them with the commit. */
async function tellNodes(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}
