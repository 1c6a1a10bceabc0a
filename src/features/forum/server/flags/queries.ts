import { and, count, eq, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { forumComment, forumFlagging, forumMember, forumPost } from '#db/schema/forum.ts';
import { participant } from '#db/schema/identity.ts';
import { FLAGS, type Flag, JUDGED_REPORTS, type Report } from '#domain/community/forum.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import type { Site } from '#domain/site/site.ts';
import { updateText } from '../queries.ts';

export type FlaggingRow = typeof forumFlagging.$inferSelect;

const isComment = (flag: Flag) => FLAGS[flag].type === 'comment';
const flaggings = (flag: FlaggingRow['flag'], target: number) =>
  and(eq(forumFlagging.flag, flag), eq(forumFlagging.target, target));

const ofTarget = ({ anonymous, byModerator, hiddenBy }: typeof forumPost | typeof forumComment) => ({
  memberUid: forumMember.uid,
  nickname: participant.nickname,
  anonymous,
  byModerator,
  hiddenBy,
});

/** Finds who wrote the text that a flag is about, and who hid it; undefined if the site has no such text. */
export async function findTarget(db: Db, flag: Flag, target: number, site: Site) {
  const [row] = await (isComment(flag)
    ? db
        .select(ofTarget(forumComment))
        .from(forumComment)
        .innerJoin(forumPost, eq(forumPost.nid, forumComment.nid))
        .leftJoin(forumMember, eq(forumMember.number, forumComment.member))
        .leftJoin(participant, eq(participant.uid, forumMember.uid))
        .where(and(eq(forumComment.cid, target), eq(forumPost.site, site)))
    : db
        .select(ofTarget(forumPost))
        .from(forumPost)
        .leftJoin(forumMember, eq(forumMember.number, forumPost.member))
        .leftJoin(participant, eq(participant.uid, forumMember.uid))
        .where(and(eq(forumPost.nid, target), eq(forumPost.site, site))));
  return row;
}

/** Finds the number under which somebody writes; undefined if they never wrote. */
export async function findMember(db: Db, uid: number): Promise<number | undefined> {
  const [row] = await db
    .select({ number: forumMember.number })
    .from(forumMember)
    .where(eq(forumMember.uid, uid));
  return row?.number;
}

/** Adds a flagging; null if the person had flagged the text already. */
export async function insertFlagging(
  db: Db,
  row: typeof forumFlagging.$inferInsert,
): Promise<FlaggingRow | null> {
  const [added] = await db.insert(forumFlagging).values(row).onConflictDoNothing().returning();
  return added ?? null;
}

export async function findFlagging(
  db: Db,
  uid: number,
  flag: Flag,
  target: number,
): Promise<FlaggingRow | undefined> {
  const [row] = await db
    .select()
    .from(forumFlagging)
    .where(and(flaggings(flag, target), eq(forumFlagging.uid, uid)));
  return row;
}

export async function deleteFlagging(db: Db, uid: number, flag: Flag, target: number): Promise<void> {
  await db.delete(forumFlagging).where(and(flaggings(flag, target), eq(forumFlagging.uid, uid)));
}

/** Deletes every like and report of a person, as when their account is deleted. */
export async function deleteFlaggings(db: Db, uid: number): Promise<void> {
  await db.delete(forumFlagging).where(eq(forumFlagging.uid, uid));
}

/** Counts the people who report a text, without those whose earlier report of it a moderator has judged. */
export async function countNewReporters(db: Db, report: Report, target: number): Promise<number> {
  const judged = db
    .select({ uid: forumFlagging.uid })
    .from(forumFlagging)
    .where(flaggings(JUDGED_REPORTS[report], target));
  const [row] = await db
    .select({ total: count() })
    .from(forumFlagging)
    .where(and(flaggings(report, target), notInArray(forumFlagging.uid, judged)));
  return row?.total ?? 0;
}

/** Hides a text because of reports; false if it is hidden already, by reports or by a moderator. */
export function hideReported(db: Db, text: ForumText): Promise<boolean> {
  return updateText(db, text, { hiddenBy: 'reports' }, ({ hiddenBy }) => isNull(hiddenBy));
}

/** Every like and report of a person, the oldest first. */
export function findOwnFlaggings(db: Db, uid: number): Promise<FlaggingRow[]> {
  return db.select().from(forumFlagging).where(eq(forumFlagging.uid, uid)).orderBy(forumFlagging.id);
}
