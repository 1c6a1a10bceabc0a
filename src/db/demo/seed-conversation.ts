import { randomInt, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { HOUR_MS } from '#domain/kit/duration.ts';
import { paragraphsHtml } from '#domain/kit/html.ts';
import type { Db } from '../connection.ts';
import { contentEntity } from '../schema/content.ts';
import { forumComment, forumMember, forumPost } from '../schema/forum.ts';
import { account } from '../schema/identity.ts';
import { DEMO_CONVERSATION } from './conversation.ts';
import { DEMO_PEOPLE } from './people.ts';

/** Adds the conversation of the demo people, unless it is there with all its writers. */
export async function seedConversation(db: Db, now: Date): Promise<void> {
  const { uuid, site, category: id, title, comments } = DEMO_CONVERSATION;
  const [category] = await db
    .select({ number: contentEntity.number })
    .from(contentEntity)
    .where(eq(contentEntity.id, `forum/${id}`));
  const [present] = await db
    .select({ member: forumPost.member })
    .from(forumPost)
    .where(eq(forumPost.uuid, uuid));
  if (!category || (present && present.member !== null)) return;
  // Its writers were renewed, and a text without them is of no use in a trial.
  await db.delete(forumPost).where(eq(forumPost.uuid, uuid));
  const written = writtenBy(await seedMembers(db), now);
  const lastCommentAt = new Date(now.getTime() - (comments.at(-1)?.hoursAgo ?? 0) * HOUR_MS);
  const [post] = await db
    .insert(forumPost)
    .values({
      ...written(DEMO_CONVERSATION),
      uuid,
      site,
      category: category.number,
      title,
      commentCount: comments.length,
      lastCommentAt,
      activeAt: lastCommentAt,
    })
    .returning({ nid: forumPost.nid });
  if (!post) throw new Error('The conversation was not added');
  await seedComments(db, post.nid, written);
}

/** Adds the comments to a post, in the order in which they were written. */
async function seedComments(db: Db, nid: number, written: Written): Promise<void> {
  const cids: number[] = [];
  for (const [index, comment] of DEMO_CONVERSATION.comments.entries()) {
    const [row] = await db
      .insert(forumComment)
      .values({
        ...written(comment),
        uuid: randomUUID(),
        nid,
        position: index + 1,
        parent: comment.answers === undefined ? null : (cids[comment.answers - 1] ?? null),
      })
      .returning({ cid: forumComment.cid });
    if (row) cids.push(row.cid);
  }
}

type Written = ReturnType<typeof writtenBy>;

/** The columns of a post or comment that tell what was written, by whom and when; `numbers` are the writers' by name. */
function writtenBy(numbers: ReadonlyMap<string, number>, now: Date) {
  return ({ by, hoursAgo, text }: { by: string; hoursAgo: number; text: string }) => {
    const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const member = numbers.get(by) ?? null;
    return { member, body: paragraphsHtml(text), language: 'nl' as const, createdAt: at, changedAt: at };
  };
}

/** The numbers of those who have a nickname, by name. */
async function seedMembers(db: Db): Promise<ReadonlyMap<string, number>> {
  const writers = DEMO_PEOPLE.filter(({ nickname }) => nickname !== undefined);
  const mails = writers.map(({ mail }) => mail);
  const rows = await db
    .select({ uid: account.uid, name: account.name })
    .from(account)
    .where(inArray(account.mailKey, mails));
  const members = rows.map(({ uid, name }) => ({ uid, name, number: randomInt(1, 2 ** 31 - 1) }));
  if (members.length > 0) {
    await db
      .insert(forumMember)
      .values(members.map(({ uid, number }) => ({ uid, number })))
      .onConflictDoNothing();
  }
  const stored = await db
    .select({ name: account.name, number: forumMember.number })
    .from(forumMember)
    .innerJoin(account, eq(account.uid, forumMember.uid))
    .where(inArray(account.mailKey, mails));
  return new Map(stored.map(({ name, number }) => [name, number]));
}
