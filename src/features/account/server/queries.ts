import { and, eq } from 'drizzle-orm';
import { type Db, isDuplicate } from '#db/connection.ts';
import { account, accountKey } from '#db/schema.ts';
import type { WrappedKey } from '#platform/crypto/keyring.ts';

export type AccountRow = typeof account.$inferSelect;
export type NewAccount = typeof account.$inferInsert;

export async function findAccount(db: Db, uid: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.uid, uid));
  return row;
}

/** Answers undefined when the address already has an account on the site. */
export async function insertAccount(db: Db, values: NewAccount): Promise<AccountRow | undefined> {
  const [row] = await db
    .insert(account)
    .values(values)
    .onConflictDoNothing({ target: [account.site, account.mailKey] })
    .returning();
  return row;
}

export async function insertKey(db: Db, uid: number, { wrapped, masterKey }: WrappedKey): Promise<void> {
  await db.insert(accountKey).values({ uid, wrapped, masterKey });
}

/** Says which unique rule a change would have broken; then nothing was changed. */
export async function updateAccount(
  db: Db,
  uid: number,
  changes: Partial<NewAccount>,
): Promise<'done' | 'nicknameTaken' | 'mailTaken'> {
  try {
    // A transaction of its own, so that a refused value does not spoil the one around it.
    await db.transaction((inner) => inner.update(account).set(changes).where(eq(account.uid, uid)));
    return 'done';
  } catch (error) {
    if (isDuplicate(error, 'account_site_nickname')) return 'nicknameTaken';
    if (isDuplicate(error, 'account_site_mail')) return 'mailTaken';
    throw error;
  }
}

export async function findUidByMail(db: Db, site: string, mailKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ uid: account.uid })
    .from(account)
    .where(and(eq(account.site, site), eq(account.mailKey, mailKey)));
  return row?.uid;
}

/** Everything that belongs to the person hangs on this row and goes with it. */
export async function deleteAccountRow(db: Db, uid: number): Promise<void> {
  await db.delete(account).where(eq(account.uid, uid));
}
