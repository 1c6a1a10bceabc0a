import { eq } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumComment, forumMember, forumPost, forumReading } from '#db/schema/forum.ts';

/** Every post of a person, the oldest first. */
export async function findOwnPosts(db: Db, uid: number): Promise<(typeof forumPost.$inferSelect)[]> {
  const rows = await db
    .select({ post: forumPost })
    .from(forumPost)
    .innerJoin(forumMember, eq(forumMember.number, forumPost.member))
    .where(eq(forumMember.uid, uid))
    .orderBy(forumPost.nid);
  return rows.map(({ post }) => post);
}

/** Every comment of a person, the oldest first. */
export async function findOwnComments(db: Db, uid: number): Promise<(typeof forumComment.$inferSelect)[]> {
  const rows = await db
    .select({ comment: forumComment })
    .from(forumComment)
    .innerJoin(forumMember, eq(forumMember.number, forumComment.member))
    .where(eq(forumMember.uid, uid))
    .orderBy(forumComment.cid);
  return rows.map(({ comment }) => comment);
}

/** What is stored of a person as a writer; undefined: they never wrote. */
export async function findOwnMember(
  db: Db,
  uid: number,
): Promise<typeof forumMember.$inferSelect | undefined> {
  const [row] = await db.select().from(forumMember).where(eq(forumMember.uid, uid));
  return row;
}

/** How far a person read each conversation, in the order of the conversations. */
export function findOwnReading(db: Db, uid: number): Promise<(typeof forumReading.$inferSelect)[]> {
  return db.select().from(forumReading).where(eq(forumReading.uid, uid)).orderBy(forumReading.nid);
}
