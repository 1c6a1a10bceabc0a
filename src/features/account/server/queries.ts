import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import { type Db, isDuplicate } from '#db/connection.ts';
import { account, accountKey, lastLogin, participant } from '#db/schema/identity.ts';
import { mail, personBadge } from '#db/schema/notices.ts';
import type { MailKind } from '#domain/notices/mail.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';
import type { WrappedKey } from '#platform/crypto/keyring.ts';

export type NewAccount = typeof account.$inferInsert;
export type NewParticipant = typeof participant.$inferInsert;
export type ParticipantRow = typeof participant.$inferSelect;
/** An account with its participant, which is null for accounts that do not take part. */
export type AccountRow = typeof account.$inferSelect & {
  readonly participant: ParticipantRow | null;
  readonly lastLoginAt: Date | null;
};

export async function findAccount(db: Db, uid: number): Promise<AccountRow | undefined> {
  const [row] = await db
    .select({ account, participant, lastLoginAt: lastLogin.at })
    .from(account)
    .leftJoin(participant, eq(participant.uid, account.uid))
    .leftJoin(lastLogin, eq(lastLogin.uid, account.uid))
    .where(eq(account.uid, uid));
  return row && { ...row.account, participant: row.participant, lastLoginAt: row.lastLoginAt };
}

/** Returns the id of the new account, or undefined when the address already has one on the site. */
export async function insertAccount(db: Db, values: NewAccount): Promise<number | undefined> {
  const [row] = await db
    .insert(account)
    .values(values)
    .onConflictDoNothing({ target: [account.site, account.mailKey] })
    .returning({ uid: account.uid });
  return row?.uid;
}

export async function insertParticipant(db: Db, values: NewParticipant): Promise<void> {
  await db.insert(participant).values(values);
}

/** The ids of the badges a person received, oldest first. */
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

/** The change of address that an account is waiting for is called off. */
export const NOTHING_PENDING = { pendingMail: null, pendingMailAt: null };

/** Forgets the browsers that are known to an account. */
export async function startDeviceGeneration(db: Db, uid: number): Promise<void> {
  const next = sql`${account.deviceGeneration} + 1`;
  await db.update(account).set({ deviceGeneration: next }).where(eq(account.uid, uid));
}

/** Calls off the changes of address that were asked for before an instant, and forgets the addresses. */
export async function forgetPendingMails(db: Db, before: Date): Promise<number> {
  const forgotten = await db
    .update(account)
    .set(NOTHING_PENDING)
    .where(lt(account.pendingMailAt, before))
    .returning({ uid: account.uid });
  return forgotten.length;
}

/** Writes nothing when a unique value is taken; the result says which. */
export async function updateAccount(
  db: Db,
  uid: number,
  changes: Partial<NewAccount>,
): Promise<'done' | 'mailTaken'> {
  const changed = await unlessTaken(db, 'account_site_mail', (inner) =>
    inner.update(account).set(changes).where(eq(account.uid, uid)),
  );
  return changed ? 'done' : 'mailTaken';
}

/** The same for the participant. */
export async function updateParticipant(
  db: Db,
  uid: number,
  changes: Partial<NewParticipant>,
): Promise<'done' | 'nicknameTaken'> {
  const changed = await unlessTaken(db, 'participant_site_nickname', (inner) =>
    inner.update(participant).set(changes).where(eq(participant.uid, uid)),
  );
  return changed ? 'done' : 'nicknameTaken';
}

/** Writes in a savepoint, so that a unique violation does not abort the surrounding transaction. */
async function unlessTaken(
  db: Db,
  uniqueRule: string,
  write: (inner: Db) => PromiseLike<unknown>,
): Promise<boolean> {
  try {
    await db.transaction(async (inner) => void (await write(inner)));
    return true;
  } catch (error) {
    if (isDuplicate(error, uniqueRule)) return false;
    throw error;
  }
}

/** Turns choices of notifications on or off. */
export async function updateNotificationKinds(
  db: Db,
  uid: number,
  { kinds, on }: { readonly kinds: readonly NotificationKind[]; readonly on: boolean },
): Promise<void> {
  let chosen: SQL = sql`${participant.notificationKinds}`;
  for (const kind of kinds) chosen = sql`array_remove(${chosen}, ${kind})`;
  if (on) for (const kind of kinds) chosen = sql`array_append(${chosen}, ${kind})`;
  await db.update(participant).set({ notificationKinds: chosen }).where(eq(participant.uid, uid));
}

export async function findUidByMail(db: Db, site: Site, mailKey: string): Promise<number | undefined> {
  const [row] = await db
    .select({ uid: account.uid })
    .from(account)
    .where(and(eq(account.site, site), eq(account.mailKey, mailKey)));
  return row?.uid;
}

/** Everything that belongs to the person references this row and is deleted with it. */
export async function deleteAccountRow(db: Db, uid: number): Promise<void> {
  await db.delete(account).where(eq(account.uid, uid));
}

// Columns are written out, because inside subqueries the builder drops the table qualifier.
const lastUsed = sql<Date>`coalesce(
  (select at from last_login where last_login.uid = account.uid), account.created_at
)`.mapWith(account.createdAt);

/** The condition that an account was not used since an instant; an account created after it cannot qualify. */
const unusedSince = (instant: Date) => and(lt(account.createdAt, instant), lt(lastUsed, instant));

/** Notices about the current inactive period: the key of such a mail ends in the time of last use. */
const noticed = (db: Db, kind: MailKind) =>
  db
    .select({ one: sql`1` })
    .from(mail)
    .where(and(eq(mail.uid, account.uid), eq(mail.kind, kind), gt(mail.createdAt, lastUsed)));

/** Accounts that were not used since an instant and got no notice yet, by id. */
export function findInactive(
  db: Db,
  {
    kind,
    lastUsedBefore,
    afterUid,
    limit,
  }: { kind: MailKind; lastUsedBefore: Date; afterUid: number; limit: number },
) {
  return db
    .select({ uid: account.uid, lastUsed })
    .from(account)
    .where(
      and(
        unusedSince(lastUsedBefore),
        gt(account.uid, afterUid),
        notExists(noticed(db, kind)),
        notExists(noticed(db, 'inactive_last')),
      ),
    )
    .orderBy(asc(account.uid))
    .limit(limit);
}

/** Removes accounts whose address was never confirmed and that hold no data; without a notice, as there is nothing to lose. */
export async function deleteUnused(
  db: Db,
  { lastUsedBefore, entered }: { lastUsedBefore: Date; entered: readonly string[] },
): Promise<number> {
  const nothingEntered = entered.map(
    (table) => sql`not exists (select from ${sql.identifier(table)} entered where entered.uid = account.uid)`,
  );
  const gone = await db
    .delete(account)
    .where(and(isNull(account.mailValidatedAt), unusedSince(lastUsedBefore), ...nothingEntered))
    .returning({ uid: account.uid });
  return gone.length;
}

/** Removes accounts that were not used since an instant and whose last notice is old enough. */
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
    .where(and(unusedSince(lastUsedBefore), exists(told)));
  const gone = await db.delete(account).where(inArray(account.uid, going)).returning({ uid: account.uid });
  return gone.length;
}
