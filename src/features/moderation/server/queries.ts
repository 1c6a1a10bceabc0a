import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumComment, forumMember, forumPost } from '#db/schema/forum.ts';
import { account, participant } from '#db/schema/identity.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';

const aboutWriter = {
  member: forumMember.number,
  uid: forumMember.uid,
  closedAt: forumMember.closedAt,
  closedUntil: forumMember.closedUntil,
  nickname: participant.nickname,
  registeredAt: account.createdAt,
};

const aboutText = (table: typeof forumPost | typeof forumComment) => ({
  body: table.body,
  language: table.language,
  revision: table.revision,
  anonymous: table.anonymous,
  byModerator: table.byModerator,
  hiddenBy: table.hiddenBy,
  createdAt: table.createdAt,
});

/** Chooses by the kind of text that a row is about: `post` for a post, `comment` for a comment. */
export function ofKind<Value = unknown>(kind: SQLWrapper, post: SQLWrapper, comment: SQLWrapper) {
  return sql<Value>`case ${kind} when 'post' then ${post} else ${comment} end`;
}

/** Finds a text with its conversation and its writer. For use on the server only, because it names the account. */
export async function findText(db: Db, text: ForumText) {
  const [row] = await textOf(db, text);
  return row;
}

/** Finds a text and locks it until the end of the transaction. */
export async function lockText(db: Db, text: ForumText): Promise<FoundText | undefined> {
  const of = text.kind === 'post' ? forumPost : forumComment;
  const [row] = await textOf(db, text).for('no key update', { of });
  return row;
}

function textOf(db: Db, { kind, id }: ForumText) {
  const conversation = {
    nid: forumPost.nid,
    site: forumPost.site,
    category: forumPost.category,
    title: forumPost.title,
    lockedAt: forumPost.lockedAt,
  };
  return kind === 'post'
    ? db
        .select({ ...conversation, ...aboutText(forumPost), ...aboutWriter })
        .from(forumPost)
        .leftJoin(forumMember, eq(forumMember.number, forumPost.member))
        .leftJoin(participant, eq(participant.uid, forumMember.uid))
        .leftJoin(account, eq(account.uid, forumMember.uid))
        .where(eq(forumPost.nid, id))
    : db
        .select({ ...conversation, ...aboutText(forumComment), ...aboutWriter })
        .from(forumComment)
        .innerJoin(forumPost, eq(forumPost.nid, forumComment.nid))
        .leftJoin(forumMember, eq(forumMember.number, forumComment.member))
        .leftJoin(participant, eq(participant.uid, forumMember.uid))
        .leftJoin(account, eq(account.uid, forumMember.uid))
        .where(eq(forumComment.cid, id));
}

export type FoundText = NonNullable<Awaited<ReturnType<typeof findText>>>;

/** Finds a member by their number; null once the account is gone. */
export async function findMember(db: Db, number: number) {
  const [row] = await db
    .select({ number: forumMember.number, uid: forumMember.uid })
    .from(forumMember)
    .where(eq(forumMember.number, number));
  return row ?? null;
}
