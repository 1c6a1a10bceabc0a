import { and, eq, inArray, max, min, ne, or, type SQL } from 'drizzle-orm';
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

/** For each master key the keys that it wraps of the first and the last person. */
export function findOfEach(db: Db) {
  const ofOne = (uid: SQL<number | null>) =>
    db.select({ uid }).from(accountKey).groupBy(accountKey.masterKey);
  const { uid } = accountKey;
  return db
    .select()
    .from(accountKey)
    .where(or(inArray(uid, ofOne(min(uid))), inArray(uid, ofOne(max(uid)))))
    .orderBy(uid);
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
