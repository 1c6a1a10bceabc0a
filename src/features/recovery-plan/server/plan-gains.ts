import { measureOf } from '#domain/site/site.ts';
import type { Plan } from '#domain/tracking/goal.ts';
import { averageStake, gainsOf, type PlanStart } from '#domain/tracking/results/gains.ts';
import { stopDayOf } from '#domain/tracking/stop-day.ts';
import type { ParticipantContext } from '#platform/context.ts';
import type { PlanGains } from '../contract.ts';
import { findAllAmounts, findAllGoals } from './queries.ts';

/** What a plan brought since it began. It counts all days, and not only those of the overview, so that it never shrinks. */
export async function planGains(
  { db, person, site, today }: ParticipantContext,
  start: PlanStart,
): Promise<PlanGains> {
  const entries = await findAllAmounts(db, person.uid);
  return {
    ...gainsOf(entries, start, today),
    averageStake: measureOf(site).stake ? averageStake(entries) : null,
  };
}

/** The day from which every goal of a plan is zero. Goals of an earlier programme are still stored and do not count. */
export async function planStopDay({ db, person }: ParticipantContext, plan: Plan): Promise<string | null> {
  const goals = (await findAllGoals(db, person.uid)).filter(({ day }) => day >= person.programmeStart);
  return stopDayOf(plan, Object.fromEntries(goals.map(({ day, goal }) => [day, { goal }])));
}
