import { and, asc, between, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { givenRow, prepared } from '#db/prepared.ts';
import { diaryEntry, noteBacklog } from '#db/schema/community.ts';
import { account, accountKey } from '#db/schema/identity.ts';
import { registration } from '#db/schema/tracking.ts';
import type { Day } from '#domain/kit/day.ts';

export type EntryRow = typeof diaryEntry.$inferSelect;
export type NewEntry = typeof diaryEntry.$inferInsert & Pick<EntryRow, 'fromNote'>;

const own = (uid: number, nid: number) => and(eq(diaryEntry.uid, uid), eq(diaryEntry.nid, nid));

const entry = prepared((db) =>
  db
    .select()
    .from(diaryEntry)
    .where(and(eq(diaryEntry.uid, sql.placeholder('uid')), eq(diaryEntry.nid, sql.placeholder('nid'))))
    .prepare('diary_entry'),
);

export async function findEntry(db: Db, uid: number, nid: number): Promise<EntryRow | undefined> {
  const [row] = await entry(db).execute({ uid, nid });
  return row;
}

const newEntry = prepared((db) => {
  const { nid: _givenByTheDatabase, ...row } = givenRow(diaryEntry);
  return db.insert(diaryEntry).values(row).returning().prepare('diary_entry_insert');
});

export async function insertEntry(db: Db, row: NewEntry): Promise<EntryRow> {
  const [added] = await newEntry(db).execute({ registration: null, ...row });
  if (!added) throw new Error('The entry was not added');
  return added;
}

/** Changes an entry; false if it was removed meanwhile. */
export async function updateEntry(db: Db, row: EntryRow): Promise<boolean> {
  const changed = await db
    .update(diaryEntry)
    .set(row)
    .where(own(row.uid, row.nid))
    .returning({ nid: diaryEntry.nid });
  return changed.length > 0;
}

export async function removeEntry(db: Db, uid: number, nid: number): Promise<void> {
  await db.delete(diaryEntry).where(own(uid, nid));
}

/** From a day to a day, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const inRange = and(
  eq(diaryEntry.uid, sql.placeholder('uid')),
  between(diaryEntry.day, sql.placeholder('from'), sql.placeholder('to')),
);

const page = prepared((db) =>
  db
    .select()
    .from(diaryEntry)
    .where(inRange)
    .orderBy(desc(diaryEntry.day), desc(diaryEntry.nid))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('diary_page'),
);

/** Entries of a person, the latest day first. */
export function findEntries(
  db: Db,
  uid: number,
  range: DayRange,
  window: { readonly limit: number; readonly offset: number },
): Promise<EntryRow[]> {
  return page(db).execute({ uid, ...range, ...window });
}

const total = prepared((db) =>
  db.select({ total: count() }).from(diaryEntry).where(inRange).prepare('diary_total'),
);

export async function countEntries(db: Db, uid: number, range: DayRange): Promise<number> {
  const [row] = await total(db).execute({ uid, ...range });
  return row?.total ?? 0;
}

/** All entries of a person, the oldest day first. */
export function findAllEntries(db: Db, uid: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(diaryEntry)
    .where(eq(diaryEntry.uid, uid))
    .orderBy(asc(diaryEntry.day), asc(diaryEntry.nid));
}

/** Finds the entry that was made from a registration's note, whether it was changed since or not. */
export async function findEntryOfNote(db: Db, uid: number, uuid: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(diaryEntry)
    .where(and(eq(diaryEntry.uid, uid), eq(diaryEntry.registration, uuid)));
  return row;
}

/**
 * Locks notes that the job has not handled yet, and their people, who write nothing else meanwhile (`lockPerson`). Those of whoever
 * is writing at this moment are left for the next run, like what another worker has; people come first, so that no note is held
 * that their own transaction would wait for.
 */
export function claimBacklog(db: Db, limit: number) {
  return db
    .select({
      uuid: registration.uuid,
      uid: registration.uid,
      day: registration.day,
      note: registration.note,
      createdAt: registration.createdAt,
      language: account.language,
      wrapped: accountKey.wrapped,
      masterKey: accountKey.masterKey,
    })
    .from(noteBacklog)
    .innerJoin(registration, eq(registration.uuid, noteBacklog.registration))
    .innerJoin(account, eq(account.uid, registration.uid))
    .innerJoin(accountKey, eq(accountKey.uid, registration.uid))
    .orderBy(asc(noteBacklog.registration))
    .limit(limit)
    .for('no key update', { of: [account, noteBacklog], skipLocked: true });
}

/** Adds entries for notes, except for notes that have one already. */
export async function insertNoteEntries(db: Db, rows: readonly NewEntry[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(diaryEntry)
      .values([...rows])
      .onConflictDoNothing();
}

export async function removeBacklog(db: Db, registrations: readonly string[]): Promise<void> {
  await db.delete(noteBacklog).where(inArray(noteBacklog.registration, [...registrations]));
}
