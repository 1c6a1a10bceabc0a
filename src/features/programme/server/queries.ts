import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { exerciseDraft, exerciseSubmission } from '#db/schema/programme.ts';

export type SubmissionRow = typeof exerciseSubmission.$inferSelect;
export type DraftRow = typeof exerciseDraft.$inferSelect;

const current = (uid: number) => and(eq(exerciseSubmission.uid, uid), isNull(exerciseSubmission.archivedAt));

/** The submissions of a person since the programme began. */
export function findCurrentSubmissions(db: Db, uid: number): Promise<SubmissionRow[]> {
  return db.select().from(exerciseSubmission).where(current(uid)).orderBy(asc(exerciseSubmission.createdAt));
}

/** The exercises that a person submitted since the programme began. */
export async function findSubmittedExercises(db: Db, uid: number): Promise<string[]> {
  const rows = await db
    .select({ webformId: exerciseSubmission.webformId })
    .from(exerciseSubmission)
    .where(current(uid));
  return rows.map(({ webformId }) => webformId);
}

/** What a person submitted of an exercise since the programme began. */
export async function findCurrentSubmission(
  db: Db,
  uid: number,
  webformId: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(exerciseSubmission)
    .where(and(current(uid), eq(exerciseSubmission.webformId, webformId)));
  return row;
}

export async function insertSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.insert(exerciseSubmission).values(row);
}

export async function updateSubmission(db: Db, row: SubmissionRow): Promise<void> {
  await db.update(exerciseSubmission).set(row).where(eq(exerciseSubmission.uuid, row.uuid));
}

/** Archives all submissions of a person. */
export async function archiveSubmissions(db: Db, uid: number, archivedAt: Date): Promise<void> {
  await db.update(exerciseSubmission).set({ archivedAt }).where(current(uid));
}

/** All submissions of a person, archived ones included, oldest first. */
export function findAllSubmissions(db: Db, uid: number): Promise<SubmissionRow[]> {
  return db
    .select()
    .from(exerciseSubmission)
    .where(eq(exerciseSubmission.uid, uid))
    .orderBy(asc(exerciseSubmission.createdAt));
}

/** What a person submitted of these exercises, archived submissions included, oldest first. */
export function findSubmissionsOf(
  db: Db,
  uid: number,
  exercises: readonly string[],
): Promise<Pick<SubmissionRow, 'uuid' | 'webformId' | 'answers' | 'archivedAt'>[]> {
  const { uuid, webformId, answers, archivedAt, revision, createdAt } = exerciseSubmission;
  return db
    .select({ uuid, webformId, answers, archivedAt })
    .from(exerciseSubmission)
    .where(and(eq(exerciseSubmission.uid, uid), inArray(webformId, [...exercises]), gt(revision, 0)))
    .orderBy(asc(createdAt));
}

const draftOf = (uid: number, webformId: string) =>
  and(eq(exerciseDraft.uid, uid), eq(exerciseDraft.webformId, webformId));

/** All drafts of a person, least recently saved first. */
export function findDrafts(db: Db, uid: number): Promise<DraftRow[]> {
  return db
    .select()
    .from(exerciseDraft)
    .where(eq(exerciseDraft.uid, uid))
    .orderBy(asc(exerciseDraft.changedAt));
}

export async function findDraft(db: Db, uid: number, webformId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(exerciseDraft).where(draftOf(uid, webformId));
  return row;
}

export async function putDraft(db: Db, row: DraftRow): Promise<void> {
  await db
    .insert(exerciseDraft)
    .values(row)
    .onConflictDoUpdate({ target: [exerciseDraft.uid, exerciseDraft.webformId], set: row });
}

export async function removeDraft(db: Db, uid: number, webformId: string): Promise<void> {
  await db.delete(exerciseDraft).where(draftOf(uid, webformId));
}

export async function removeDrafts(db: Db, uid: number): Promise<void> {
  await db.delete(exerciseDraft).where(eq(exerciseDraft.uid, uid));
}
