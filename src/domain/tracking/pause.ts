import { addDays, type Day, daysBetween, daysFrom, isDay } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkDay } from './registration.ts';
import { isOpenDay } from './today.ts';
import type { Days } from './week.ts';

/** Why a person marks a day as a pause; a reason is optional. */
export const PAUSE_REASONS = ['illness', 'holiday', 'other'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** This many days before it at most become a pause along with a day, or are one no longer. Chosen. */
export const MOST_PAUSED_BEFORE = 13;

/** The days in a row up to a day that are open like it. */
export function openBefore(days: Days, day: Day, first: Day): Day[] {
  return rowBefore(day, first, (one) => isOpenDay(days, one));
}

/** Those that are a pause like it. */
export function pausedBefore(days: Days, day: Day, first: Day): Day[] {
  return rowBefore(day, first, (one) => days[one]?.paused === true);
}

function rowBefore(day: Day, first: Day, belongs: (day: Day) => boolean): Day[] {
  const before = daysFrom(addDays(day, -MOST_PAUSED_BEFORE), addDays(day, -1)).filter((one) => one >= first);
  return before.slice(before.findLastIndex((one) => !belongs(one)) + 1);
}

interface Pause {
  /** The last day of the pause. */
  readonly date: string;
  /** The first one. */
  readonly from: string;
  readonly reason: string | null;
}

/** Every problem of a pause, field by field: it is on days that could be registered (api-contract 2.29). */
export function checkPause(
  { date, from, reason }: Pause,
  bounds: { today: Day; registrationsStart: Day },
): Problem[] {
  return [
    ...checkDay('date', date, bounds),
    ...(from === date ? NO_PROBLEMS : checkFrom(from, date, bounds)),
    ...(reason === null || PAUSE_REASONS.some((known) => known === reason)
      ? NO_PROBLEMS
      : problem('reason', 'unknownChoice')),
  ];
}

function checkFrom(
  from: string,
  date: string,
  bounds: { today: Day; registrationsStart: Day },
): readonly Problem[] {
  const problems = checkDay('from', from, bounds);
  if (problems.length > 0) return problems;
  return isInReach(from, date) ? NO_PROBLEMS : problem('from', 'dateInvalid');
}

/** Every problem of taking the pauses from the first to the last of these days away; days without one are none. */
export function checkPauseEnd({ date, from }: Omit<Pause, 'reason'>): readonly Problem[] {
  if (!isDay(date)) return problem('date', 'dateInvalid');
  return isDay(from) && isInReach(from, date) ? NO_PROBLEMS : problem('from', 'dateInvalid');
}

function isInReach(from: Day, date: Day): boolean {
  const before = daysBetween(from, date);
  return before >= 0 && before <= MOST_PAUSED_BEFORE;
}
