import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { buddy } from '#db/schema/buddies.ts';
import { account, accountKey, participant } from '#db/schema/identity.ts';
import type { Day } from '#domain/kit/day.ts';
import { loginRequired } from '../failure.ts';

const lock = (db: Db) =>
  db
    .select({ uid: account.uid })
    .from(account)
    .where(eq(account.uid, sql.placeholder('uid')))
    .for('no key update');
const personForWriting = prepared((db) => lock(db).prepare('person_lock'));

/** Serializes the writes of one person, so that rules about a whole day or plan hold for parallel calls too. */
export async function lockPerson(db: Db, uid: number): Promise<void> {
  await personForWriting(db).execute({ uid });
}

/** The same lock as a CTE that runs before the writes of its statement; `uid` is bound when it runs. */
export function lockedPerson(db: Db) {
  return db.$with('person').as(lock(db));
}

/** The first day of a participant's programme as it is now, which may be later than the one their session was opened with. */
export async function findProgrammeStart(db: Db, uid: number): Promise<Day> {
  const [row] = await db
    .select({ day: participant.programmeStart })
    .from(participant)
    .where(eq(participant.uid, uid));
  if (!row) throw loginRequired();
  return row.day;
}

export async function findPasswordHash(db: Db, uid: number): Promise<string | null> {
  const [row] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.uid, uid));
  return row?.hash ?? null;
}

/** A person's own key, wrapped. */
export async function findKey(db: Db, uid: number): Promise<typeof accountKey.$inferSelect | undefined> {
  const [row] = await db.select().from(accountKey).where(eq(accountKey.uid, uid));
  return row;
}

const buddies = prepared((db) =>
  db
    .select()
    .from(buddy)
    .where(eq(buddy.uid, sql.placeholder('uid')))
    .orderBy(asc(buddy.id))
    .prepare('buddies'),
);

/** The buddies whom a person invited, in order of invitation; names and addresses are sealed (`openBuddy`). */
export function findBuddies(db: Db, uid: number): Promise<(typeof buddy.$inferSelect)[]> {
  return buddies(db).execute({ uid });
}
