import { and, asc, eq, exists, gt, inArray, like, lt, not, notExists, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema/identity.ts';
import { mail } from '#db/schema/notices.ts';
import type { MailKind } from '#domain/notices/mail.ts';

// Columns are written out, because inside subqueries the builder drops the table qualifier.
const lastUsed = sql<Date>`coalesce(
  (select at from last_login where last_login.uid = account.uid), account.created_at
)`.mapWith(account.createdAt);

/** The condition that an account was not used since an instant; an account created after it cannot qualify. */
const unusedSince = (instant: Date) => and(lt(account.createdAt, instant), lt(lastUsed, instant));

/** The condition that an address is one of nobody; letters, digits and dots only stand in a domain. */
const isPlaceholder = (domain: string) => like(account.mailKey, `%@${domain.toLowerCase()}`);

/**
 * Whether somebody went on to use an account: they agreed, where another system let them in, and confirmed the address, where
 * that is how they come back.
 */
const isTakenUp = sql`coalesce(
  (select registered_at is not null from sso_identity where sso_identity.uid = account.uid),
  account.mail_validated_at is not null
)`;

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
        not(isPlaceholder(placeholderMailDomain)),
        notExists(noticed(db, kind)),
        notExists(noticed(db, 'inactive_last')),
      ),
    )
    .orderBy(asc(account.uid))
    .limit(limit);
}

/** Removes accounts that nobody went on to use and that hold no data; without a notice, as there is nothing to lose. */
export async function deleteUnused(
  db: Db,
  { lastUsedBefore, entered }: { lastUsedBefore: Date; entered: readonly string[] },
): Promise<number> {
  const nothingEntered = entered.map(
    (table) => sql`not exists (select from ${sql.identifier(table)} entered where entered.uid = account.uid)`,
  );
  const gone = await db
    .delete(account)
    .where(and(not(isTakenUp), unusedSince(lastUsedBefore), ...nothingEntered))
    .returning({ uid: account.uid });
  return gone.length;
}

/** Removes accounts that were not used since an instant and that no notice can reach. */
export async function deleteUnreachable(
  db: Db,
  { lastUsedBefore, placeholderMailDomain }: { lastUsedBefore: Date; placeholderMailDomain: string },
): Promise<number> {
  const gone = await db
    .delete(account)
    .where(and(unusedSince(lastUsedBefore), isPlaceholder(placeholderMailDomain)))
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
