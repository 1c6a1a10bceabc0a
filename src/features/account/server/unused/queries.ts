import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
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
