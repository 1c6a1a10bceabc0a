import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { given, givenRow, prepared } from '#db/prepared.ts';
import { account, accountKey, lastLogin, participant, session } from '#db/schema/identity.ts';
import { nurse } from '#db/schema/nurse.ts';
import { codeOf } from '#domain/kit/thrown.ts';

const sessionById = prepared((db) =>
  db
    .select({
      uid: account.uid,
      site: account.site,
      roles: account.roles,
      blocked: account.blocked,
      registrationsStart: participant.registrationsStart,
      programmeStart: participant.programmeStart,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
      ownDevice: session.ownDevice,
      deviceSalt: session.deviceSalt,
      letInAt: session.letInAt,
      wrapped: accountKey.wrapped,
      masterKey: accountKey.masterKey,
    })
    .from(session)
    .innerJoin(account, eq(account.uid, session.uid))
    .innerJoin(accountKey, eq(accountKey.uid, session.uid))
    .leftJoin(participant, eq(participant.uid, session.uid))
    .where(eq(session.idHash, sql.placeholder('idHash')))
    .prepare('session_by_id'),
);

/** A session with its person, in one statement because every call of a logged-in person needs it. */
export async function findSession(db: Db, idHash: Buffer) {
  const [row] = await sessionById(db).execute({ idHash });
  return row;
}

/** Whether a session has not been deleted. */
export async function hasSession(db: Db, idHash: Buffer): Promise<boolean> {
  return (await db.$count(session, eq(session.idHash, idHash))) > 0;
}

const newSession = prepared((db) => {
  const { id: _madeByTheDatabase, deviceSalt: _too, ...row } = givenRow(session);
  return db.insert(session).values(row).prepare('session_insert');
});

/** Creates a session for someone who has just authenticated, and records that. */
export async function insertSession(
  db: Db,
  row: Required<Omit<typeof session.$inferInsert, 'id' | 'deviceSalt'>>,
): Promise<void> {
  await newSession(db).execute(row);
  await db
    .insert(lastLogin)
    .values({ uid: row.uid, at: row.createdAt })
    .onConflictDoUpdate({ target: lastLogin.uid, set: { at: row.createdAt } });
}

const newSessionAtLogin = prepared((db) => {
  const { idHash, device, ownDevice, createdAt, lastSeenAt } = givenRow(session);
  const proved = db.$with('proved').as(
    db
      .select({ uid: account.uid })
      .from(account)
      .where(
        and(
          eq(account.uid, sql.placeholder('uid')),
          eq(account.passwordHash, sql.placeholder('passwordHash')),
          eq(account.blocked, false),
        ),
      )
      .for('share'),
  );
  const login = db.$with('login').as(
    db
      .insert(lastLogin)
      .select(sql`select ${proved.uid}, ${createdAt}::timestamptz, null::timestamptz from ${proved}`)
      .onConflictDoUpdate({ target: lastLogin.uid, set: { at: sql`excluded.at` } })
      .returning({ uid: lastLogin.uid }),
  );
  const before = alias(session, 'before');
  return db
    .with(proved, login)
    .insert(session)
    .select(
      sql`select ${idHash}::bytea, gen_random_uuid(), ${login.uid}, ${device}::text, ${ownDevice}::boolean,
        coalesce(${before.deviceSalt}, gen_random_uuid()), null::timestamptz, ${createdAt}::timestamptz, ${lastSeenAt}::timestamptz
        from ${login} left join ${session} as "before"
        on ${before.idHash} = ${sql.placeholder('before')}::bytea and ${before.uid} = ${login.uid}`,
    )
    .returning({ uid: session.uid })
    .prepare('session_at_login');
});

/**
 * Creates a session and records the login, in one statement: it waits for a password change or a block in progress, and a change
 * that waits for this one ends the session. `before` is what the browser sent: the person's session before this one, which may
 * have expired, or anything else.
 */
export async function insertSessionAtLogin(
  db: Db,
  { uid, passwordHash }: { readonly uid: number; readonly passwordHash: string | null },
  row: Required<Omit<typeof session.$inferInsert, 'id' | 'uid' | 'deviceSalt' | 'letInAt'>> & {
    readonly before: Buffer | null;
  },
): Promise<boolean> {
  const opened = await newSessionAtLogin(db).execute({ ...row, uid, passwordHash });
  return opened.length > 0;
}

/** Records that a session is in use, and with it the account. */
export async function touchSession(db: Db, idHash: Buffer, uid: number, now: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.idHash, idHash));
  await db.update(lastLogin).set({ usedAt: now }).where(eq(lastLogin.uid, uid));
}

export async function deleteSession(db: Db, idHash: Buffer): Promise<void> {
  await db.delete(session).where(eq(session.idHash, idHash));
}

/** Moves a session to another cookie; rows that belong to it stay, and so does its login. */
export async function renewSession(db: Db, idHash: Buffer, to: Buffer, now: Date): Promise<void> {
  await db.update(session).set({ idHash: to, lastSeenAt: now }).where(eq(session.idHash, idHash));
}

/** Ends every session of a person, except the one to keep. */
export async function deleteSessionsOf(db: Db, uid: number, kept: Buffer | null = null): Promise<void> {
  await db.delete(session).where(and(eq(session.uid, uid), kept ? ne(session.idHash, kept) : undefined));
}

const sessionsBeyond = prepared((db) => {
  const beyond = db
    .select({ idHash: session.idHash })
    .from(session)
    .where(eq(session.uid, sql.placeholder('uid')))
    .orderBy(desc(eq(session.idHash, given('newest', session.idHash))), desc(session.lastSeenAt))
    .offset(sql.placeholder('most'));
  // Locked in one order: two logins at the same moment would otherwise wait for each other.
  const locked = db
    .select({ idHash: session.idHash })
    .from(session)
    .where(inArray(session.idHash, beyond))
    .orderBy(session.idHash)
    .for('update');
  return db.delete(session).where(inArray(session.idHash, locked)).prepare('sessions_beyond');
});

/** Deletes all but the `most` recently used sessions of a person; the newest always stays. */
export async function deleteSessionsBeyond(
  db: Db,
  uid: number,
  { most, newest }: { readonly most: number; readonly newest: Buffer },
): Promise<void> {
  await sessionsBeyond(db).execute({ uid, most, newest });
}

/** Whether a write failed because a row that it refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error.cause) === '23503';
}

/** By the kind of device: the earliest last use of a session that has not expired. */
export interface EarliestUse {
  readonly own: Date;
  readonly other: Date;
  /** The earliest login of a nurse whose session has not expired, whatever its use. */
  readonly nurseLogin: Date;
}

/** The condition that a session has expired. Every account without a participant has a row of `nurse`, which are few. */
export function isDead({ own, other, nurseLogin }: EarliestUse) {
  const { ownDevice, lastSeenAt, createdAt, uid } = session;
  const unused = sql`case when ${ownDevice} then ${lt(lastSeenAt, own)} else ${lt(lastSeenAt, other)} end`;
  return sql<boolean>`(${unused} or (${lt(createdAt, nurseLogin)} and ${uid} in (select ${nurse.uid} from ${nurse})))`;
}

/** Deletes expired sessions. */
export async function deleteDeadSessions(db: Db, earliest: EarliestUse): Promise<number> {
  const gone = await db.delete(session).where(isDead(earliest)).returning({ id: session.id });
  return gone.length;
}
