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

/** The condition that an account was not used since an instant; an account created after it cannot qualify. */
const unusedSince = (instant: Date) => and(lt(account.createdAt, instant), lt(lastUsed, instant));

/** The condition that no notice gets to its owner: the address is one of nobody, or the account is blocked and gets no mail. */
const isOutOfReach = (placeholderMailDomain: string) =>
  // Letters, digits and dots only stand in a domain.
  or(like(account.mailKey, `%@${placeholderMailDomain.toLowerCase()}`), eq(account.blocked, true));

/**
 * Whether somebody went on to use an account: they agreed, where another system let them in, and confirmed the address, where
 * that is how they come back.
 */
const isTakenUp = sql`coalesce(
  (select registered_at is not null from sso_identity where sso_identity.uid = account.uid),
  account.mail_validated_at is not null
)`;

/** Notices about the current inactive period. */
const noticed = (db: Db, kind: MailKind, ...more: SQL[]) =>
  db
    .select({ one: sql`1` })
    .from(mail)
    .where(and(eq(mail.uid, account.uid), eq(mail.kind, kind), gt(mail.createdAt, lastUsed), ...more));

/**
 * Neither sent nor waiting: the mail server took it for one to nobody. When it said so, the next attempt tells to within the hour that
 * lies between attempts; it may have waited long before.
 */
const isRefused = and(isNull(mail.sentAt), isNull(mail.recipient));
const refusedSince = (instant: Date) => sql`(${isRefused} and ${gte(mail.nextAttemptAt, instant)})`;
const refusedBefore = (instant: Date) => sql`(${isRefused} and ${lt(mail.nextAttemptAt, instant)})`;

/**
 * Accounts that were not used since an instant and got no notice yet, by id. A last one that was refused before `triedAgain` counts
 * for none.
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

/** That nobody went on to use an account and that it holds no data; no notice is due, as there is nothing to lose. */
export function isEmpty({ lastUsedBefore, entered }: { lastUsedBefore: Date; entered: readonly string[] }) {
  const nothingEntered = entered.map(
    (table) => sql`not exists (select from ${sql.identifier(table)} entered where entered.uid = account.uid)`,
  );
  return and(not(isTakenUp), unusedSince(lastUsedBefore), ...nothingEntered);
}

/** That an account was not used since an instant and that no notice can reach its owner. */
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
 * That an account was not used since an instant and that its last notice was sent long enough ago, or was refused twice: before
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

/** The condition under which an account goes. */
export type Going = SQL | undefined;

/** Accounts that go, by id. */
export function findGoing(db: Db, going: Going, { afterUid, limit }: { afterUid: number; limit: number }) {
  return db
    .select({ uid: account.uid })
    .from(account)
    .where(and(going, gt(account.uid, afterUid)))
    .orderBy(asc(account.uid))
    .limit(limit);
}

/** Whether an account still goes: it may have been used since it was found. It then waits for nobody else to change it. */
export async function stillGoes(db: Db, going: Going, uid: number): Promise<boolean> {
  const rows = await db
    .select({ uid: account.uid })
    .from(account)
    .where(and(eq(account.uid, uid), going))
    .for('update');
  return rows.length > 0;
}
