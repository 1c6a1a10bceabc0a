import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { moderationDecision, moderationItem } from '#db/schema/moderation.ts';

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
    .select(getTableColumns(moderationDecision))
    .from(moderationItem)
    .innerJoin(
      moderationDecision,
      and(
        eq(moderationDecision.kind, moderationItem.kind),
        eq(moderationDecision.target, moderationItem.target),
        eq(moderationDecision.item, moderationItem.id),
      ),
    )
    .where(eq(moderationItem.id, sql.placeholder('item')))
    .prepare('moderation_decision_of_item'),
);

/** What settled an item, found among the decisions about its text. */
export async function findDecisionOf(db: Db, item: number): Promise<DecisionRow | undefined> {
  const [row] = await settling(db).execute({ item });
  return row;
}

/** What was decided about somebody's texts, the newest first. */
export function findDecisionsAbout(db: Db, writer: number, limit: number): Promise<DecisionRow[]> {
  return db
    .select()
    .from(moderationDecision)
    .where(eq(moderationDecision.writer, writer))
    .orderBy(desc(moderationDecision.id))
    .limit(limit);
}
