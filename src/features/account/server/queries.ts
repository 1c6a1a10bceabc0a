import { eq } from 'drizzle-orm';
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

/** Answers false, and changes nothing, when the nickname is someone else's on the site. */
export async function updateAccount(db: Db, uid: number, changes: Partial<NewAccount>): Promise<boolean> {
  try {
    // A transaction of its own, so that a refused nickname does not spoil the one around it.
    await db.transaction((inner) => inner.update(account).set(changes).where(eq(account.uid, uid)));
    return true;
  } catch (error) {
    if (isDuplicate(error, 'account_site_nickname')) return false;
    throw error;
  }
}
