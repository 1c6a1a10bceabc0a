import { and, eq, inArray, min, ne } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account, accountKey } from '#db/schema/identity.ts';

/** Keys wrapped by another master key, locked for this transaction; skips those that another process holds. */
export function lockKeysNotOf(db: Db, masterKey: string, limit: number) {
  return db
    .select()
    .from(accountKey)
    .where(ne(accountKey.masterKey, masterKey))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** For each master key the first key that it wraps. */
export function findFirstOfEach(db: Db) {
  const first = db
    .select({ uid: min(accountKey.uid) })
    .from(accountKey)
    .groupBy(accountKey.masterKey);
  return db.select().from(accountKey).where(inArray(accountKey.uid, first)).orderBy(accountKey.uid);
}

export async function updateKey(db: Db, { uid, ...key }: typeof accountKey.$inferSelect): Promise<void> {
  await db.update(accountKey).set(key).where(eq(accountKey.uid, uid));
}

/** Replaces the hash of a password by another hash of the same password. */
export async function updateHash(
  db: Db,
  uid: number,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await db
    .update(account)
    .set({ passwordHash: after })
    .where(and(eq(account.uid, uid), eq(account.passwordHash, before)));
}
