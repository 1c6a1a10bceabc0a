import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account, ssoAttempt, ssoIdentity, usedToken } from '#db/schema/identity.ts';
import type { Site } from '#domain/site/site.ts';

/** Somebody’s identity at the system that lets them in. */
export interface Identity {
  readonly site: Site;
  readonly issuer: string;
  readonly subject: string;
}

/** Marks a token as used; false if it was already. */
export async function insertUsedToken(db: Db, row: typeof usedToken.$inferInsert): Promise<boolean> {
  const [added] = await db
    .insert(usedToken)
    .values(row)
    .onConflictDoNothing()
    .returning({ jti: usedToken.jti });
  return added !== undefined;
}

/** Deletes the tokens that have expired and could not be used again anyway. */
export async function deleteUsedTokensUntil(db: Db, now: Date): Promise<number> {
  const gone = await db.delete(usedToken).where(lt(usedToken.until, now)).returning({ jti: usedToken.jti });
  return gone.length;
}

/** Locks an identity until the end of the transaction: of two simultaneous first visits one makes the account. */
export async function lockIdentity(db: Db, { site, issuer, subject }: Identity): Promise<void> {
  const key = JSON.stringify([site, issuer, subject]);
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

const accountOf = (db: Db, { site, issuer, subject }: Identity) =>
  db
    .select({
      uid: account.uid,
      blocked: account.blocked,
      language: account.language,
      checklistDoneAt: ssoIdentity.checklistDoneAt,
      registeredAt: ssoIdentity.registeredAt,
    })
    .from(ssoIdentity)
    .innerJoin(account, eq(account.uid, ssoIdentity.uid))
    .where(and(eq(ssoIdentity.site, site), eq(ssoIdentity.issuer, issuer), eq(ssoIdentity.subject, subject)));

/** The account of somebody who came in before. */
export async function findIdentity(db: Db, identity: Identity) {
  const [row] = await accountOf(db, identity);
  return row;
}

/** Like `findIdentity`; until the transaction ends nobody deletes or blocks the account. */
export async function keepIdentity(db: Db, identity: Identity) {
  const [row] = await accountOf(db, identity).for('share', { of: account });
  return row;
}

export async function insertIdentity(db: Db, row: typeof ssoIdentity.$inferInsert): Promise<void> {
  await db.insert(ssoIdentity).values(row);
}

/** A person’s identity at the system that lets them in; undefined: they log in with a password. */
export async function findIdentityOf(db: Db, uid: number) {
  const [row] = await db.select().from(ssoIdentity).where(eq(ssoIdentity.uid, uid));
  return row;
}

export async function insertAttempt(db: Db, row: typeof ssoAttempt.$inferInsert): Promise<void> {
  await db.insert(ssoAttempt).values(row);
}

/** Ends an attempt, so that it can be answered only once; undefined if this browser has not begun it since `after`. */
export async function takeSsoAttempt(
  db: Db,
  {
    stateHash,
    browserHash,
    client,
    after,
  }: Pick<typeof ssoAttempt.$inferSelect, 'stateHash' | 'browserHash' | 'client'> & { readonly after: Date },
) {
  const [row] = await db
    .delete(ssoAttempt)
    .where(
      and(
        eq(ssoAttempt.stateHash, stateHash),
        eq(ssoAttempt.browserHash, browserHash),
        eq(ssoAttempt.client, client),
        gt(ssoAttempt.createdAt, after),
      ),
    )
    .returning({ destination: ssoAttempt.destination, language: ssoAttempt.language });
  return row;
}

/** Deletes the attempts from which nobody came back. */
export async function deleteAttemptsUntil(db: Db, then: Date): Promise<number> {
  const gone = await db
    .delete(ssoAttempt)
    .where(lt(ssoAttempt.createdAt, then))
    .returning({ client: ssoAttempt.client });
  return gone.length;
}

/** Marks a step of registering as done; an earlier mark stays. */
export async function markIdentity(
  db: Db,
  uid: number,
  column: 'checklistDoneAt' | 'registeredAt',
  now: Date,
): Promise<void> {
  await db
    .update(ssoIdentity)
    .set({ [column]: now })
    .where(and(eq(ssoIdentity.uid, uid), isNull(ssoIdentity[column])));
}
