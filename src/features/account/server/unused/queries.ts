import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  isNull,
  like,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { lastUsed } from '#db/last-used.ts';
import { account } from '#db/schema/identity.ts';
import { mail } from '#db/schema/notices.ts';
import type { MailKind } from '#domain/notices/mail.ts';

/** The account was created before an instant and not used since. */
const unusedSince = (instant: Date) => and(lt(account.createdAt, instant), lt(lastUsed, instant));

/** No notice can reach the owner: the address is a placeholder, or the account is blocked and gets no mail. */
const isOutOfReach = (placeholderMailDomain: string) =>
  // The settings let through letters, digits, hyphens and dots only: nothing that `like` takes for a wildcard.
  or(like(account.mailKey, `%@${placeholderMailDomain.toLowerCase()}`), eq(account.blocked, true));

/**
 * Somebody went on to use the account: they agreed, if another system let them in, or else confirmed the address or were approved as
 * a nurse.
 */
const isTakenUp = sql`coalesce(
  (select registered_at is not null from sso_identity where sso_identity.uid = account.uid),
  account.mail_validated_at is not null
    or exists (select from nurse where nurse.uid = account.uid and nurse.state = 'approved')
)`;

/** The notices of a kind about the current inactive period. */
const noticed = (db: Db, kind: MailKind, ...more: SQL[]) =>
  db
    .select({ one: sql`1` })
    .from(mail)
    .where(and(eq(mail.uid, account.uid), eq(mail.kind, kind), gt(mail.createdAt, lastUsed), ...more));

/**
 * Given up: the mail server refused the recipient. `next_attempt_at` dates the refusal to within an hour, the longest backoff;
 * `created_at` does not, because the mail may have waited first.
 */
const isRefused = and(isNull(mail.sentAt), isNull(mail.recipient));
const refusedSince = (instant: Date) => sql`(${isRefused} and ${gte(mail.nextAttemptAt, instant)})`;
const refusedBefore = (instant: Date) => sql`(${isRefused} and ${lt(mail.nextAttemptAt, instant)})`;

/**
 * Accounts that were not used since an instant and got no notice of this kind yet, by id. A last notice that was refused before
 * `triedAgain` does not count.
 */
export function findInactive(
  db: Db,
  {
    kind,
    lastUsedBefore,
    triedAgain,
    placeholderMailDomain,
    afterUid,
    limit,
  }: {
    kind: MailKind;
    lastUsedBefore: Date;
    triedAgain: Date;
    placeholderMailDomain: string;
    afterUid: number;
    limit: number;
  },
) {
  return db
    .select({ uid: account.uid, lastUsed })
    .from(account)
    .where(
      and(
        unusedSince(lastUsedBefore),
        gt(account.uid, afterUid),
        not(isOutOfReach(placeholderMailDomain) ?? sql`false`),
        kind === 'inactive_last' ? undefined : notExists(noticed(db, kind)),
        notExists(noticed(db, 'inactive_last', not(refusedBefore(triedAgain)))),
      ),
    )
    .orderBy(asc(account.uid))
    .limit(limit);
}

/** The account is empty: nobody went on to use it, and it holds no data. No notice is due, as there is nothing to lose. */
export function isEmpty({ lastUsedBefore, entered }: { lastUsedBefore: Date; entered: readonly string[] }) {
  const nothingEntered = entered.map(
    (table) => sql`not exists (select from ${sql.identifier(table)} entered where entered.uid = account.uid)`,
  );
  return and(not(isTakenUp), unusedSince(lastUsedBefore), ...nothingEntered);
}

/** The account was not used since an instant, and no notice can reach its owner. */
export function isUnreachable({
  lastUsedBefore,
  placeholderMailDomain,
}: {
  lastUsedBefore: Date;
  placeholderMailDomain: string;
}) {
  return and(unusedSince(lastUsedBefore), isOutOfReach(placeholderMailDomain));
}

/**
 * The account was not used since an instant, and its last notice was sent long enough ago or was refused twice: before
 * `triedAgain`, and since (docs/decisions/0078).
 */
export function isTold(
  db: Db,
  { lastUsedBefore, toldBefore, triedAgain }: Record<'lastUsedBefore' | 'toldBefore' | 'triedAgain', Date>,
) {
  const last = (which: SQL) => exists(noticed(db, 'inactive_last', which));
  const reachesNobody = and(last(refusedBefore(triedAgain)), last(refusedSince(triedAgain)));
  return and(unusedSince(lastUsedBefore), or(last(lt(mail.sentAt, toldBefore)), reachesNobody));
}

/** The condition under which an account is removed. */
export type Going = SQL | undefined;

/** Accounts to be removed, by id. */
export function findGoing(db: Db, going: Going, { afterUid, limit }: { afterUid: number; limit: number }) {
  return db
    .select({ uid: account.uid })
    .from(account)
    .where(and(going, gt(account.uid, afterUid)))
    .orderBy(asc(account.uid))
    .limit(limit);
}

/**
 * Whether an account is still to be removed: it may have been used since it was found. Locks it, so that nobody else changes it.
 * A statement that waited for the lock would judge by what it saw before, so another one judges.
 */
export async function stillGoes(db: Db, going: Going, uid: number): Promise<boolean> {
  const isIt = eq(account.uid, uid);
  await db.select({ uid: account.uid }).from(account).where(isIt).for('update');
  const rows = await db.select({ uid: account.uid }).from(account).where(and(isIt, going));
  return rows.length > 0;
}
