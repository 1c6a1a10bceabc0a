import { type Submission, submissionEntity } from '#contract/webform.ts';
import { WEEKDAYS } from '#domain/kit/day.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import { goalContract } from '../contract.ts';
import { latest, planOf } from './plan-page.ts';
import { findCurrentPlan } from './queries.ts';

/**
 * The current plan, in the form in which it is submitted (contract 2.5 #22). A replaced plan is not found, like the
 * answers from before a restart.
 */
export async function readGoal({ db, person }: ParticipantContext, sid: string): Promise<Submission> {
  const found = await findCurrentPlan(db, person.uid);
  if (found?.plan.uuid !== sid.toLowerCase()) throw notFound("Can't load webform submission.");
  const { uuid, savedAt: createdAt } = found.plan;
  // Accepting a gentler slope changes its pace.
  const changedAt = latest(createdAt, found.lastDecidedAt);
  const { current, target, stopOrReduce, pace } = planOf(found.plan);
  return {
    entity: submissionEntity(goalContract.id, { uuid, createdAt, changedAt }),
    data: {
      ...Object.fromEntries(WEEKDAYS.map((day) => [day, current[day]])),
      ...Object.fromEntries(WEEKDAYS.map((day) => [`goal_${day}`, target[day]])),
      stopOrReduce,
      immediate_or_gradual: pace,
    },
  };
}
