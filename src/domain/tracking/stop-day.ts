import { addDays, type Day, daysBetween, daysFrom, isDay } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { lastProgrammeDay, type Plan, weekTotal } from './goal.ts';
import type { DayFigures } from './progress.ts';

type Goals = Readonly<Record<Day, Pick<DayFigures, 'goal'>>>;

/** A stop day is at most this many days after the first day of the plan. */
export const STOP_WITHIN_DAYS = 14;

/** The days on which someone can choose to stop at once: within two weeks, and within the programme. */
export function stopDays({ programmeStart, today }: { programmeStart: Day; today: Day }): Day[] {
  const first = today < programmeStart ? programmeStart : today;
  const last = lastProgrammeDay(programmeStart);
  const latest = addDays(first, STOP_WITHIN_DAYS);
  return daysFrom(first, latest < last ? latest : last);
}

/** The day on which someone stops at once has to be one of those offered (`stopDays`). */
export function checkStopDay(field: string, date: string, offered: readonly Day[]): readonly Problem[] {
  if (date === '') return problem(field, 'required');
  if (!isDay(date)) return problem(field, 'dateInvalid');
  return offered.includes(date) ? NO_PROBLEMS : problem(field, 'startOutOfReach', { days: STOP_WITHIN_DAYS });
}

/**
 * The day from which every goal is zero until the last one, or null for a plan that does not end at zero. It is read from
 * the goals, so that it holds for a new plan, a gentler slope and a chosen day alike. Days after the last goal, once the
 * programme is over, change nothing.
 */
export function stopDayOf({ target }: Pick<Plan, 'target'>, days: Goals): Day | null {
  // The last days of a plan for less can be zero too, by their weekday.
  if (weekTotal(target) > 0) return null;
  return zeroAtEnd(days)[0] ?? null;
}

/** Whether every goal is zero from a day on that comes within two weeks, and for at least a week. */
export function nearsStop(days: Goals, today: Day): boolean {
  const zero = zeroAtEnd(days);
  const [first] = zero;
  // A plan for less may have several days without in a row at its end, but never a whole week.
  if (first === undefined || zero.length < 7) return false;
  return first > today && daysBetween(today, first) <= STOP_WITHIN_DAYS;
}

/** The days at the end of a plan of which every goal is zero. */
function zeroAtEnd(days: Goals): readonly Day[] {
  const goalOf = (day: Day) => days[day]?.goal ?? null;
  const sorted = Object.keys(days).toSorted();
  const planned = sorted.slice(0, sorted.findLastIndex((day) => goalOf(day) !== null) + 1);
  return planned.slice(planned.findLastIndex((day) => goalOf(day) !== 0) + 1);
}
