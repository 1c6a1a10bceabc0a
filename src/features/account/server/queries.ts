import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type Db, isDuplicate } from '#db/connection.ts';
import { account, accountKey } from '#db/schema/identity.ts';
import { mail, personBadge } from '#db/schema/notices.ts';
import { exerciseDraft, exerciseSubmission } from '#db/schema/programme.ts';
import { plan, registration } from '#db/schema/tracking.ts';
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

/** The ids of the badges a person received, the first one first. */
export async function findBadges(db: Db, uid: number): Promise<string[]> {
  const rows = await db
    .select({ badge: personBadge.badge })
    .from(personBadge)
    .where(eq(personBadge.uid, uid))
    .orderBy(asc(personBadge.receivedAt), asc(personBadge.badge));
  return rows.map(({ badge }) => badge);
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

const lastUsed = sql<Date>`coalesce(${account.lastLoginAt}, ${account.createdAt})`.mapWith(account.createdAt);

/** Notices about the present period of silence: the key of such a mail ends in the time of last use. */
const noticed = (db: Db, kind: string) =>
  db
    .select({ one: sql`1` })
    .from(mail)
    .where(and(eq(mail.uid, account.uid), eq(mail.kind, kind), gt(mail.createdAt, lastUsed)));

/** Accounts that were not used since an instant and were not told so yet, in the order of their numbers. */
export function findInactive(
  db: Db,
  {
    kind,
    lastUsedBefore,
    afterUid,
    limit,
  }: { kind: string; lastUsedBefore: Date; afterUid: number; limit: number },
) {
  return db
    .select({ uid: account.uid, lastUsed })
    .from(account)
    .where(
      and(
        lt(lastUsed, lastUsedBefore),
        gt(account.uid, afterUid),
        notExists(noticed(db, kind)),
        notExists(noticed(db, 'inactive_last')),
      ),
    )
    .orderBy(asc(account.uid))
    .limit(limit);
}

/** Removes accounts whose address was never confirmed and that hold nothing; they are not told, there is nothing to keep. */
export async function deleteUnused(db: Db, lastUsedBefore: Date): Promise<number> {
  const entered = [plan, registration, exerciseSubmission, exerciseDraft].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.uid, account.uid))),
  );
  const gone = await db
    .delete(account)
    .where(and(isNull(account.mailValidatedAt), lt(lastUsed, lastUsedBefore), ...entered))
    .returning({ uid: account.uid });
  return gone.length;
}

/** Removes accounts that nobody used since an instant and whose owner was told for the last time long enough ago. */
export async function deleteInactive(
  db: Db,
  { lastUsedBefore, toldBefore }: { lastUsedBefore: Date; toldBefore: Date },
): Promise<number> {
  const told = db
    .select({ one: sql`1` })
    .from(mail)
    .where(
      and(
        eq(mail.uid, account.uid),
        eq(mail.kind, 'inactive_last'),
        gt(mail.createdAt, lastUsed),
        lt(mail.createdAt, toldBefore),
      ),
    );
  const going = db
    .select({ uid: account.uid })
    .from(account)
    .where(and(lt(lastUsed, lastUsedBefore), exists(told)));
  const gone = await db.delete(account).where(inArray(account.uid, going)).returning({ uid: account.uid });
  return gone.length;
}
