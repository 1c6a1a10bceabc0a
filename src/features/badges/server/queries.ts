import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { account, participant } from '#db/schema/identity.ts';
import { personBadge } from '#db/schema/notices.ts';
import type { Day } from '#domain/kit/day.ts';
import { type Badge, DAY_BADGES } from '#domain/notices/badge.ts';
import type { Site } from '#domain/site/site.ts';

export type ReceivedRow = typeof personBadge.$inferSelect;

/**
 * A registration and a goal as the database returns them: the day as a number, and the instant in seconds since 1970, which cost far
 * less to write and read than dates.
 */
type RegistrationFact = [day: number, amount: number, createdAt: number];
type GoalFact = [day: number, goal: number];

/** All rows of a table, as numbers in one value. Joining texts takes the database less time than making JSON. */
function allOf<Row>(columns: SQL, from: SQL): SQL<Row[]> {
  const parse = (text: string): Row[] => JSON.parse(text);
  return sql`(
    select '[' || coalesce(string_agg('[' || concat_ws(',', ${columns}) || ']', ','), '') || ']' from ${from}
  )`.mapWith(parse);
}

const have = sql.raw(DAY_BADGES.map((badge) => `'${badge}'`).join(', '));

// Columns are written out, because within subqueries the builder would omit their tables.
const OF_EVERYBODY = {
  site: sql<Site>`account.site`,
  showsBadges: sql<boolean>`participant.shows_badges`,
  received: sql<string[]>`(
    select coalesce(json_agg(badge), '[]') from person_badge where uid = account.uid
  )`,
};
/** Once every badge for days was received, days are not read. */
const LACKS_ONE = sql`(
  select count(*) from person_badge where uid = account.uid and badge in (${have})
) < ${sql.raw(String(DAY_BADGES.length))}`;
const DAY = sql`day - date '1970-01-01'`;

const dayFacts = prepared((db) =>
  db
    .select({
      ...OF_EVERYBODY,
      registrations: allOf<RegistrationFact>(
        sql`${DAY}, amount, date_part('epoch', created_at)::int`,
        sql`registration where uid = account.uid and ${LACKS_ONE}`,
      ),
      goals: allOf<GoalFact>(sql`${DAY}, goal`, sql`day_goal where uid = account.uid and ${LACKS_ONE}`),
      // So few that they are read even where the days are skipped.
      pauses: sql<number[]>`(
        select coalesce(json_agg(${DAY}), '[]') from pause_day where uid = account.uid
      )`,
    })
    .from(account)
    .innerJoin(participant, eq(participant.uid, account.uid))
    .where(eq(account.uid, sql.placeholder('uid')))
    .prepare('badge_day_facts'),
);

/** What the rules for days need about a person, in one statement. */
export async function findDayFacts(db: Db, uid: number) {
  const [row] = await dayFacts(db).execute({ uid });
  return row;
}

const otherFacts = prepared((db) =>
  db
    .select({
      ...OF_EVERYBODY,
      mailConfirmed: sql<boolean>`account.mail_validated_at is not null`,
      hasGoal: sql<boolean>`exists (select from day_goal where uid = account.uid)`,
      submitted: sql<string[]>`(
        select coalesce(json_agg(webform_id), '[]') from exercise_submission
        where uid = account.uid and archived_at is null
      )`,
      // Notes that a node of before migration 0043 wrote are known by the other two columns only.
      hasWrittenDiary: sql<boolean>`exists (
        select from diary_entry
        where uid = account.uid and not from_note and registration is null and not follows_note
      )`,
      hasPosted: sql<boolean>`exists (
        select from forum_member join forum_post on forum_post.member = number where uid = account.uid
      )`,
      hasReplied: sql<boolean>`exists (
        select from forum_member join forum_comment on forum_comment.member = number
        join forum_post on forum_post.nid = forum_comment.nid
        where uid = account.uid and forum_post.member is distinct from number
      )`,
      urges: sql<number>`(select count(*)::int from urge where uid = account.uid)`,
      hasBuddy: sql<boolean>`exists (select from buddy where uid = account.uid and status = 'accepted')`,
      hasNurse: sql<boolean>`exists (select from pairing where uid = account.uid)`,
    })
    .from(account)
    .innerJoin(participant, eq(participant.uid, account.uid))
    .where(eq(account.uid, sql.placeholder('uid')))
    .prepare('badge_other_facts'),
);

/** What the other rules need about a person, in one statement. */
export async function findOtherFacts(db: Db, uid: number) {
  const [row] = await otherFacts(db).execute({ uid });
  return row;
}

/** Awards badges and returns those that are new, also when another transaction awards them concurrently. */
export async function insertReceived(
  db: Db,
  badges: readonly Badge[],
  row: Omit<ReceivedRow, 'badge'>,
): Promise<Badge[]> {
  const added = await db
    .insert(personBadge)
    .values(badges.map((badge) => ({ ...row, badge })))
    .onConflictDoNothing()
    .returning({ badge: personBadge.badge });
  return badges.filter((badge) => added.some((found) => found.badge === badge));
}

/** What a person received, oldest first. */
export function findReceived(db: Db, uid: number): Promise<ReceivedRow[]> {
  return db.select().from(personBadge).where(eq(personBadge.uid, uid)).orderBy(asc(personBadge.receivedAt));
}

export async function markSeen(
  db: Db,
  { uid, badges, seenAt }: { uid: number; badges: readonly Badge[]; seenAt: Date },
): Promise<void> {
  if (badges.length === 0) return;
  await db
    .update(personBadge)
    .set({ seenAt })
    .where(
      and(eq(personBadge.uid, uid), inArray(personBadge.badge, [...badges]), isNull(personBadge.seenAt)),
    );
}

/** People with a filled-in day from `from` to `to`, by id. */
export function findWithDays(
  db: Db,
  { from, to, afterUid, limit }: { from: Day; to: Day; afterUid: number; limit: number },
) {
  return db
    .select({ uid: account.uid })
    .from(account)
    .where(
      and(
        gt(account.uid, afterUid),
        sql`exists (
          select from registration where registration.uid = account.uid and registration.day between ${from} and ${to}
        )`,
      ),
    )
    .orderBy(asc(account.uid))
    .limit(limit);
}
