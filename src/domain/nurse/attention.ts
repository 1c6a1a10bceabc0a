import { addAmounts } from '#domain/kit/amount.ts';
import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { type DayFigures, isDone } from '#domain/tracking/progress.ts';
import { DAYS_THAT_TELL, isAboveGoals } from '#domain/tracking/step-down.ts';

/**
 * Why a client is at the top of their nurse's list (issue: clients). Each reason is about figures only: nothing that a client
 * wrote is read for it, and her page says so.
 */
export const REASONS = ['silence', 'rising', 'planTooSteep'] as const;
export type Reason = (typeof REASONS)[number];

const DAYS_OF_SILENCE = 7;
/** How much more use per filled day makes a week higher than the one before. Chosen: weeks differ by less anyway. */
const RISE = 1.2;

type Known = ReadonlyMap<Day, DayFigures & { readonly paused: boolean }>;

export interface ClientHistory {
  readonly days: Known;
  readonly registrationsStart: Day;
  readonly today: Day;
}

/** The reasons of a client, the weightiest first. Today has not ended and counts only as a sign of life. */
export function reasonsOf({ days, registrationsStart, today }: ClientHistory): Reason[] {
  const last = week(today, 1);
  const before = week(today, 2);
  const began = (first: Day | undefined) => first !== undefined && registrationsStart <= first;
  const reasons: Reason[] = [];
  if (began(last[0]) && ![...last, today].some((day) => isFilled(days, day))) reasons.push('silence');
  if (began(before[0]) && isHigher(perDay(last, days), perDay(before, days))) reasons.push('rising');
  if (began(before[0]) && [last, before].every((each) => isAboveGoals(each, days)))
    reasons.push('planTooSteep');
  return reasons;
}

/** Seven whole days: 1 for those up to yesterday, 2 for those before them. */
function week(today: Day, ago: number): Day[] {
  const first = addDays(today, -DAYS_OF_SILENCE * ago);
  return daysFrom(first, addDays(first, DAYS_OF_SILENCE - 1));
}

/** Whether a day is answered; a pause is an answer too. */
function isFilled(days: Known, day: Day): boolean {
  const known = days.get(day);
  return known !== undefined && isDone(known);
}

/** The average use on the days that were filled in; null if these are too few. */
function perDay(span: readonly Day[], days: Known): number | null {
  const totals = span.flatMap((day) => days.get(day)?.totalAmount ?? []);
  return totals.length < DAYS_THAT_TELL ? null : addAmounts(totals) / totals.length;
}

function isHigher(now: number | null, before: number | null): boolean {
  return now !== null && before !== null && now > before * RISE;
}
