import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { staffAnswer, staffMember, staffSession } from '#db/schema/staff.ts';
import type { CallName } from '../idempotency/idempotency.ts';

const sessionById = prepared((db) =>
  db
    .select({
      id: staffMember.id,
      name: staffMember.name,
      mail: staffMember.mail,
      role: staffMember.role,
      isComplete: staffSession.isComplete,
      provenAt: staffSession.provenAt,
      createdAt: staffSession.createdAt,
      lastSeenAt: staffSession.lastSeenAt,
    })
    .from(staffSession)
    .innerJoin(staffMember, eq(staffMember.id, staffSession.member))
    .where(eq(staffSession.idHash, sql.placeholder('idHash')))
    .prepare('staff_session_by_id'),
);

/** A session with its member as they are now, so that a right that was taken away is gone with the next call, on every node. */
export async function findStaffSession(db: Db, idHash: Buffer) {
  const [row] = await sessionById(db).execute({ idHash });
  return row;
}

/** Whether a session has not been deleted. */
export async function hasStaffSession(db: Db, idHash: Buffer): Promise<boolean> {
  return (await db.$count(staffSession, eq(staffSession.idHash, idHash))) > 0;
}

export async function insertStaffSession(
  db: Db,
  row: Pick<
    typeof staffSession.$inferInsert,
    'idHash' | 'member' | 'isComplete' | 'createdAt' | 'lastSeenAt'
  >,
): Promise<void> {
  await db.insert(staffSession).values(row);
}

export async function touchStaffSession(db: Db, idHash: Buffer, now: Date): Promise<void> {
  await db.update(staffSession).set({ lastSeenAt: now }).where(eq(staffSession.idHash, idHash));
}

/** Deletes a session; false if there was none. */
export async function deleteStaffSession(db: Db, idHash: Buffer): Promise<boolean> {
  const deleted = await db
    .delete(staffSession)
    .where(eq(staffSession.idHash, idHash))
    .returning({ member: staffSession.member });
  return deleted.length > 0;
}

/** Uses up the proof of a fresh code; false if another call used it first. */
export async function takeProof(db: Db, idHash: Buffer, provenAt: Date): Promise<boolean> {
  const updated = await db
    .update(staffSession)
    .set({ provenAt: null })
    .where(and(eq(staffSession.idHash, idHash), eq(staffSession.provenAt, provenAt)))
    .returning({ member: staffSession.member });
  return updated.length > 0;
}

/**
 * Keeps what a call of a session answered; false if that is there, or the session has ended. Waits for an open transaction that keeps
 * one for the same call.
 */
export async function insertStaffAnswer(db: Db, row: typeof staffAnswer.$inferInsert): Promise<boolean> {
  if (!(await hasStaffSession(db, row.session))) return false;
  const added = await db
    .insert(staffAnswer)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: staffAnswer.key });
  return added.length > 0;
}

export async function findStaffAnswer(db: Db, session: Buffer, { method, path, key }: CallName) {
  const isCall = and(
    eq(staffAnswer.session, session),
    eq(staffAnswer.method, method),
    eq(staffAnswer.path, path),
    eq(staffAnswer.key, key),
  );
  const [row] = await db.select().from(staffAnswer).where(isCall);
  return row;
}

/** Deletes sessions that began, or were used last, too long ago. */
export async function deleteDeadStaffSessions(
  db: Db,
  { begunBefore, usedBefore }: { readonly begunBefore: Date; readonly usedBefore: Date },
): Promise<number> {
  const gone = await db
    .delete(staffSession)
    .where(or(lt(staffSession.createdAt, begunBefore), lt(staffSession.lastSeenAt, usedBefore)))
    .returning({ member: staffSession.member });
  return gone.length;
}

export async function findAdministratorMails(db: Db): Promise<readonly string[]> {
  const rows = await db
    .select({ mail: staffMember.mail })
    .from(staffMember)
    .where(eq(staffMember.role, 'administrator'))
    .orderBy(staffMember.id);
  return rows.map(({ mail }) => mail);
}
