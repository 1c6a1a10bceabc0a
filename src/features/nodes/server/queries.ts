import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { nodeDraft } from '#db/schema/community.ts';

export type DraftRow = typeof nodeDraft.$inferSelect;

/** The most drafts that a person has: somebody who writes in so many places at once has left most of them. */
export const MOST_DRAFTS = 50;

/** All drafts of a person, the oldest first. */
export function findDrafts(db: Db, uid: number): Promise<DraftRow[]> {
  return db.select().from(nodeDraft).where(eq(nodeDraft.uid, uid)).orderBy(asc(nodeDraft.changedAt));
}

export async function findDraft(db: Db, uid: number, place: string): Promise<DraftRow | undefined> {
  const [row] = await db
    .select()
    .from(nodeDraft)
    .where(and(eq(nodeDraft.uid, uid), eq(nodeDraft.place, place)));
  return row;
}

export async function putDraft(db: Db, row: DraftRow): Promise<void> {
  const { fields, revision, changedAt } = row;
  await db
    .insert(nodeDraft)
    .values(row)
    .onConflictDoUpdate({ target: [nodeDraft.uid, nodeDraft.place], set: { fields, revision, changedAt } });
}

const removal = prepared((db) =>
  db
    .delete(nodeDraft)
    .where(and(eq(nodeDraft.uid, sql.placeholder('uid')), eq(nodeDraft.place, sql.placeholder('place'))))
    .prepare('node_draft_removal'),
);

export async function removeDraft(db: Db, uid: number, place: string): Promise<void> {
  await removal(db).execute({ uid, place });
}

/** Deletes the drafts of a person whose places are of these kinds, whatever number they end with. */
export async function removeDraftsOf(db: Db, uid: number, kinds: readonly string[]): Promise<void> {
  const kind = sql`split_part(${nodeDraft.place}, '-', 1)`;
  await db.delete(nodeDraft).where(and(eq(nodeDraft.uid, uid), inArray(kind, [...kinds])));
}

/** Keeps the newest drafts of a person, and deletes the others. */
export async function removeOldest(db: Db, uid: number, most: number): Promise<void> {
  const older = db
    .select({ place: nodeDraft.place })
    .from(nodeDraft)
    .where(eq(nodeDraft.uid, uid))
    .orderBy(desc(nodeDraft.changedAt))
    .offset(most);
  await db.delete(nodeDraft).where(and(eq(nodeDraft.uid, uid), inArray(nodeDraft.place, older)));
}
