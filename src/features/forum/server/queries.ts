import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { forumComment, forumFlagging, forumMember, forumPost, forumReading } from '#db/schema/forum.ts';
import { participant } from '#db/schema/identity.ts';
import { firstUnreadComment, unreadComments } from '#db/unread-comments.ts';
import type { Flag } from '#domain/community/forum.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import type { Site } from '#domain/site/site.ts';

const reader = sql.placeholder('uid');

const flagsOf = (flag: Flag, target: SQL | typeof forumPost.nid | typeof forumComment.cid) =>
  sql`from ${forumFlagging} where ${forumFlagging.flag} = ${sql.raw(`'${flag}'`)} and ${forumFlagging.target} = ${target}`;
const countOf = (...of: Parameters<typeof flagsOf>) => sql<number>`(select count(*)::int ${flagsOf(...of)})`;
const isMine = (...of: Parameters<typeof flagsOf>) =>
  sql<boolean>`exists (select ${flagsOf(...of)} and ${forumFlagging.uid} = ${reader})`;

type Text = typeof forumPost | typeof forumComment;

/** Who wrote a text. If it is anonymous, the nickname is left out; `memberUid` only serves to tell whether it is the reader's own. */
const shownWriter = (table: Text) => ({
  memberUid: forumMember.uid,
  nickname: sql<string | null>`case when not ${table.anonymous} then ${participant.nickname} end`,
  avatar: participant.avatar,
});

const postFields = {
  nid: forumPost.nid,
  category: forumPost.category,
  title: forumPost.title,
  uuid: forumPost.uuid,
  member: forumPost.member,
  anonymous: forumPost.anonymous,
  body: forumPost.body,
  language: forumPost.language,
  revision: forumPost.revision,
  hiddenBy: forumPost.hiddenBy,
  hiddenReason: forumPost.hiddenReason,
  lockedAt: forumPost.lockedAt,
  byModerator: forumPost.byModerator,
  createdAt: forumPost.createdAt,
  changedAt: forumPost.changedAt,
  commentCount: forumPost.commentCount,
  lastCommentAt: forumPost.lastCommentAt,
  ...shownWriter(forumPost),
  likes: countOf('like_post', forumPost.nid),
  position: forumReading.position,
  unread: sql<number | null>`${unreadComments}`,
  firstUnread: firstUnreadComment,
  follows: forumReading.follows,
};

/** Posts as the reader `uid` sees them. */
export const posts = (db: Db) =>
  db
    .select({
      ...postFields,
      liked: isMine('like_post', forumPost.nid),
      reported: isMine('inappropriate_post', forumPost.nid),
    })
    .from(forumPost)
    .leftJoin(forumMember, eq(forumMember.number, forumPost.member))
    .leftJoin(participant, eq(participant.uid, forumMember.uid))
    .leftJoin(forumReading, and(eq(forumReading.nid, forumPost.nid), eq(forumReading.uid, reader)));

export const onSite = eq(forumPost.site, sql.placeholder('site'));
const post = prepared((db) =>
  posts(db)
    .where(and(eq(forumPost.nid, sql.placeholder('nid')), onSite))
    .prepare('forum_post'),
);
export type PostRow = Awaited<ReturnType<ReturnType<typeof post>['execute']>>[number];

/** Somebody who reads the forum of a site. */
export interface Reader {
  readonly uid: number;
  readonly site: Site;
}

/** Finds a post of the reader's site, as they see it. */
export async function findPost(db: Db, { uid, site }: Reader, nid: number): Promise<PostRow | undefined> {
  const [row] = await post(db).execute({ uid, site, nid });
  return row;
}

const parent = alias(forumComment, 'parent');
const parentMember = alias(forumMember, 'parent_member');
const parentWriter = alias(participant, 'parent_writer');

const comments = (db: Db) =>
  db
    .select({
      cid: forumComment.cid,
      nid: forumComment.nid,
      position: forumComment.position,
      uuid: forumComment.uuid,
      member: forumComment.member,
      anonymous: forumComment.anonymous,
      body: forumComment.body,
      language: forumComment.language,
      revision: forumComment.revision,
      hiddenBy: forumComment.hiddenBy,
      hiddenReason: forumComment.hiddenReason,
      byModerator: forumComment.byModerator,
      createdAt: forumComment.createdAt,
      changedAt: forumComment.changedAt,
      ...shownWriter(forumComment),
      likes: countOf('like', forumComment.cid),
      liked: isMine('like', forumComment.cid),
      reported: isMine('inappropriate', forumComment.cid),
      byPoster: sql<boolean>`coalesce(${forumComment.member} = ${forumPost.member}
        and not ${forumComment.anonymous} and not ${forumPost.anonymous}, false)`,
      postHiddenBy: forumPost.hiddenBy,
      category: forumPost.category,
      commentCount: forumPost.commentCount,
      parent: parent.cid,
      parentPosition: parent.position,
      parentByModerator: sql<boolean>`coalesce(${parent.byModerator}, false)`,
      parentNickname: sql<
        string | null
      >`case when not ${parent.anonymous} and ${parent.hiddenBy} is null then ${parentWriter.nickname} end`,
    })
    .from(forumComment)
    .innerJoin(forumPost, and(eq(forumPost.nid, forumComment.nid), onSite))
    .leftJoin(forumMember, eq(forumMember.number, forumComment.member))
    .leftJoin(participant, eq(participant.uid, forumMember.uid))
    .leftJoin(parent, eq(parent.cid, forumComment.parent))
    .leftJoin(parentMember, eq(parentMember.number, parent.member))
    .leftJoin(parentWriter, eq(parentWriter.uid, parentMember.uid));

const commentPage = prepared((db) =>
  comments(db)
    .where(
      and(
        eq(forumComment.nid, sql.placeholder('nid')),
        between(forumComment.position, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(forumComment.position)
    .prepare('forum_comments'),
);
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

/** Finds the comments of a post from one position to another, both included. */
export function findComments(
  db: Db,
  { uid, site }: Reader,
  nid: number,
  positions: { readonly from: number; readonly to: number },
) {
  return commentPage(db).execute({ uid, site, nid, ...positions });
}

const comment = prepared((db) =>
  comments(db)
    .where(eq(forumComment.cid, sql.placeholder('cid')))
    .prepare('forum_comment'),
);

export async function findComment(
  db: Db,
  { uid, site }: Reader,
  cid: number,
): Promise<CommentRow | undefined> {
  const [row] = await comment(db).execute({ uid, site, cid });
  return row;
}

/** What can change in a post or comment. */
type TextChange = Partial<
  Pick<
    typeof forumPost.$inferInsert,
    'body' | 'revision' | 'danger' | 'changedAt' | 'anonymous' | 'hiddenBy' | 'hiddenReason'
  >
>;

/** Changes a text if it meets the condition `may`; false if it does not. */
export async function updateText(
  db: Db,
  { kind, id }: ForumText,
  change: TextChange,
  may?: (text: Text) => SQL | undefined,
): Promise<boolean> {
  const changed = await (kind === 'post'
    ? db
        .update(forumPost)
        .set(change)
        .where(and(eq(forumPost.nid, id), may?.(forumPost)))
        .returning({ id: forumPost.nid })
    : db
        .update(forumComment)
        .set(change)
        .where(and(eq(forumComment.cid, id), may?.(forumComment)))
        .returning({ id: forumComment.cid }));
  return changed.length > 0;
}
