import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { filledDays } from '#db/day-facts.ts';
import { buddy, buddyUpdate } from '#db/schema/buddies.ts';
import { account, participant } from '#db/schema/identity.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';

export type ChoicesRow = typeof buddyUpdate.$inferSelect;

export async function findChoices(db: Db, uid: number): Promise<ChoicesRow | undefined> {
  const [row] = await db.select().from(buddyUpdate).where(eq(buddyUpdate.uid, uid));
  return row;
}

export async function saveChoices(db: Db, row: ChoicesRow): Promise<void> {
  await db.insert(buddyUpdate).values(row).onConflictDoUpdate({ target: buddyUpdate.uid, set: row });
}

interface Span {
  readonly from: Day;
  readonly to: Day;
  /** The instants at which the first of these days and the day after the last began. */
  readonly began: Date;
  readonly ended: Date;
}

/** Columns are written out, because inside subqueries the builder drops the table qualifier. */
export async function findWeekFacts(db: Db, uid: number, { from, to, began, ended }: Span) {
  const [row] = await db
    .select({
      site: sql<Site>`account.site`,
      programmeStart: participant.programmeStart,
      registrationsStart: participant.registrationsStart,
      showsBadges: participant.showsBadges,
      days: sql<{ day: Day; totalAmount: number; goal: number | null }[]>`(
        select coalesce(json_agg(json_build_object(
          'day', filled.day, 'totalAmount', filled.total, 'goal', day_goal.goal
        )), '[]')
        from ${filledDays} filled
        left join day_goal on day_goal.uid = account.uid and day_goal.day = filled.day
        where filled.day between ${from}::date and ${to}::date
      )`,
      submitted: sql<string[]>`(
        select coalesce(json_agg(webform_id), '[]') from exercise_submission
        where exercise_submission.uid = account.uid and archived_at is null
      )`,
      badges: sql<string[]>`(
        select coalesce(json_agg(badge order by received_at, badge), '[]') from person_badge
        where person_badge.uid = account.uid
          and received_at >= ${began.toISOString()}::timestamptz and received_at < ${ended.toISOString()}::timestamptz
      )`,
    })
    .from(account)
    .innerJoin(participant, eq(participant.uid, account.uid))
    .where(eq(account.uid, uid));
  return row;
}

/**
 * Buddies for whom the weekly mail of a Monday was not planned yet, locked until this transaction ends; concurrent workers skip
 * them. A buddy who accepted after the mails began to go out gets the first one a week later.
 */
export function claimDue(db: Db, { monday, began, limit }: { monday: Day; began: Date; limit: number }) {
  return db
    .select({ id: buddy.id, uid: buddy.uid })
    .from(buddy)
    .where(
      and(
        eq(buddy.status, 'accepted'),
        or(isNull(buddy.updatedOn), lt(buddy.updatedOn, monday)),
        lt(buddy.acceptedAt, began),
      ),
    )
    .orderBy(asc(buddy.id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * Whether the buddies of these people get the mail of a Monday: their address is confirmed, and the mails are neither paused nor
 * skipped. Locks their accounts until this transaction ends; leaves out those that are being changed or deleted, because waiting for
 * that could deadlock.
 */
export function findTelling(db: Db, uids: readonly number[], monday: Day) {
  const tells = and(
    isNotNull(account.mailValidatedAt),
    eq(account.blocked, false),
    or(isNull(buddyUpdate.uid), eq(buddyUpdate.paused, false)),
    or(isNull(buddyUpdate.skippedOn), ne(buddyUpdate.skippedOn, monday)),
  );
  return db
    .select({
      uid: account.uid,
      site: account.site,
      language: account.language,
      tells: sql<boolean>`${tells}`,
    })
    .from(account)
    .leftJoin(buddyUpdate, eq(buddyUpdate.uid, account.uid))
    .where(inArray(account.uid, [...uids]))
    .for('key share', { of: account, skipLocked: true });
}

export async function markPlanned(db: Db, ids: readonly number[], monday: Day): Promise<void> {
  await db
    .update(buddy)
    .set({ updatedOn: monday })
    .where(inArray(buddy.id, [...ids]));
}

/** Counts the mail of a Monday as planned for all buddies of a person, so that it goes to none of them. Waits for a job that plans it. */
export async function passOver(db: Db, uid: number, monday: Day): Promise<void> {
  await db.update(buddy).set({ updatedOn: monday }).where(eq(buddy.uid, uid));
}
