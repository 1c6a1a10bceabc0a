import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { hasPassword } from '#db/account-facts.ts';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema/identity.ts';
import { accountDeletion } from '#db/schema/staff.ts';
import type { MailKind } from '#domain/notices/mail.ts';
import type { Site } from '#domain/site/site.ts';
import { type Place, ROWS_A_PAGE } from '#platform/staff/page.ts';

/** A mail as support sees it: its day, and what became of it. */
export interface LastMail {
  readonly at: string;
  readonly isSent: boolean;
  readonly isGivenUp: boolean;
}

const CONFIRMATIONS: readonly MailKind[] = ['validate_email', 'validate_new_email', 'nurse_received'];
const RESETS: readonly MailKind[] = ['reset_password'];

// Columns are written out, because inside subqueries the builder drops the table qualifier.
const kindOfAccount = sql<'participant' | 'nurse'>`case when exists (
  select from participant where participant.uid = account.uid
) then 'participant' else 'nurse' end`;

function lastMail(kinds: readonly MailKind[]): SQL<LastMail | null> {
  const wanted = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql<LastMail | null>`(
    select json_build_object(
      'at', coalesce(sent_at, mail.created_at), 'isSent', sent_at is not null, 'isGivenUp', recipient is null
    )
    from mail where mail.uid = account.uid and mail.kind in (${wanted})
    order by mail.created_at desc limit 1
  )`;
}

/** All that support learns about an account; no other column is read. */
const columns = {
  uid: account.uid,
  site: account.site,
  kind: kindOfAccount,
  createdAt: account.createdAt,
  isConfirmed: sql<boolean>`${account.mailValidatedAt} is not null`,
  addressWaits: sql<boolean>`${account.pendingMail} is not null`,
  hasPassword,
  blocked: account.blocked,
  confirmation: lastMail(CONFIRMATIONS),
  reset: lastMail(RESETS),
  deletionWaits: sql<boolean>`exists (
    select from account_deletion where account_deletion.uid = account.uid
  )`,
};

export type SupportRow = NonNullable<Awaited<ReturnType<typeof findByUid>>>;

/** The account of a whole address on a site. Known and unknown addresses take one statement, and one step down an index. */
export function findByMail(db: Db, site: Site, mailKey: string) {
  return db
    .select(columns)
    .from(account)
    .where(and(eq(account.site, site), eq(account.mailKey, mailKey)));
}

export async function findByUid(db: Db, uid: number) {
  const [row] = await db.select(columns).from(account).where(eq(account.uid, uid));
  return row;
}

type NewDeletion = typeof accountDeletion.$inferInsert;

/** Adds a deletion that waits for a second person; false if one waits already. */
export async function insertDeletion(db: Db, row: NewDeletion): Promise<boolean> {
  const added = await db
    .insert(accountDeletion)
    .values(row)
    .onConflictDoNothing()
    .returning({ uid: accountDeletion.uid });
  return added.length > 0;
}

export async function findDeletion(db: Db, uid: number) {
  const [row] = await db.select().from(accountDeletion).where(eq(accountDeletion.uid, uid));
  return row;
}

/** Calls a deletion off; false if none waits. */
export async function deleteDeletion(db: Db, uid: number): Promise<boolean> {
  const gone = await db
    .delete(accountDeletion)
    .where(eq(accountDeletion.uid, uid))
    .returning({ uid: accountDeletion.uid });
  return gone.length > 0;
}

/** A page of the deletions that wait, and one row more, newest first. */
export function findDeletions(db: Db, after: Place | undefined) {
  const { uid, askedAt } = accountDeletion;
  return db
    .select({ deletion: accountDeletion, site: account.site, kind: kindOfAccount })
    .from(accountDeletion)
    .innerJoin(account, eq(account.uid, uid))
    .where(after && sql`(${askedAt}, ${uid}) < (${after.at.toISOString()}::timestamptz, ${after.id})`)
    .orderBy(desc(askedAt), desc(uid))
    .limit(ROWS_A_PAGE + 1);
}
