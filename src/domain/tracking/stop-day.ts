import { addDays, type Day, daysFrom, isDay } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { lastProgrammeDay, type Plan, weekTotal } from './goal.ts';
import type { DayFigures } from './progress.ts';

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
export function stopDayOf(
  { target }: Pick<Plan, 'target'>,
  days: Readonly<Record<Day, Pick<DayFigures, 'goal'>>>,
): Day | null {
  // The last days of a plan for less can be zero too, by their weekday.
  if (weekTotal(target) > 0) return null;
  const goalOf = (day: Day) => days[day]?.goal ?? null;
  const sorted = Object.keys(days).toSorted();
  const planned = sorted.slice(0, sorted.findLastIndex((day) => goalOf(day) !== null) + 1);
  return planned[planned.findLastIndex((day) => goalOf(day) !== 0) + 1] ?? null;
}
