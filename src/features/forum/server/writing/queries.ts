import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { forumComment, forumMember, forumPost } from '#db/schema/forum.ts';
import { account } from '#db/schema/identity.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import { queueNews, startFollowing } from '../following/queries.ts';
import { onSite, type PostRow, posts, type Reader, updateText } from '../queries.ts';

const postForWriter = prepared((db) =>
  posts(db)
    .innerJoin(account, eq(account.uid, sql.placeholder('uid')))
    .where(and(eq(forumPost.nid, sql.placeholder('nid')), onSite))
    .for('no key update', { of: account })
    .prepare('forum_post_for_writer'),
);

/** Finds a post that somebody writes under, and locks the writer like `lockPerson`: their other writes wait from here on. */
export async function findPostForWriter(
  db: Db,
  { uid, site }: Reader,
  nid: number,
): Promise<PostRow | undefined> {
  const [row] = await postForWriter(db).execute({ uid, site, nid });
  return row;
}

/** Adds a member with a number; false if the number is taken. */
export async function insertMember(db: Db, member: typeof forumMember.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(forumMember)
    .values(member)
    .onConflictDoNothing()
    .returning({ number: forumMember.number });
  return added.length > 0;
}

/** Removes the member from everything somebody wrote, as when an account is deleted. */
export async function disownTexts(db: Db, uid: number): Promise<void> {
  const nobodys = { member: null };
  const member = db.select({ number: forumMember.number }).from(forumMember).where(eq(forumMember.uid, uid));
  await db.update(forumPost).set(nobodys).where(eq(forumPost.member, member));
  await db.update(forumComment).set(nobodys).where(eq(forumComment.member, member));
}

/** Deletes somebody's number on the forum; their next text gets another one. */
export async function deleteMember(db: Db, uid: number): Promise<void> {
  await db.delete(forumMember).where(eq(forumMember.uid, uid));
}

/** Adds a post, and returns its number. */
export async function insertPost(db: Db, row: typeof forumPost.$inferInsert): Promise<number> {
  const [added] = await db.insert(forumPost).values(row).returning({ nid: forumPost.nid });
  if (!added) throw new Error('The post was not added');
  return added.nid;
}

const newComment = prepared((db) => {
  const at = given('createdAt', forumComment.createdAt);
  const nid = sql`${sql.placeholder('nid')}::int`;
  // The news first, as in the job that spreads it: in the other order the two could deadlock.
  const news = db.$with('news').as(queueNews(db, nid));
  const taken = db.$with('taken').as(
    db
      .update(forumPost)
      .set({ commentCount: sql`${forumPost.commentCount} + 1`, lastCommentAt: at, activeAt: at })
      .where(eq(forumPost.nid, sql`(select nid from ${news})`))
      .returning({
        position: forumPost.commentCount,
        hiddenBy: forumPost.hiddenBy,
        lockedAt: forumPost.lockedAt,
      }),
  );
  const position = sql`(select comment_count from ${taken})`;
  const reading = db
    .$with('reading')
    .as(startFollowing(db, { uid: sql`${sql.placeholder('uid')}::int`, nid, position }));
  return db
    .with(news, taken, reading)
    .insert(forumComment)
    .values({
      uuid: given('uuid', forumComment.uuid),
      nid,
      position,
      parent: given('parent', forumComment.parent),
      member: given('member', forumComment.member),
      body: given('body', forumComment.body),
      danger: given('danger', forumComment.danger),
      language: given('language', forumComment.language),
      createdAt: at,
      changedAt: at,
    })
    .returning({
      cid: forumComment.cid,
      position: forumComment.position,
      hiddenBy: sql<PostRow['hiddenBy']>`(select hidden_by from ${taken})`,
      lockedAt: sql<PostRow['lockedAt']>`(select locked_at from ${taken})`.mapWith(forumPost.lockedAt),
      // Reads the table as it was before this statement. Columns are written out, because the builder would omit their tables.
      hasReplied: sql<boolean>`exists (
        select from forum_comment reply join forum_post answered on answered.nid = reply.nid
        where reply.member = forum_comment.member and answered.member is distinct from reply.member
      )`,
    })
    .prepare('forum_comment_insert');
});

/** A comment that has no position yet, with the account that wrote it. */
export type NewComment = Pick<
  typeof forumComment.$inferSelect,
  'uuid' | 'nid' | 'parent' | 'member' | 'body' | 'danger' | 'language' | 'createdAt'
> & { readonly uid: number };

/**
 * Adds a comment at the next position under its post, which its writer now follows and has read up to there. Only comments on the same
 * post wait for each other here. `hasReplied` tells whether the writer had commented on somebody else's post before; `hiddenBy` and
 * `lockedAt` are those of the post, which no moderator hides or locks any more before the transaction ends.
 */
export async function insertComment(db: Db, row: NewComment) {
  const [added] = await newComment(db).execute({ ...row });
  if (!added) throw new Error('The comment was not added');
  return added;
}

/** Changes the words of a text; false if a moderator has just hidden it, so that the words they read stay. */
export function changeWords(
  db: Db,
  text: ForumText,
  words: Pick<typeof forumPost.$inferSelect, 'body' | 'revision' | 'danger' | 'changedAt'>,
): Promise<boolean> {
  return updateText(db, text, words, ({ hiddenBy }) => sql`${hiddenBy} is distinct from 'moderator'`);
}

/** Takes a member's name off all their comments under a post. */
export async function anonymizeComments(db: Db, nid: number, member: number): Promise<void> {
  await db
    .update(forumComment)
    .set({ anonymous: true })
    .where(and(eq(forumComment.nid, nid), eq(forumComment.member, member)));
}

/** Whether the post or any comment under it still has a member's name. */
export async function hasNamedText(db: Db, nid: number, member: number): Promise<boolean> {
  const [row] = await db
    .select({
      named: sql<boolean>`exists (select from ${forumPost}
          where ${forumPost.nid} = ${nid} and ${forumPost.member} = ${member} and not ${forumPost.anonymous})
        or exists (select from ${forumComment}
          where ${forumComment.nid} = ${nid} and ${forumComment.member} = ${member} and not ${forumComment.anonymous})`,
    })
    .from(sql`(select 1) one`);
  return row?.named ?? false;
}
