import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account, accountKey, dataExport } from '#db/schema/identity.ts';

export async function insertExport(
  db: Db,
  row: { id: string; uid: number; requestedAt: Date },
): Promise<void> {
  await db.insert(dataExport).values(row);
}

/** Deletes the earlier requests of a person: one copy at a time is enough. */
export async function deleteExportsOf(db: Db, uid: number): Promise<void> {
  await db.delete(dataExport).where(eq(dataExport.uid, uid));
}

const isCurrent = (now: Date) => or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, now));
const state = {
  id: dataExport.id,
  requestedAt: dataExport.requestedAt,
  expiresAt: dataExport.expiresAt,
  ready: sql<boolean>`${dataExport.file} is not null`,
};

export function findExportsOf(db: Db, uid: number, now: Date) {
  return db
    .select(state)
    .from(dataExport)
    .where(and(eq(dataExport.uid, uid), isCurrent(now)))
    .orderBy(desc(dataExport.requestedAt));
}

export async function findExport(db: Db, uid: number, id: string, now: Date) {
  const [row] = await db
    .select({ ...state, file: dataExport.file })
    .from(dataExport)
    .where(and(eq(dataExport.id, id), eq(dataExport.uid, uid), isCurrent(now)));
  return row;
}

export type WaitingExport = NonNullable<Awaited<ReturnType<typeof lockWaitingExport>>>;

/** The oldest request, locked against other workers for the transaction, with the person's encryption key. */
export async function lockWaitingExport(db: Db) {
  const [row] = await db
    .select({
      id: dataExport.id,
      uid: dataExport.uid,
      site: account.site,
      language: account.language,
      wrapped: accountKey.wrapped,
      masterKey: accountKey.masterKey,
    })
    .from(dataExport)
    .innerJoin(account, eq(account.uid, dataExport.uid))
    .innerJoin(accountKey, eq(accountKey.uid, dataExport.uid))
    .where(isNull(dataExport.file))
    .orderBy(asc(dataExport.requestedAt))
    .limit(1)
    .for('update', { of: dataExport, skipLocked: true });
  return row;
}

export async function storeFile(db: Db, id: string, file: Buffer, expiresAt: Date): Promise<void> {
  await db.update(dataExport).set({ file, expiresAt }).where(eq(dataExport.id, id));
}

export async function deleteExportsBefore(db: Db, now: Date): Promise<number> {
  const gone = await db
    .delete(dataExport)
    .where(lte(dataExport.expiresAt, now))
    .returning({ id: dataExport.id });
  return gone.length;
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.delete(dataExport).where(eq(dataExport.id, id));
}
