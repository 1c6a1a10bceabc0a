import { and, asc, eq, exists, gt, like, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
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

/** Notices about the current inactive period: the key of such a mail ends in the time of last use. */
const noticed = (db: Db, kind: MailKind, ...more: SQL[]) =>
  db
    .select({ one: sql`1` })
    .from(mail)
    .where(and(eq(mail.uid, account.uid), eq(mail.kind, kind), gt(mail.createdAt, lastUsed), ...more));

/** Accounts that were not used since an instant and got no notice yet, by id. */
export function findInactive(
  db: Db,
  {
    kind,
    lastUsedBefore,
    placeholderMailDomain,
    afterUid,
    limit,
  }: {
    kind: MailKind;
    lastUsedBefore: Date;
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
        notExists(noticed(db, kind)),
        notExists(noticed(db, 'inactive_last')),
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

/** That an account was not used since an instant and that its last notice is old enough. */
export function isTold(db: Db, { lastUsedBefore, toldBefore }: { lastUsedBefore: Date; toldBefore: Date }) {
  const told = noticed(db, 'inactive_last', lt(mail.createdAt, toldBefore));
  return and(unusedSince(lastUsedBefore), exists(told));
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
