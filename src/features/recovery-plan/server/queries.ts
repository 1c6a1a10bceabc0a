import { and, asc, between, desc, eq, getTableColumns, gte, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { prepared } from '#db/prepared.ts';
import { dayGoal, ownPrice, plan, registration, stepDown } from '#db/schema/tracking.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Pace } from '#domain/tracking/goal.ts';
import type { LivedEntry } from '#domain/tracking/insight.ts';

export type PlanRow = typeof plan.$inferSelect;

const owner = sql.placeholder('uid');
const range = { from: sql.placeholder('from'), to: sql.placeholder('to') };

const currentPlan = prepared((db) =>
  db
    .select({ ...getTableColumns(plan), lastDecidedAt: stepDown.decidedAt, price: ownPrice.euros })
    .from(plan)
    .leftJoin(stepDown, eq(stepDown.uid, plan.uid))
    .leftJoin(ownPrice, eq(ownPrice.uid, plan.uid))
    .where(and(eq(plan.uid, owner), isNull(plan.archivedAt)))
    .orderBy(desc(stepDown.decidedAt))
    .limit(1)
    .prepare('current_plan'),
);

interface CurrentPlan {
  readonly plan: PlanRow;
  /** When a gentler slope was last accepted or declined. */
  readonly lastDecidedAt: Date | null;
  /** What a unit costs its owner, in euros. */
  readonly price: number | null;
}

export async function findCurrentPlan(db: Db, uid: number): Promise<CurrentPlan | undefined> {
  const [found] = await currentPlan(db).execute({ uid });
  if (!found) return undefined;
  const { lastDecidedAt, price, ...row } = found;
  return { plan: row, lastDecidedAt, price };
}

/** How many plans are read. For somebody with more of them, the oldest of these counts as the first. */
const MOST_CHANGES = 100;

const latestPlans = prepared((db) =>
  db
    .select({ current: plan.current, savedAt: plan.savedAt, archivedAt: plan.archivedAt })
    .from(plan)
    .where(eq(plan.uid, owner))
    .orderBy(desc(plan.savedAt))
    .limit(MOST_CHANGES)
    .prepare('latest_plans'),
);

/** The plans of a person, newest first: what each said about the use at the time. */
export function findLatestPlans(
  db: Db,
  uid: number,
): Promise<Pick<PlanRow, 'current' | 'savedAt' | 'archivedAt'>[]> {
  return latestPlans(db).execute({ uid });
}

/** Saves what a unit costs a person, in euros; null takes it away. */
export async function savePrice(db: Db, uid: number, euros: number | null): Promise<void> {
  if (euros === null) {
    await db.delete(ownPrice).where(eq(ownPrice.uid, uid));
    return;
  }
  await db
    .insert(ownPrice)
    .values({ uid, euros })
    .onConflictDoUpdate({ target: ownPrice.uid, set: { euros } });
}

export function findPrice(db: Db, uid: number): Promise<{ euros: number }[]> {
  return db.select({ euros: ownPrice.euros }).from(ownPrice).where(eq(ownPrice.uid, uid));
}

const goalsInRange = prepared((db) =>
  db
    .select({ day: dayGoal.day, goal: dayGoal.goal })
    .from(dayGoal)
    .where(and(eq(dayGoal.uid, owner), between(dayGoal.day, range.from, range.to)))
    .orderBy(asc(dayGoal.day))
    .prepare('plan_goals'),
);

const entriesInRange = prepared((db) =>
  db
    .select({
      day: registration.day,
      amount: registration.amount,
      place: registration.place,
      company: registration.company,
      craving: registration.craving,
    })
    .from(registration)
    .where(and(eq(registration.uid, owner), between(registration.day, range.from, range.to)))
    .prepare('plan_registrations'),
);

/** The goals of a person from `from` to `to`, oldest first, and what was registered on those days. */
export async function findLivedDays(
  db: Db,
  uid: number,
  { from, to }: { from: Day; to: Day },
): Promise<{ goals: { day: Day; goal: number }[]; entries: LivedEntry[] }> {
  const [goals, entries] = await Promise.all([
    goalsInRange(db).execute({ uid, from, to }),
    entriesInRange(db).execute({ uid, from, to }),
  ]);
  return { goals, entries };
}

const allAmounts = prepared((db) =>
  db
    .select({ day: registration.day, amount: registration.amount, stake: registration.stake })
    .from(registration)
    .where(eq(registration.uid, owner))
    .prepare('plan_amounts'),
);

/** All that a person ever registered: how much, and the stake. */
export function findAllAmounts(
  db: Db,
  uid: number,
): Promise<{ day: Day; amount: number; stake: number | null }[]> {
  return allAmounts(db).execute({ uid });
}

export async function insertPlan(db: Db, row: typeof plan.$inferInsert): Promise<void> {
  await db.insert(plan).values(row);
}

/** Replaces the goals from a day on, in one statement; earlier days keep the goal they had. */
export async function replaceGoals(
  db: Db,
  uid: number,
  from: Day,
  goals: ReadonlyMap<Day, number>,
): Promise<void> {
  const others = and(
    eq(dayGoal.uid, uid),
    gte(dayGoal.day, from),
    goals.size > 0 ? notInArray(dayGoal.day, [...goals.keys()]) : undefined,
  );
  if (goals.size === 0) {
    await db.delete(dayGoal).where(others);
    return;
  }
  // Existing rows are updated, because one statement cannot delete a row and insert it again.
  const gone = db.$with('gone').as(db.delete(dayGoal).where(others).returning({ day: dayGoal.day }));
  await db
    .with(gone)
    .insert(dayGoal)
    .values([...goals].map(([day, goal]) => ({ uid, day, goal })))
    .onConflictDoUpdate({ target: [dayGoal.uid, dayGoal.day], set: { goal: sql`excluded.goal` } });
}

/** Changes the pace of the current plan. */
export async function setPace(db: Db, uid: number, pace: Pace): Promise<void> {
  await db
    .update(plan)
    .set({ pace })
    .where(and(eq(plan.uid, uid), isNull(plan.archivedAt)));
}

/** Archives every plan of a person. */
export async function archivePlans(db: Db, uid: number, archivedAt: Date): Promise<void> {
  await db
    .update(plan)
    .set({ archivedAt })
    .where(and(eq(plan.uid, uid), isNull(plan.archivedAt)));
}

export async function insertStepDown(db: Db, row: typeof stepDown.$inferInsert): Promise<void> {
  await db.insert(stepDown).values(row);
}

export function findAllPlans(db: Db, uid: number): Promise<PlanRow[]> {
  return db.select().from(plan).where(eq(plan.uid, uid)).orderBy(asc(plan.savedAt));
}

const allGoals = prepared((db) =>
  db
    .select({ day: dayGoal.day, goal: dayGoal.goal })
    .from(dayGoal)
    .where(eq(dayGoal.uid, owner))
    .orderBy(asc(dayGoal.day))
    .prepare('all_goals'),
);

export function findAllGoals(db: Db, uid: number): Promise<{ day: Day; goal: number }[]> {
  return allGoals(db).execute({ uid });
}

/** What a person decided about gentler slopes, oldest first. */
export function findAllStepDowns(db: Db, uid: number) {
  return db.select().from(stepDown).where(eq(stepDown.uid, uid)).orderBy(asc(stepDown.decidedAt));
}
