import { hasAtMostTwoDecimals, isOnStep } from '#domain/kit/amount.ts';
import { type Day, daysBetween, isDay, WEEKDAYS } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { Measure } from '#domain/site/measure.ts';
import { isWhole, type PlanDraft, weekTotal } from './goal.ts';

/** A plan may begin at most this many days from today (contract head section). */
export const START_WITHIN_DAYS = 14;

/** Every problem of a goal form, with field names as on the wire (spec 1 §5, contract head section). */
export function checkPlan(
  draft: PlanDraft,
  { measure, stopOnly }: { measure: Measure; stopOnly: boolean },
): Problem[] {
  const { stopOrReduce, pace } = draft;
  return [
    ...WEEKDAYS.flatMap((day) => checkGoalAmount(day, draft.current[day], measure)),
    ...checkOption('stopOrReduce', stopOrReduce, ['stop', 'reduce']),
    ...(stopOnly && stopOrReduce === 'reduce' ? problem('stopOrReduce', 'reduceNotOffered') : NO_PROBLEMS),
    ...(isWhole(draft) && stopOrReduce === 'reduce' && weekTotal(draft.target) > weekTotal(draft.current)
      ? problem('stopOrReduce', 'notLower')
      : NO_PROBLEMS),
    ...WEEKDAYS.flatMap((day) => {
      const wrong = checkGoalAmount(`goal_${day}`, draft.target[day], measure);
      if (wrong.length > 0 || stopOrReduce !== 'stop' || draft.target[day] === 0) return wrong;
      return problem(`goal_${day}`, 'stopNeedsZero');
    }),
    ...checkOption('immediate_or_gradual', pace, ['immediate', 'gradual']),
  ];
}

/** The goals of someone who cuts down that are above what they use now; the wizard refuses each of them (settled §1). */
export function checkBelowNow({ current, target, stopOrReduce }: PlanDraft): readonly Problem[] {
  if (stopOrReduce !== 'reduce') return NO_PROBLEMS;
  return WEEKDAYS.flatMap((day) => {
    const now = current[day];
    const goal = target[day];
    return now !== null && goal !== null && goal > now
      ? problem(`goal_${day}`, 'goalAboveNow', { now })
      : NO_PROBLEMS;
  });
}

/** The day a plan begins on, where that is asked: today, or at most two weeks from now (contract head section). */
export function checkProgrammeStart(field: string, date: string, today: Day): readonly Problem[] {
  if (date === '') return problem(field, 'required');
  if (!isDay(date)) return problem(field, 'dateInvalid');
  const ahead = daysBetween(today, date);
  return ahead < 0 || ahead > START_WITHIN_DAYS
    ? problem(field, 'startOutOfReach', { days: START_WITHIN_DAYS })
    : NO_PROBLEMS;
}

function checkOption(field: string, value: string | null, offered: readonly string[]): readonly Problem[] {
  if (value === null || value === '') return problem(field, 'required');
  return offered.includes(value) ? NO_PROBLEMS : problem(field, 'unknownChoice');
}

function checkGoalAmount(field: string, amount: number | null, measure: Measure): readonly Problem[] {
  if (amount === null) return problem(field, 'required');
  if (Number.isNaN(amount)) return problem(field, 'notANumber');
  if (amount < 0) return problem(field, 'belowMinimum', { minimum: 0 });
  if (!hasAtMostTwoDecimals(amount)) return problem(field, 'tooManyDecimals', { count: 2 });
  if (amount > measure.maxPerEntry) return problem(field, 'aboveMaximum', { maximum: measure.maxPerEntry });
  return isOnStep(amount, measure.step) ? NO_PROBLEMS : problem(field, 'offStep', { step: measure.step });
}
