import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { dayGoal, plan, stepDown } from '#db/schema.ts';
import type { Day } from '#domain/day.ts';

export type PlanRow = typeof plan.$inferSelect;

/** The plan that holds, if any. */
export async function findCurrentPlan(db: Db, uid: number): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plan)
    .where(and(eq(plan.uid, uid), isNull(plan.archivedAt)));
  return row;
}

export async function insertPlan(db: Db, row: typeof plan.$inferInsert): Promise<void> {
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

/** Takes every plan of a person out of use without losing it. */
export async function archivePlans(db: Db, uid: number, archivedAt: Date): Promise<void> {
  await db
    .update(plan)
    .set({ archivedAt })
    .where(and(eq(plan.uid, uid), isNull(plan.archivedAt)));
}

export function findAllPlans(db: Db, uid: number): Promise<PlanRow[]> {
  return db.select().from(plan).where(eq(plan.uid, uid)).orderBy(asc(plan.savedAt));
}

export function findAllGoals(db: Db, uid: number): Promise<{ day: Day; goal: number }[]> {
  return db
    .select({ day: dayGoal.day, goal: dayGoal.goal })
    .from(dayGoal)
    .where(eq(dayGoal.uid, uid))
    .orderBy(asc(dayGoal.day));
}

/** What a person decided about gentler slopes, oldest first. */
export function findAllStepDowns(db: Db, uid: number) {
  return db.select().from(stepDown).where(eq(stepDown.uid, uid)).orderBy(asc(stepDown.decidedAt));
}
