import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumMember, forumNews, forumPost, forumReading } from '#db/schema/forum.ts';
import { isFollowedUnread } from '#db/unread-comments.ts';
import type { Day } from '#domain/kit/day.ts';

const at = (uid: number, nid: number) => and(eq(forumReading.uid, uid), eq(forumReading.nid, nid));
const target = [forumReading.uid, forumReading.nid];
const further = sql`greatest(${forumReading.position}, excluded.position)`;
/** Comments that somebody has read are no news any more. */
const stillNews = sql`${forumReading.hasNews} and excluded.position < (
  select comment_count from forum_post where forum_post.nid = excluded.nid
)`;

/** Lets somebody who wrote under a post hear of the comments after a position, unless they turned that off. */
export function startFollowing(
  db: Db,
  row: { uid: number | SQL; nid: number | SQL; position: number | SQL },
) {
  return db
    .insert(forumReading)
    .values({ ...row, follows: true })
    .onConflictDoUpdate({
      target,
      set: { position: further, hasNews: false, follows: sql`coalesce(${forumReading.follows}, true)` },
    })
    .returning({ nid: forumReading.nid });
}

/** Turns following on or off, as somebody chose. */
export async function setFollowing(db: Db, uid: number, nid: number, follows: boolean): Promise<void> {
  await db
    .insert(forumReading)
    .values({ uid, nid, follows })
    .onConflictDoUpdate({ target, set: { follows, hasNews: false } });
}

/** Ends following where nothing carries somebody's name any more. */
export async function leavePost(db: Db, uid: number, nid: number): Promise<void> {
  await db.update(forumReading).set({ follows: null, hasNews: false }).where(at(uid, nid));
}

/** Deletes how far somebody read, and what they follow. */
export async function deleteReading(db: Db, uid: number): Promise<void> {
  await db.delete(forumReading).where(eq(forumReading.uid, uid));
}

/** Stores how far somebody has read; going back changes nothing. */
export async function putPosition(db: Db, uid: number, nid: number, position: number): Promise<void> {
  await db
    .insert(forumReading)
    .values({ uid, nid, position })
    .onConflictDoUpdate({ target, set: { position: further, hasNews: stillNews } });
}

/**
 * Queues a post for the job that tells its followers of new comments. If the job is just handling the post, this waits for it to
 * finish, because it has not seen this comment.
 */
export function queueNews(db: Db, nid: SQL) {
  return db
    .insert(forumNews)
    .values({ nid })
    .onConflictDoUpdate({ target: forumNews.nid, set: { nid: sql`excluded.nid` } })
    .returning({ nid: forumNews.nid });
}

/**
 * Takes up to `limit` posts from the queue and marks them as news for their followers, except for those who have read all that
 * can be read. Returns how many posts it took.
 */
export async function spreadNews(db: Db, limit: number): Promise<number> {
  const claimed = await db
    .select({ nid: forumNews.nid })
    .from(forumNews)
    .orderBy(forumNews.nid)
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { nid } of claimed) {
    await db
      .update(forumReading)
      .set({ hasNews: true })
      .from(forumPost)
      .where(and(eq(forumReading.nid, nid), eq(forumPost.nid, nid), isFollowedUnread));
    await db.delete(forumNews).where(eq(forumNews.nid, nid));
  }
  return claimed.length;
}

/** How often somebody may be told of news. */
export interface TellingLimits {
  readonly today: Day;
  readonly perDay: number;
  /** People who were told after this instant have to wait. */
  readonly notSince: Date;
}

/** Locks people with news that they can still read and who may be told now; other workers skip them. */
export async function claimFollowers(db: Db, { today, perDay, notSince }: TellingLimits, limit: number) {
  // Not `for update`: a comment that they write meanwhile refers to their row, and the two could deadlock.
  return db
    .select({ uid: forumMember.uid, toldOn: forumMember.toldOn, toldCount: forumMember.toldCount })
    .from(forumMember)
    .where(
      and(
        sql`exists (
          select from ${forumReading} join ${forumPost} on ${forumPost.nid} = ${forumReading.nid}
          where ${forumReading.uid} = ${forumMember.uid} and ${forumReading.hasNews} and ${isFollowedUnread}
        )`,
        or(isNull(forumMember.toldAt), lt(forumMember.toldAt, notSince)),
        or(
          isNull(forumMember.toldOn),
          sql`${forumMember.toldOn} <> ${today}`,
          lt(forumMember.toldCount, perDay),
        ),
      ),
    )
    .orderBy(forumMember.number)
    .limit(limit)
    .for('no key update', { skipLocked: true });
}

/** Stores that people were told, of all their news at once. */
export async function saveTold(
  db: Db,
  people: readonly { readonly uid: number; readonly toldOn: Day; readonly toldCount: number }[],
  toldAt: Date,
): Promise<void> {
  for (const { uid, toldOn, toldCount } of people) {
    await db.update(forumMember).set({ toldAt, toldOn, toldCount }).where(eq(forumMember.uid, uid));
  }
  await db
    .update(forumReading)
    .set({ hasNews: false })
    .where(
      and(
        inArray(
          forumReading.uid,
          people.map(({ uid }) => uid),
        ),
        sql`${forumReading.hasNews}`,
      ),
    );
}
