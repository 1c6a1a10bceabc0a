import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account, mail, plan, registration } from '#db/schema.ts';

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
  const of = <T extends typeof plan | typeof registration>(table: T) =>
    db
      .select({ one: sql`1` })
      .from(table as typeof plan)
      .where(eq(table.uid, account.uid));
  const gone = await db
    .delete(account)
    .where(
      and(
        isNull(account.mailValidatedAt),
        lt(lastUsed, lastUsedBefore),
        notExists(of(plan)),
        notExists(of(registration)),
      ),
    )
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
