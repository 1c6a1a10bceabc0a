import { eq, lt, or, sql } from 'drizzle-orm';
import { type Db, prepared } from '#db/connection.ts';
import { account, accountKey, session } from '#db/schema.ts';

const sessionById = prepared((db) =>
  db
    .select({
      uid: account.uid,
      site: account.site,
      roles: account.roles,
      blocked: account.blocked,
      registrationsStart: account.registrationsStart,
      programmeStart: account.programmeStart,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      wrapped: accountKey.wrapped,
      masterKey: accountKey.masterKey,
    })
    .from(session)
    .innerJoin(account, eq(account.uid, session.uid))
    .innerJoin(accountKey, eq(accountKey.uid, session.uid))
    .where(eq(session.idHash, sql.placeholder('idHash')))
    .prepare('session_by_id'),
);

/** A session with its person, in one statement because every call of a logged-in person needs it. */
export async function findSession(db: Db, idHash: Buffer) {
  const [row] = await sessionById(db).execute({ idHash });
  return row;
}

export async function insertSession(db: Db, row: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(row);
}

export async function touchSession(db: Db, idHash: Buffer, now: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.idHash, idHash));
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.delete(session).where(eq(session.idHash, idHash));
}

/** Ends every session of a person. */
export async function deleteSessionsOf(db: Db, uid: number): Promise<void> {
  await db.delete(session).where(eq(session.uid, uid));
}

/** Sweeps out sessions that open nothing any more. */
export async function deleteDeadSessions(
  db: Db,
  { created, seen }: { created: Date; seen: Date },
): Promise<number> {
  const gone = await db
    .delete(session)
    .where(or(lt(session.createdAt, created), lt(session.lastSeenAt, seen)))
    .returning({ id: session.id });
  return gone.length;
}
