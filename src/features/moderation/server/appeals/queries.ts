import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { forumComment, forumMember, forumPost } from '#db/schema/forum.ts';
import { moderationAppeal, moderationDecision } from '#db/schema/moderation.ts';
import { isAppealable, MODERATION_ACTIONS } from '#domain/community/moderation/moderation.ts';
import type { DecisionRow } from '../decisions/queries.ts';
import { ofKind } from '../queries.ts';

export type AppealRow = typeof moderationAppeal.$inferSelect;

/** Decisions that can be appealed against. One that undoes another has no item, and cannot. */
const appealable = and(
  isNotNull(moderationDecision.item),
  inArray(moderationDecision.action, MODERATION_ACTIONS.filter(isAppealable)),
);

const undoing = alias(moderationDecision, 'undoing');

/** Finds the newest decisions about somebody's texts, with the conversations they are in, and what became of the decisions. */
export function findOwnDecisions(db: Db, uid: number, limit: number) {
  return db
    .select({
      decision: moderationDecision,
      appeal: moderationAppeal,
      undone: { reason: undoing.reason, decidedAt: undoing.decidedAt },
      nid: forumPost.nid,
      category: forumPost.category,
      /** Of a hidden conversation only to the writer of its post. */
      title: sql<string>`case when ${forumPost.hiddenBy} is null or ${forumPost.member} = ${forumMember.number} then ${forumPost.title} else '' end`,
      writtenAt: sql<Date>`coalesce(${forumComment.createdAt}, ${forumPost.createdAt})`.mapWith(
        forumPost.createdAt,
      ),
    })
    .from(forumMember)
    .innerJoin(moderationDecision, eq(moderationDecision.writer, forumMember.number))
    .leftJoin(moderationAppeal, eq(moderationAppeal.decision, moderationDecision.id))
    .leftJoin(undoing, eq(undoing.undoes, moderationDecision.id))
    .leftJoin(
      forumComment,
      and(eq(moderationDecision.kind, 'comment'), eq(forumComment.cid, moderationDecision.target)),
    )
    .innerJoin(
      forumPost,
      eq(forumPost.nid, ofKind(moderationDecision.kind, moderationDecision.target, forumComment.nid)),
    )
    .where(and(eq(forumMember.uid, uid), appealable))
    .orderBy(desc(moderationDecision.id))
    .limit(limit);
}
export type OwnDecisionRow = Awaited<ReturnType<typeof findOwnDecisions>>[number];

/** Whether a decision is about somebody's own text and can be appealed against. */
export async function isOwnDecision(db: Db, uid: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: moderationDecision.id })
    .from(moderationDecision)
    .innerJoin(forumMember, eq(forumMember.number, moderationDecision.writer))
    .where(and(eq(moderationDecision.id, id), eq(forumMember.uid, uid), appealable));
  return rows.length > 0;
}

/** Adds an appeal; false if there is one already. */
export async function insertAppeal(
  db: Db,
  row: Pick<AppealRow, 'decision' | 'uid' | 'text' | 'createdAt'>,
): Promise<boolean> {
  const added = await db
    .insert(moderationAppeal)
    .values(row)
    .onConflictDoNothing()
    .returning({ decision: moderationAppeal.decision });
  return added.length > 0;
}

/** Deletes somebody's appeals. */
export async function deleteAppeals(db: Db, uid: number): Promise<void> {
  await db.delete(moderationAppeal).where(eq(moderationAppeal.uid, uid));
}

/** Finds the appeal against a decision, with the decision. */
export async function findAppeal(
  db: Db,
  id: number,
): Promise<{ appeal: AppealRow; decision: DecisionRow } | undefined> {
  const [row] = await db
    .select({ appeal: moderationAppeal, decision: moderationDecision })
    .from(moderationAppeal)
    .innerJoin(moderationDecision, eq(moderationDecision.id, moderationAppeal.decision))
    .where(eq(moderationAppeal.decision, id));
  return row;
}

/** Settles an appeal; false if there is none waiting: it was settled, or went with its account. */
export async function settleAppeal(
  db: Db,
  id: number,
  settled: Pick<AppealRow, 'outcome' | 'reason' | 'member' | 'name' | 'decidedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(moderationAppeal)
    .set(settled)
    .where(and(eq(moderationAppeal.decision, id), isNull(moderationAppeal.decidedAt)))
    .returning({ decision: moderationAppeal.decision });
  return rows.length > 0;
}

/** The appeal after which a page begins. */
export interface AppealPlace {
  readonly createdAt: Date;
  readonly id: number;
}

const open = prepared((db) =>
  db
    .select({ id: moderationAppeal.decision, createdAt: moderationAppeal.createdAt })
    .from(moderationAppeal)
    .where(
      and(
        isNull(moderationAppeal.decidedAt),
        sql`(${moderationAppeal.createdAt}, ${moderationAppeal.decision}) > (${given('createdAt', moderationAppeal.createdAt)}::timestamptz, ${sql.placeholder('id')}::int)`,
      ),
    )
    .orderBy(asc(moderationAppeal.createdAt), asc(moderationAppeal.decision))
    .limit(sql.placeholder('limit'))
    .prepare('moderation_appeals'),
);

/** Finds the waiting appeals after a place, the oldest first. */
export function findOpenAppeals(db: Db, after: AppealPlace, limit: number) {
  return open(db).execute({ ...after, limit });
}

/** Finds every appeal of a person with its decision, the oldest first. */
export function findAppealsOf(db: Db, uid: number) {
  return db
    .select({ appeal: moderationAppeal, decision: moderationDecision })
    .from(moderationAppeal)
    .innerJoin(moderationDecision, eq(moderationDecision.id, moderationAppeal.decision))
    .where(eq(moderationAppeal.uid, uid))
    .orderBy(moderationAppeal.createdAt, moderationAppeal.decision);
}
