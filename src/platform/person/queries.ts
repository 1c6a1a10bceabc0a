import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account } from '#db/schema/identity.ts';

const lock = (db: Db) =>
  db
    .select({ uid: account.uid })
    .from(account)
    .where(eq(account.uid, sql.placeholder('uid')))
    .for('no key update');
const personForWriting = prepared((db) => lock(db).prepare('person_lock'));

/** Serializes the writes of one person, so that rules about a whole day or plan hold for parallel calls too. */
export async function lockPerson(db: Db, uid: number): Promise<void> {
  await personForWriting(db).execute({ uid });
}

/** The same as a part of a statement, before its writes for the person given as `uid`. */
export function lockedPerson(db: Db) {
  return db.$with('person').as(lock(db));
}

export async function findPasswordHash(db: Db, uid: number): Promise<string | null> {
  const [row] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.uid, uid));
  return row?.hash ?? null;
}
