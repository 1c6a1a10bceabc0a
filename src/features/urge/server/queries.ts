import { and, count, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { urge } from '#db/schema/tracking.ts';

export type UrgeRow = typeof urge.$inferSelect;

export async function countUrges(db: Db, uid: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(urge).where(eq(urge.uid, uid));
  return row?.total ?? 0;
}

/** Finds the last urge that eased between two instants, both excluded. */
export async function findUrgeBetween(
  db: Db,
  uid: number,
  { after, before }: { readonly after: Date; readonly before: Date },
): Promise<UrgeRow | undefined> {
  const [row] = await db
    .select()
    .from(urge)
    .where(and(eq(urge.uid, uid), gt(urge.riddenOutAt, after), lt(urge.riddenOutAt, before)))
    .orderBy(desc(urge.riddenOutAt))
    .limit(1);
  return row;
}

export async function insertUrge(db: Db, row: UrgeRow): Promise<void> {
  await db.insert(urge).values(row);
}

/** Changes what a person said about an urge; false if it is not theirs. */
export async function updateUrge(
  db: Db,
  { uid, uuid, ...description }: Pick<UrgeRow, 'uid' | 'uuid' | 'strength' | 'helped'>,
): Promise<boolean> {
  const changed = await db
    .update(urge)
    .set(description)
    .where(and(eq(urge.uid, uid), eq(urge.uuid, uuid)))
    .returning({ uuid: urge.uuid });
  return changed.length > 0;
}

/** Finds all urges of a person, the oldest first. */
export function findUrges(db: Db, uid: number): Promise<UrgeRow[]> {
  return db.select().from(urge).where(eq(urge.uid, uid)).orderBy(urge.riddenOutAt);
}
