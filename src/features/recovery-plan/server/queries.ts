import { and, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { dayGoal, plan } from '#db/schema.ts';
import type { Day } from '#domain/day.ts';

export type PlanRow = typeof plan.$inferSelect;

export async function findNewestPlan(db: Db, uid: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plan).where(eq(plan.uid, uid)).orderBy(desc(plan.savedAt)).limit(1);
  return row;
}

export async function insertPlan(db: Db, row: PlanRow): Promise<void> {
  await db.insert(plan).values(row);
}

/** Replaces the goals from a day on; earlier days keep the goal they had. */
export async function replaceGoals(
  db: Db,
  uid: number,
  from: Day,
  goals: ReadonlyMap<Day, number>,
): Promise<void> {
  await db.delete(dayGoal).where(and(eq(dayGoal.uid, uid), gte(dayGoal.day, from)));
  if (goals.size === 0) return;
  await db.insert(dayGoal).values([...goals].map(([day, goal]) => ({ uid, day, goal })));
}
