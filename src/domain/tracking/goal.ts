import { isOnStep, roundDownTo, roundTo } from '#domain/kit/amount.ts';
import {
  addDays,
  type Day,
  daysBetween,
  mondayOf,
  perWeekday,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';

/** Six weeks of seven days (spec 1 §9). */
export const PROGRAMME_WEEKS = 6;
export const PROGRAMME_DAYS = PROGRAMME_WEEKS * 7;

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

/** A plan that is being made: a choice that is still open is null. */
export type PlanSoFar = Pick<Plan, 'current' | 'target'> & {
  readonly stopOrReduce: StopOrReduce | null;
  readonly pace: Pace | null;
};

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

/**
 * The Monday of a week of the programme, by its number. Weeks run from Monday to Sunday (spec 1 §9): 1 is the one the
 * programme begins in, and may be shorter for that; 0 is the one before it.
 */
export function mondayOfWeek(programmeStart: Day, week: number): Day {
  return addDays(mondayOf(programmeStart), (week - 1) * 7);
}

/**
 * The number of a day's week, counted from the week in which the programme begins, which is 1; it goes on after the
 * programme and below 1 before it. The last of the 42 days are in week 7, unless the first was a Monday.
 */
export function programmeWeek(programmeStart: Day, day: Day): number {
  return Math.floor(daysBetween(mondayOf(programmeStart), day) / 7) + 1;
}

export function lastProgrammeDay(programmeStart: Day): Day {
  return addDays(programmeStart, PROGRAMME_DAYS - 1);
}

/**
 * The week that is running on a day; null before the first day of the programme and after its last. Out of how many is not said
 * anywhere: its six times seven days may end in a seventh week.
 */
export function runningWeek(programmeStart: Day, day: Day): number | null {
  if (day < programmeStart || day > lastProgrammeDay(programmeStart)) return null;
  return programmeWeek(programmeStart, day);
}

/** A week with fewer days than this at the end of the programme is no step of its own, as in the weeks of a year (ISO 8601). */
const DAYS_FOR_A_STEP = 4;

/**
 * Weeks in which goals still go down, this one included: six before the programme begins and at most, one in its last
 * days, none after it.
 */
export function weeksLeft(programmeStart: Day, today: Day): number {
  const last = lastProgrammeDay(programmeStart);
  if (today > last) return 0;
  const lastStep = programmeWeek(programmeStart, addDays(last, 1 - DAYS_FOR_A_STEP));
  const left = lastStep + 1 - Math.max(1, programmeWeek(programmeStart, today));
  return Math.min(PROGRAMME_WEEKS, Math.max(1, left));
}

interface ScheduleSetting {
  readonly programmeStart: Day;
  readonly today: Day;
  readonly measure: Pick<Measure, 'step' | 'wholeUnit'>;
  /** The first day of someone who stops at once: until then their goals are the use now. Without it they stop today. */
  readonly stopDay?: Day | null;
}

/**
 * The goal of every day that a plan saved `today` sets, in the site's unit, until the programme's last day; nothing
 * after that. `immediate` is the target at once. `gradual` divides the difference between current and target over the
 * weeks left, this one included, and goes down on Mondays; the last of them and the days after it are exactly the target
 * (contract head section, A16). Every goal is a
 * multiple of the site's step, the smallest difference a person can enter: another could not be met exactly. The weeks on
 * the way are in whole units, like what the wizard proposes, unless the goal was set between them by hand (settled §1).
 */
export function goalSchedule(
  plan: Plan,
  { programmeStart, today, measure, stopDay = null }: ScheduleSetting,
): Map<Day, number> {
  const goals = new Map<Day, number>();
  const first = today < programmeStart ? programmeStart : today;
  const count = weeksLeft(programmeStart, first);
  const last = lastProgrammeDay(programmeStart);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    const number = programmeWeek(programmeStart, day) - programmeWeek(programmeStart, first) + 1;
    const waits = plan.pace === 'immediate' && stopDay !== null && day < stopDay;
    goals.set(
      day,
      waits
        ? roundDownTo(plan.current[weekday], measure.step)
        : goalOfWeek(plan, weekday, { number, count, measure }),
    );
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
  plan: Omit<Plan, 'stopOrReduce'>,
  { programmeStart, today, measure }: Omit<ScheduleSetting, 'stopDay'>,
): GoalWeek[] {
  const count = weeksLeft(programmeStart, today);
  const first = Math.max(1, programmeWeek(programmeStart, today));
  return Array.from({ length: count }, (_, index) => ({
    week: first + index,
    goals: perWeekday((weekday) => goalOfWeek(plan, weekday, { number: index + 1, count, measure })),
  }));
}

/** The goal of a weekday in week `number` of `count`, from current use down (or up) to the target. */
function goalOfWeek(
  { current, target, pace }: Omit<Plan, 'stopOrReduce'>,
  weekday: Weekday,
  { number, count, measure }: { number: number; count: number } & Pick<ScheduleSetting, 'measure'>,
): number {
  const reached = pace === 'immediate' || number >= count;
  const from = current[weekday];
  const to = target[weekday];
  const { step, wholeUnit } = measure;
  // A use below a whole unit would be rounded to nothing at once.
  const quantum = from >= wholeUnit && isOnStep(to, wholeUnit) ? wholeUnit : step;
  const goal = reached ? roundDownTo(to, step) : roundTo(from - ((from - to) * number) / count, quantum);
  // Rounding must not go past either end. An end that was saved with other steps counts as the last one below it.
  const ends = [roundDownTo(from, step), roundDownTo(to, step)];
  return Math.min(Math.max(...ends), Math.max(Math.min(...ends), goal));
}

export function weekTotal(amounts: PerWeekday): number {
  return WEEKDAYS.reduce((sum, day) => sum + amounts[day], 0);
}
