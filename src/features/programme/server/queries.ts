import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { exerciseSubmission } from '#db/schema.ts';

export type SubmissionRow = typeof exerciseSubmission.$inferSelect;

const current = (uid: number) => and(eq(exerciseSubmission.uid, uid), isNull(exerciseSubmission.archivedAt));

/** What a person submitted since the programme began. */
export function findCurrentSubmissions(db: Db, uid: number): Promise<SubmissionRow[]> {
  return db.select().from(exerciseSubmission).where(current(uid)).orderBy(asc(exerciseSubmission.createdAt));
}

export async function insertSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.insert(exerciseSubmission).values(row);
}

export async function updateSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.update(exerciseSubmission).set(row).where(eq(exerciseSubmission.uuid, row.uuid));
}

/** Takes all submissions of a person out of the programme without losing them. */
export async function archiveSubmissions(db: Db, uid: number, archivedAt: Date): Promise<void> {
  await db.update(exerciseSubmission).set({ archivedAt }).where(current(uid));
}

/** Everything a person ever submitted, oldest first. */
export function findAllSubmissions(db: Db, uid: number): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(exerciseSubmission)
    .where(eq(exerciseSubmission.uid, uid))
    .orderBy(asc(exerciseSubmission.createdAt));
}
