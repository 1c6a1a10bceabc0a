import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { restoreFollowed } from '#db/decision-facts.ts';
import { prepared } from '#db/prepared.ts';
import { forumComment, forumMember, forumPost } from '#db/schema/forum.ts';
import { participant } from '#db/schema/identity.ts';
import { moderationAppeal, moderationDecision } from '#db/schema/moderation.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import { ofKind } from '../queries.ts';

export type DecisionRow = typeof moderationDecision.$inferSelect;

export async function insertDecision(
  db: Db,
  row: typeof moderationDecision.$inferInsert,
): Promise<DecisionRow> {
  const [added] = await db.insert(moderationDecision).values(row).returning();
  if (!added) throw new Error('The decision was not added');
  return added;
}

const settling = prepared((db) =>
  db
    .select()
    .from(moderationDecision)
    .where(eq(moderationDecision.item, sql.placeholder('item')))
    .prepare('moderation_decision_of_item'),
);

/** Finds the decision that settled an item. */
export async function findDecisionOf(db: Db, item: number): Promise<DecisionRow | undefined> {
  const [row] = await settling(db).execute({ item });
  return row;
}

/** Finds the decisions about a member's texts, the newest first. */
export function findDecisionsAbout(db: Db, writer: number, limit: number): Promise<DecisionRow[]> {
  return db
    .select()
    .from(moderationDecision)
    .where(eq(moderationDecision.writer, writer))
    .orderBy(desc(moderationDecision.id))
    .limit(limit);
}

/** Finds every decision about somebody's texts, the oldest first. Their number on the forum leads to them. */
export function findAllDecisionsOf(db: Db, uid: number): Promise<DecisionRow[]> {
  return db
    .select(getTableColumns(moderationDecision))
    .from(forumMember)
    .innerJoin(moderationDecision, eq(moderationDecision.writer, forumMember.number))
    .where(eq(forumMember.uid, uid))
    .orderBy(moderationDecision.id);
}

/** Finds the newest decision about a text. */
export async function findNewestAbout(db: Db, { kind, id }: ForumText): Promise<DecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationDecision)
    .where(and(eq(moderationDecision.kind, kind), eq(moderationDecision.target, id)))
    .orderBy(desc(moderationDecision.id))
    .limit(1);
  return row;
}

/**
 * Locks a decision until the end of the transaction: undoing it, appealing against it and deciding on the appeal wait here for each
 * other. One that undoes another is not found.
 */
export async function lockDecision(db: Db, id: number): Promise<DecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(moderationDecision)
    .where(and(eq(moderationDecision.id, id), isNull(moderationDecision.undoes)))
    .for('no key update');
  return row;
}

export async function isUndone(db: Db, id: number): Promise<boolean> {
  return (await db.$count(moderationDecision, eq(moderationDecision.undoes, id))) > 0;
}

const undoing = alias(moderationDecision, 'undoing');
const ofText = <Value>(post: SQLWrapper, comment: SQLWrapper) =>
  ofKind<Value>(moderationDecision.kind, post, comment);

/** Decisions, each with what became of it and with its text as it is now. */
const decisionsWithText = (db: Db) =>
  db
    .select({
      decision: getTableColumns(moderationDecision),
      undone: getTableColumns(undoing),
      isShownAgain: restoreFollowed,
      appeal: sql<
        'waiting' | 'upheld' | 'reversed' | null
      >`case when ${moderationAppeal.decision} is not null then coalesce(${moderationAppeal.outcome}, 'waiting') end`,
      text: {
        title: forumPost.title,
        hiddenBy: ofText<'moderator' | 'reports' | null>(forumPost.hiddenBy, forumComment.hiddenBy),
        isRemoved: sql<boolean>`coalesce(${ofText(forumPost.body, forumComment.body)}, '') = ''`,
        createdAt: ofText<Date>(forumPost.createdAt, forumComment.createdAt).mapWith(forumPost.createdAt),
        isLocked: sql<boolean>`${forumPost.lockedAt} is not null`,
        byModerator: ofText<boolean>(forumPost.byModerator, forumComment.byModerator),
        hasWriter: sql<boolean>`${forumMember.number} is not null`,
        /** Null if it was taken off that text, or its writer has none. */
        nickname: sql<
          string | null
        >`case when not ${ofText(forumPost.anonymous, forumComment.anonymous)} then ${participant.nickname} end`,
      },
    })
    .from(moderationDecision)
    .leftJoin(undoing, eq(undoing.undoes, moderationDecision.id))
    .leftJoin(moderationAppeal, eq(moderationAppeal.decision, moderationDecision.id))
    .leftJoin(
      forumComment,
      and(eq(moderationDecision.kind, 'comment'), eq(forumComment.cid, moderationDecision.target)),
    )
    .innerJoin(forumPost, eq(forumPost.nid, ofText(moderationDecision.target, forumComment.nid)))
    .leftJoin(forumMember, eq(forumMember.number, moderationDecision.writer))
    .leftJoin(participant, eq(participant.uid, forumMember.uid));

/** Finds the decisions with a number below `before`, the newest first. */
export function findTakenBefore(db: Db, before: number, limit: number) {
  return decisionsWithText(db)
    .where(and(isNotNull(moderationDecision.item), lt(moderationDecision.id, before)))
    .orderBy(desc(moderationDecision.id))
    .limit(limit);
}
export type TakenRow = Awaited<ReturnType<typeof findTakenBefore>>[number];

export async function findTaken(db: Db, id: number): Promise<TakenRow | undefined> {
  const [row] = await decisionsWithText(db).where(
    and(eq(moderationDecision.id, id), isNotNull(moderationDecision.item)),
  );
  return row;
}
