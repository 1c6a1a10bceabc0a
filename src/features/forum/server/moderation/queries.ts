import { and, desc, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { restoreFollowed } from '#db/decision-facts.ts';
import { forumComment, forumFlagging, forumMember, forumPost } from '#db/schema/forum.ts';
import { moderationDecision } from '#db/schema/moderation.ts';
import { JUDGED_REPORTS, REPORT_OF } from '#domain/community/forum.ts';
import { type ForumText, HIDING_ACTIONS } from '#domain/community/moderation/moderation.ts';
import { queueNews } from '../following/queries.ts';
import { updateText } from '../queries.ts';

/**
 * Shows a hidden text again; with `onlyReported` only if reports hid it. Words that were removed for good stay away. Whoever follows the
 * conversation may not have heard of a comment that was hidden, so it is news again.
 */
export async function showText(
  db: Db,
  text: ForumText,
  { onlyReported = false }: { readonly onlyReported?: boolean } = {},
): Promise<void> {
  const isShown = await updateText(db, text, { hiddenBy: null, hiddenReason: null }, ({ hiddenBy, body }) =>
    onlyReported ? eq(hiddenBy, 'reports') : and(isNotNull(hiddenBy), ne(body, '')),
  );
  if (isShown && text.kind === 'comment') await queueNews(db, nidOf(text));
}

/** The post of a text. */
function nidOf({ kind, id }: ForumText): SQL {
  return kind === 'post'
    ? sql`${id}::int`
    : sql`(select nid from ${forumComment} where ${forumComment.cid} = ${id})`;
}

/** Removes the words of a text for good; its position and the answers to it stay. */
export async function removeWords(db: Db, { kind, id }: ForumText, reason: string): Promise<void> {
  const gone = { body: '', hiddenBy: 'moderator', hiddenReason: reason, danger: false } as const;
  await (kind === 'post'
    ? db
        .update(forumPost)
        .set({ ...gone, title: '' })
        .where(eq(forumPost.nid, id))
    : db.update(forumComment).set(gone).where(eq(forumComment.cid, id)));
}

/** Closes a conversation, or opens it again. */
export async function setLock(db: Db, nid: number, lockedAt: Date | null): Promise<void> {
  await db.update(forumPost).set({ lockedAt }).where(eq(forumPost.nid, nid));
}

/** Locks a member, so that decisions about them are carried out one after the other. */
export async function lockMember(db: Db, member: number): Promise<void> {
  await db
    .select({ number: forumMember.number })
    .from(forumMember)
    .where(eq(forumMember.number, member))
    .for('no key update');
}

/** Closes the forum for a member, or opens it again. */
export async function setClosed(
  db: Db,
  member: number,
  closed: Pick<typeof forumMember.$inferInsert, 'closedAt' | 'closedUntil'>,
): Promise<void> {
  await db.update(forumMember).set(closed).where(eq(forumMember.number, member));
}

/** The decision that undoes another; one without is in force. */
const undoing = alias(moderationDecision, 'undoing');
const undoes = eq(undoing.undoes, moderationDecision.id);

/** Finds the decisions in force that close the forum for a member. */
export function findClosings(db: Db, member: number) {
  return db
    .select({ days: moderationDecision.days, decidedAt: moderationDecision.decidedAt })
    .from(moderationDecision)
    .leftJoin(undoing, undoes)
    .where(
      and(
        eq(moderationDecision.writer, member),
        eq(moderationDecision.action, 'close_off'),
        isNull(undoing.id),
      ),
    );
}

/** Whether a moderator ever took a nickname away from a member. */
export async function lostNickname(db: Db, member: number): Promise<boolean> {
  const about = eq(moderationDecision.writer, member);
  return (
    (await db.$count(moderationDecision, and(about, eq(moderationDecision.action, 'remove_nickname')))) > 0
  );
}

/** Finds why a text stays hidden: the reason of the last decision in force that hid it and that no `restore` followed; undefined if none. */
export async function findReasonOutOfSight(db: Db, { kind, id }: ForumText): Promise<string | undefined> {
  const [last] = await db
    .select({ reason: moderationDecision.reason })
    .from(moderationDecision)
    .leftJoin(undoing, undoes)
    .where(
      and(
        eq(moderationDecision.kind, kind),
        eq(moderationDecision.target, id),
        inArray(moderationDecision.action, HIDING_ACTIONS),
        isNull(undoing.id),
        not(restoreFollowed),
      ),
    )
    .orderBy(desc(moderationDecision.id))
    .limit(1);
  return last?.reason;
}

/** Closes the reports of a text. The same people may report it again, but their reports do not count towards hiding it. */
export async function closeReports(db: Db, { kind, id }: ForumText): Promise<void> {
  const report = REPORT_OF[kind];
  const judged = JUDGED_REPORTS[report];
  const open = and(eq(forumFlagging.flag, report), eq(forumFlagging.target, id));
  await db.execute(sql`insert into ${forumFlagging} (uuid, flag, target, uid, created_at)
    select gen_random_uuid(), ${judged}, target, uid, created_at from ${forumFlagging} where ${open}
    on conflict do nothing`);
  await db.delete(forumFlagging).where(open);
}

/** Adds a moderator's answer to a post or comment, in the language of the conversation. */
export async function insertAnswer(
  db: Db,
  { text, ...row }: { text: ForumText; uuid: string; body: string; createdAt: Date },
): Promise<void> {
  // The news first, then the position, as for every comment (`insertComment`).
  const news = db.$with('news').as(queueNews(db, nidOf(text)));
  const { createdAt } = row;
  const taken = db.$with('taken').as(
    db
      .update(forumPost)
      .set({
        commentCount: sql`${forumPost.commentCount} + 1`,
        lastCommentAt: createdAt,
        activeAt: createdAt,
      })
      .where(eq(forumPost.nid, sql`(select nid from ${news})`))
      .returning({ nid: forumPost.nid, position: forumPost.commentCount, language: forumPost.language }),
  );
  await db
    .with(news, taken)
    .insert(forumComment)
    .values({
      ...row,
      nid: sql`(select nid from ${taken})`,
      position: sql`(select comment_count from ${taken})`,
      language: sql`(select language from ${taken})`,
      parent: text.kind === 'comment' ? text.id : null,
      byModerator: true,
      changedAt: createdAt,
    });
}
