import { randomUUID } from 'node:crypto';
import { checkBuddy } from '#domain/buddies/buddy.ts';
import { type Day, isDay } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { hasFeature, measureOf, siteProfile } from '#domain/site/site.ts';
import { goalSchedule, isWhole, type Plan, weeksLeft } from '#domain/tracking/goal.ts';
import { checkPlan, checkProgrammeStart } from '#domain/tracking/goal-problems.ts';
import { acknowledgementNeeded, isAcknowledged } from '#domain/tracking/plan-warning.ts';
import { checkStopDay, stopDays } from '#domain/tracking/stop-day.ts';
import { BUDDY_FIELDS } from '#domain/tracking/wizard/plan-questions.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refusal } from '#platform/failure.ts';
import { findProgrammeStart, lockPerson } from '#platform/person/queries.ts';
import { type GoalSubmission, invitedBy, planDraft } from '../contract.ts';
import { archivePlans, insertPlan, replaceGoals } from './queries.ts';

/**
 * Saves a plan and the goal of every day from today to the programme's end (contract 2.5 #30). Refuses a plan that may be
 * dangerous until the warning is confirmed; the values decide, not what the browser showed. The answer about
 * earlier withdrawal is judged here and not stored.
 */
export async function saveGoal(
  context: ParticipantContext,
  fields: GoalSubmission,
): Promise<{ sid: string }> {
  const { db, today } = context;
  const { uid } = context.person;
  await lockPerson(db, uid);
  // Another call may have restarted the programme while this one waited.
  const programmeStart = fields.start_date ?? (await findProgrammeStart(db, uid));
  const plan = checkedPlan(context, fields, programmeStart);
  requireAcknowledged(context, fields, plan, programmeStart);

  const sid = randomUUID();
  const savedAt = context.clock.now();
  await archivePlans(db, uid, savedAt);
  await insertPlan(db, { uuid: sid, uid, ...plan, savedAt });
  const measure = measureOf(context.site);
  const stopDay = fields.stop_date ?? null;
  await replaceGoals(db, uid, today, goalSchedule(plan, { programmeStart, today, measure, stopDay }));
  await context.announce({ kind: 'goalSaved', uid, programmeStart, buddy: invitedBy(fields) });
  return { sid };
}

/** The plan that was sent; refuses one with problems. */
function checkedPlan(context: ParticipantContext, fields: GoalSubmission, programmeStart: Day): Plan {
  const { stopOnly } = siteProfile(context.site);
  const plan = planDraft(fields);
  const problems = [
    ...checkPlan(plan, { measure: measureOf(context.site), stopOnly }),
    ...checkStart(context, fields.start_date),
    ...checkStop(fields, { programmeStart, today: context.today }),
    ...checkInvited(context, fields),
    ...checkEarlier(context, fields),
  ];
  // A draft without problems is whole, which the compiler cannot know.
  if (problems.length > 0 || !isWhole(plan)) throw refusal(problems);
  return plan;
}

/** Refuses a plan that may be dangerous until the warning is confirmed. */
function requireAcknowledged(
  { site, today }: ParticipantContext,
  { earlier_withdrawal: earlier, warning_ack: given }: GoalSubmission,
  plan: Plan,
  programmeStart: Day,
): void {
  if (!siteProfile(site).withdrawalWarning) return;
  const history = { weeksLeft: weeksLeft(programmeStart, today), earlier: earlier ?? null };
  if (!isAcknowledged(acknowledgementNeeded(plan, history), given ?? null))
    throw refusal(problem('warning_ack', 'warningUnread'));
}

/** A start day is accepted only where the wizard asks for one (contract A20). */
function checkStart(
  { startDateStep, today }: ParticipantContext,
  date: string | undefined,
): readonly Problem[] {
  if (date === undefined) return NO_PROBLEMS;
  return startDateStep
    ? checkProgrammeStart('start_date', date, today)
    : problem('start_date', 'unknownField');
}

/** A stop day is accepted only for stopping at once, which begins today without one. */
function checkStop(
  { stop_date, stopOrReduce, immediate_or_gradual }: GoalSubmission,
  { programmeStart, today }: { readonly programmeStart: Day; readonly today: Day },
): readonly Problem[] {
  if (stop_date === undefined) return NO_PROBLEMS;
  if (stopOrReduce !== 'stop' || immediate_or_gradual !== 'immediate') {
    return problem('stop_date', 'unknownField');
  }
  return isDay(programmeStart)
    ? checkStopDay('stop_date', stop_date, stopDays({ programmeStart, today }))
    : NO_PROBLEMS;
}

/** A buddy is accepted only on sites with buddies, with both a name and an address. Invited once the plan is saved. */
function checkInvited({ site }: ParticipantContext, fields: GoalSubmission): readonly Problem[] {
  if (!hasFeature(site, 'buddies')) {
    return (['buddy_name', 'buddy_email'] as const).flatMap((field) =>
      fields[field] === undefined ? NO_PROBLEMS : problem(field, 'unknownField'),
    );
  }
  const buddy = invitedBy(fields);
  return buddy ? checkBuddy(buddy, { fields: BUDDY_FIELDS, own: [] }) : NO_PROBLEMS;
}

/** An answer about earlier withdrawal is accepted only where the plan checks for it. */
function checkEarlier({ site }: ParticipantContext, fields: GoalSubmission): readonly Problem[] {
  return fields.earlier_withdrawal === undefined || siteProfile(site).withdrawalWarning
    ? NO_PROBLEMS
    : problem('earlier_withdrawal', 'unknownField');
}
