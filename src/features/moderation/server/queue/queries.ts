import { and, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { forumComment, forumFlagging, forumMember, forumPost } from '#db/schema/forum.ts';
import { participant } from '#db/schema/identity.ts';
import { moderationItem } from '#db/schema/moderation.ts';
import { REPORT_OF } from '#domain/community/forum.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import { ofKind } from '../queries.ts';

export type ItemRow = typeof moderationItem.$inferSelect;

const ofText = <Value>(post: SQLWrapper, comment: SQLWrapper) =>
  ofKind<Value>(moderationItem.kind, post, comment);

/**
 * Opens an item for a text and returns its number. If one is open already, a more urgent rank replaces its rank, and it counts as opened
 * now. Writes the row even if nothing changes, so that reports of one text wait for each other.
 */
export async function openItem(
  db: Db,
  row: Pick<ItemRow, 'site' | 'kind' | 'target' | 'rank' | 'openedAt'>,
): Promise<number | undefined> {
  const [item] = await db
    .insert(moderationItem)
    .values(row)
    .onConflictDoUpdate({
      target: [moderationItem.kind, moderationItem.target],
      targetWhere: sql`decided_at is null`,
      set: {
        rank: sql`least(${moderationItem.rank}, excluded.rank)`,
        openedAt: sql`case when excluded.rank < ${moderationItem.rank} then excluded.opened_at else ${moderationItem.openedAt} end`,
      },
    })
    // `xmax` is 0 only in a row that was inserted and not updated.
    .returning({ id: moderationItem.id, isNew: sql<boolean>`xmax = 0` });
  return item?.isNew ? item.id : undefined;
}

/** Deletes an item if a moderator has hidden its text. */
export async function withdrawHidden(db: Db, id: number): Promise<void> {
  await db
    .delete(moderationItem)
    .where(
      and(
        eq(moderationItem.id, id),
        sql`${ofText(
          sql`(select hidden_by from forum_post where nid = ${moderationItem.target})`,
          sql`(select hidden_by from forum_comment where cid = ${moderationItem.target})`,
        )} = 'moderator'`,
      ),
    );
}

/** Selects the reports of the text of an item. */
const reports = sql`from ${forumFlagging} where ${forumFlagging.target} = ${moderationItem.target}
  and ${forumFlagging.flag} = ${ofText(sql.raw(`'${REPORT_OF.post}'`), sql.raw(`'${REPORT_OF.comment}'`))}`;

const items = (db: Db) =>
  db
    .select({
      id: moderationItem.id,
      site: moderationItem.site,
      kind: moderationItem.kind,
      target: moderationItem.target,
      rank: moderationItem.rank,
      openedAt: moderationItem.openedAt,
      category: forumPost.category,
      title: forumPost.title,
      hiddenBy: ofText<'moderator' | 'reports' | null>(forumPost.hiddenBy, forumComment.hiddenBy),
      reportCount: sql<number>`(select count(*)::int ${reports})`,
      reportReasons: sql<
        string[]
      >`array(select distinct ${forumFlagging.reason} ${reports} order by 1 limit 10)`,
    })
    .from(moderationItem)
    .leftJoin(
      forumComment,
      and(sql`${moderationItem.kind} = 'comment'`, eq(forumComment.cid, moderationItem.target)),
    )
    .innerJoin(forumPost, eq(forumPost.nid, ofText(moderationItem.target, forumComment.nid)));

/** The item after which a page of the queue begins. */
export interface QueuePlace {
  readonly rank: number;
  readonly openedAt: Date;
  readonly id: number;
}

const queue = prepared((db) =>
  items(db)
    .where(
      and(
        isNull(moderationItem.decidedAt),
        sql`(${moderationItem.rank}, ${moderationItem.openedAt}, ${moderationItem.id}) > (${sql.placeholder('rank')}::smallint, ${given('openedAt', moderationItem.openedAt)}::timestamptz, ${sql.placeholder('id')}::int)`,
      ),
    )
    .orderBy(moderationItem.rank, moderationItem.openedAt, moderationItem.id)
    .limit(sql.placeholder('limit'))
    .prepare('moderation_queue'),
);

/** Finds the open items after a place, the most urgent first and then the oldest. */
export function findQueue(db: Db, after: QueuePlace, limit: number) {
  return queue(db).execute({ ...after, limit });
}
export type QueuedRow = Awaited<ReturnType<typeof findQueue>>[number];

export async function findItem(db: Db, id: number): Promise<QueuedRow | undefined> {
  const [row] = await items(db).where(eq(moderationItem.id, id));
  return row;
}

/** Settles an open item; undefined if it is not open. Somebody else who settles it at the same time waits, and gets undefined. */
export async function takeItem(db: Db, id: number, decidedAt: Date): Promise<ItemRow | undefined> {
  const [row] = await db
    .update(moderationItem)
    .set({ decidedAt })
    .where(and(eq(moderationItem.id, id), isNull(moderationItem.decidedAt)))
    .returning();
  return row;
}

/** Counts the reports of a text. */
export function countReports(db: Db, text: ForumText): Promise<number> {
  return db.$count(forumFlagging, reportsOf(text));
}

/** Counts the reports of a text by reason, the most frequent first. */
export function findReports(db: Db, text: ForumText) {
  const total = sql<number>`count(*)::int`;
  return db
    .select({ reason: sql<string>`${forumFlagging.reason}`, count: total })
    .from(forumFlagging)
    .where(reportsOf(text))
    .groupBy(forumFlagging.reason)
    .orderBy(desc(total), forumFlagging.reason);
}

function reportsOf({ kind, id }: ForumText) {
  return and(eq(forumFlagging.flag, REPORT_OF[kind]), eq(forumFlagging.target, id));
}

const it = alias(forumComment, 'it');

const neighbourFields = (table: typeof forumPost | typeof forumComment) => ({
  body: table.body,
  byModerator: table.byModerator,
  createdAt: table.createdAt,
  nickname: sql<string | null>`case when not ${table.anonymous} then ${participant.nickname} end`,
});

/** Finds the comments around a comment: the one that it answers, the one before it and the one after it. */
export function findNeighbours(db: Db, cid: number) {
  return db
    .select({
      place: sql<'parent' | 'previous' | 'next'>`case when ${forumComment.cid} = ${it.parent} then 'parent'
        when ${forumComment.position} < ${it.position} then 'previous' else 'next' end`,
      ...neighbourFields(forumComment),
    })
    .from(it)
    .innerJoin(
      forumComment,
      and(
        eq(forumComment.nid, it.nid),
        sql`(${forumComment.position} in (${it.position} - 1, ${it.position} + 1) or ${forumComment.cid} = ${it.parent})`,
      ),
    )
    .leftJoin(forumMember, eq(forumMember.number, forumComment.member))
    .leftJoin(participant, eq(participant.uid, forumMember.uid))
    .where(eq(it.cid, cid))
    .orderBy(forumComment.position);
}

/** Finds the first comment under a post. */
export function findFirstComment(db: Db, nid: number) {
  return db
    .select({ place: sql<'next'>`'next'`, ...neighbourFields(forumComment) })
    .from(forumComment)
    .leftJoin(forumMember, eq(forumMember.number, forumComment.member))
    .leftJoin(participant, eq(participant.uid, forumMember.uid))
    .where(and(eq(forumComment.nid, nid), eq(forumComment.position, 1)));
}

/** Finds the post of a conversation. */
export function findOpening(db: Db, nid: number) {
  return db
    .select({ place: sql<'post'>`'post'`, ...neighbourFields(forumPost) })
    .from(forumPost)
    .leftJoin(forumMember, eq(forumMember.number, forumPost.member))
    .leftJoin(participant, eq(participant.uid, forumMember.uid))
    .where(eq(forumPost.nid, nid));
}
