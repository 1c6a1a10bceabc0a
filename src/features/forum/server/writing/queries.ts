import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumComment, forumMember, forumPost } from '#db/schema/forum.ts';
import { account, participant } from '#db/schema/identity.ts';

/** Under what name somebody writes, and what is known of their writing so far. */
export async function findWriter(db: Db, uid: number) {
  const [row] = await db
    .select({
      nickname: participant.nickname,
      avatar: participant.avatar,
      registeredAt: account.createdAt,
      member: forumMember.number,
      closedAt: forumMember.closedAt,
    })
    .from(participant)
    .innerJoin(account, eq(account.uid, participant.uid))
    .leftJoin(forumMember, eq(forumMember.uid, participant.uid))
    .where(eq(participant.uid, uid));
  return row;
}

/** Adds a member under a number; false where somebody else has that number. */
export async function insertMember(db: Db, uid: number, number: number): Promise<boolean> {
  const added = await db
    .insert(forumMember)
    .values({ uid, number })
    .onConflictDoNothing()
    .returning({ number: forumMember.number });
  return added.length > 0;
}

const TEXTS = { post: forumPost, comment: forumComment } as const;

/** The texts that a member wrote after a moment, as safe HTML. */
export async function findTextsAfter(
  db: Db,
  kind: keyof typeof TEXTS,
  member: number,
  after: Date,
): Promise<string[]> {
  const table = TEXTS[kind];
  const rows = await db
    .select({ body: table.body })
    .from(table)
    .where(and(eq(table.member, member), gt(table.createdAt, after)));
  return rows.map(({ body }) => body);
}

/** Adds a post, and returns its number. */
export async function insertPost(db: Db, row: typeof forumPost.$inferInsert): Promise<number> {
  const [added] = await db.insert(forumPost).values(row).returning({ nid: forumPost.nid });
  if (!added) throw new Error('The post was not added');
  return added.nid;
}

/** Gives out the next position under a post; comments to the same post wait for each other here, and no others do. */
export async function takePosition(db: Db, nid: number, now: Date): Promise<number> {
  const [taken] = await db
    .update(forumPost)
    .set({ commentCount: sql`${forumPost.commentCount} + 1`, lastCommentAt: now, activeAt: now })
    .where(eq(forumPost.nid, nid))
    .returning({ position: forumPost.commentCount });
  if (!taken) throw new Error('There is no such post');
  return taken.position;
}

/** Adds a comment, and returns its number. */
export async function insertComment(db: Db, row: typeof forumComment.$inferInsert): Promise<number> {
  const [added] = await db.insert(forumComment).values(row).returning({ cid: forumComment.cid });
  if (!added) throw new Error('The comment was not added');
  return added.cid;
}

type Change = Partial<Pick<typeof forumPost.$inferInsert, 'body' | 'revision' | 'danger' | 'changedAt'>> & {
  readonly anonymous?: true;
};

export async function updatePost(db: Db, nid: number, change: Change): Promise<void> {
  await db.update(forumPost).set(change).where(eq(forumPost.nid, nid));
}

export async function updateComment(db: Db, cid: number, change: Change): Promise<void> {
  await db.update(forumComment).set(change).where(eq(forumComment.cid, cid));
}

/** Takes the name of a member off all their comments under a post. */
export async function anonymizeComments(db: Db, nid: number, member: number): Promise<void> {
  await db
    .update(forumComment)
    .set({ anonymous: true })
    .where(and(eq(forumComment.nid, nid), eq(forumComment.member, member)));
}

/** Whether anything that a member wrote under a post still has their name. */
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
