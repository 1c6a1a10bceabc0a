import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, isDuplicate } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account, accountKey, lastLogin, participant, ssoIdentity } from '#db/schema/identity.ts';
import { personBadge } from '#db/schema/notices.ts';
import { nurse, pairing, pairingCode } from '#db/schema/nurse.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';
import type { WrappedKey } from '#platform/crypto/keyring.ts';

export type NewAccount = typeof account.$inferInsert;
export type NewParticipant = typeof participant.$inferInsert;
export type ParticipantRow = typeof participant.$inferSelect;
/** An account with its participant or its nurse; the other is null. */
export type AccountRow = typeof account.$inferSelect & {
  readonly participant: ParticipantRow | null;
  readonly nurse: typeof nurse.$inferSelect | null;
  readonly lastLoginAt: Date | null;
  readonly lastUsedAt: Date | null;
  /** Of a client: the nurse they are paired with. Of a nurse: the code by which clients pair with her. */
  readonly pairedWith: number | null;
  readonly pairingCode: string | null;
  /** Set if another system lets them in. */
  readonly ssoIdentity: Pick<
    typeof ssoIdentity.$inferSelect,
    'uid' | 'registeredAt' | 'checklistDoneAt'
  > | null;
  /** The ids of the badges they received, oldest first. */
  readonly badges: readonly string[];
};

const accountWithRest = prepared((db) =>
  db
    .select({
      account,
      participant,
      nurse,
      lastLoginAt: lastLogin.at,
      lastUsedAt: lastLogin.usedAt,
      pairedWith: pairing.nurse,
      pairingCode: pairingCode.code,
      ssoIdentity: {
        uid: ssoIdentity.uid,
        registeredAt: ssoIdentity.registeredAt,
        checklistDoneAt: ssoIdentity.checklistDoneAt,
      },
      badges: sql<string[]>`array(
        select badge from ${personBadge} where uid = ${account.uid} order by received_at, badge
      )`,
    })
    .from(account)
    .leftJoin(participant, eq(participant.uid, account.uid))
    .leftJoin(nurse, eq(nurse.uid, account.uid))
    .leftJoin(lastLogin, eq(lastLogin.uid, account.uid))
    .leftJoin(pairing, and(eq(pairing.uid, account.uid), isNull(pairing.endedAt)))
    .leftJoin(pairingCode, eq(pairingCode.uid, account.uid))
    .leftJoin(ssoIdentity, eq(ssoIdentity.uid, account.uid))
    .where(eq(account.uid, sql.placeholder('uid')))
    .prepare('account_with_rest'),
);

export async function findAccount(db: Db, uid: number): Promise<AccountRow | undefined> {
  const [row] = await accountWithRest(db).execute({ uid });
  if (!row) return undefined;
  const { account: own, ...rest } = row;
  return { ...own, ...rest };
}

/** Whether another system let them in and they have not agreed yet. */
export function isNewlyLetIn({ ssoIdentity: identity }: AccountRow): boolean {
  return identity?.registeredAt === null;
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

export async function insertKey(db: Db, uid: number, { wrapped, masterKey }: WrappedKey): Promise<void> {
  await db.insert(accountKey).values({ uid, wrapped, masterKey });
}

/** The columns that call off a change of address that waits. */
export const NOTHING_PENDING = { pendingMail: null, pendingMailAt: null };

/** The columns as if no nickname was ever chosen, so that the first one can be. */
export const NO_NICKNAME = {
  nickname: null,
  nicknameKey: null,
  nicknameHash: null,
  nicknameChangedAt: null,
};

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

/** Updates an account; false, writing nothing, if the address is taken. */
export function updateAccount(db: Db, uid: number, changes: Partial<NewAccount>): Promise<boolean> {
  return unlessTaken(db, 'account_site_mail', (inner) =>
    inner.update(account).set(changes).where(eq(account.uid, uid)),
  );
}

/** Updates a participant; false, writing nothing, if the nickname is taken. */
export function updateParticipant(db: Db, uid: number, changes: Partial<NewParticipant>): Promise<boolean> {
  return unlessTaken(db, 'participant_site_nickname', (inner) =>
    inner.update(participant).set(changes).where(eq(participant.uid, uid)),
  );
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

/** Deletes the account: everything that belongs to the person references this row and is deleted with it. */
export async function deleteAccountRow(db: Db, uid: number): Promise<void> {
  await db.delete(account).where(eq(account.uid, uid));
}
