import { hasAtMostTwoDecimals, isOnStep, roundTo } from '#domain/kit/amount.ts';
import {
  addDays,
  type Day,
  daysBetween,
  firstOn,
  isDay,
  perWeekday,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { Measure } from '#domain/site/site.ts';

/** Six weeks of seven days (spec 1 §9). */
export const PROGRAMME_WEEKS = 6;
export const PROGRAMME_DAYS = PROGRAMME_WEEKS * 7;

/** A plan may begin at most this many days from today (contract head section). */
export const START_WITHIN_DAYS = 14;

/** An amount for each day of the week, in the site's unit. */
export type PerWeekday = Readonly<Record<Weekday, number>>;
export type StopOrReduce = 'stop' | 'reduce';
export type Pace = 'immediate' | 'gradual';

export interface Plan {
  /** What a person uses now. */
  readonly current: PerWeekday;
  /** The goal to reach; all zero when stopping. */
  readonly target: PerWeekday;
  readonly stopOrReduce: StopOrReduce;
  readonly pace: Pace;
}

/** The same numbers while a person still fills them in: null if nothing was given, NaN if it is not a number. */
export interface PlanDraft {
  readonly current: Readonly<Record<Weekday, number | null>>;
  readonly target: Readonly<Record<Weekday, number | null>>;
  readonly stopOrReduce: string | null;
  readonly pace: string | null;
}

/** Whether a draft is complete; a check without problems implies it too. */
export function isWhole(draft: PlanDraft): draft is Plan {
  const { current, target, stopOrReduce, pace } = draft;
  return (
    WEEKDAYS.every((day) => current[day] !== null && target[day] !== null) &&
    (stopOrReduce === 'stop' || stopOrReduce === 'reduce') &&
    (pace === 'immediate' || pace === 'gradual')
  );
}

/** Week of the programme a day is in, 1 on its first day; below 1 before it, above 6 after it. */
export function programmeWeek(programmeStart: Day, day: Day): number {
  return Math.floor(daysBetween(programmeStart, day) / 7) + 1;
}

/** Weeks of the programme that are left, this one included: six before it begins, none after it. */
export function weeksLeft(programmeStart: Day, today: Day): number {
  return Math.max(0, PROGRAMME_WEEKS + 1 - Math.max(1, programmeWeek(programmeStart, today)));
}

/**
 * The goal of every day that a plan saved `today` sets, in the site's unit, until the programme's last day; nothing
 * after that. `immediate` is the target at once. `gradual` divides the difference between current and target over the
 * weeks left, this one included, so the last week is exactly the target (contract head section, A16).
 */
export function goalSchedule(
  plan: Plan,
  { programmeStart, today, rounding }: { programmeStart: Day; today: Day; rounding: number },
): Map<Day, number> {
  const goals = new Map<Day, number>();
  const first = today < programmeStart ? programmeStart : today;
  const steps = weeksLeft(programmeStart, first);
  const last = addDays(programmeStart, PROGRAMME_DAYS - 1);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const step = programmeWeek(programmeStart, day) - programmeWeek(programmeStart, first) + 1;
    goals.set(day, goalOfWeek(plan, weekdayOf(day), step, steps, rounding));
  }
  return goals;
}

/** The goals of one week of the programme. */
export interface GoalWeek {
  /** 1 is the programme's first week. */
  readonly week: number;
  readonly goals: PerWeekday;
}

/** The same schedule by whole weeks, this one included, to show before it is accepted. */
export function goalWeeks(
  plan: Plan,
  { programmeStart, today, rounding }: { programmeStart: Day; today: Day; rounding: number },
): GoalWeek[] {
  const count = weeksLeft(programmeStart, today);
  const first = PROGRAMME_WEEKS + 1 - count;
  const from = addDays(programmeStart, (first - 1) * 7);
  const goals = goalSchedule(plan, { programmeStart, today: from, rounding });
  return Array.from({ length: count }, (_, index) => ({
    week: first + index,
    goals: perWeekday((weekday) => goals.get(firstOn(weekday, addDays(from, index * 7))) ?? 0),
  }));
}

/** The goal of a weekday in step `step` of `steps`, from current use down (or up) to the target. */
function goalOfWeek(
  { current, target, pace }: Plan,
  weekday: Weekday,
  step: number,
  steps: number,
  rounding: number,
): number {
  if (pace === 'immediate' || step >= steps) return target[weekday];
  const rounded = roundTo(current[weekday] - ((current[weekday] - target[weekday]) * step) / steps, rounding);
  // Input may lie between two multiples of the rounding; rounding must not go past either end.
  const low = Math.min(current[weekday], target[weekday]);
  const high = Math.max(current[weekday], target[weekday]);
  return Math.min(high, Math.max(low, rounded));
}

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
    ...WEEKDAYS.flatMap((day) => {
      const wrong = checkGoalAmount(`goal_${day}`, draft.target[day], measure);
      if (wrong.length > 0 || stopOrReduce !== 'stop' || draft.target[day] === 0) return wrong;
      return problem(`goal_${day}`, 'stopNeedsZero');
    }),
    ...checkOption('immediate_or_gradual', pace, ['immediate', 'gradual']),
  ];
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

export function weekTotal(amounts: PerWeekday): number {
  return WEEKDAYS.reduce((sum, day) => sum + amounts[day], 0);
}
