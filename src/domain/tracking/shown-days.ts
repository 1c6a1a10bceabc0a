import { addDays, type Day } from '#domain/kit/day.ts';
import { lastProgrammeDay } from './goal.ts';
import type { Bounds } from './week.ts';

/** How far back days can be filled in and are shown, in days. */
export const DAYS_BACK = 366;

/** The days that are shown: from registrations start, at most a year ago, to the end of the programme, or today if later. */
export function shownDays(
  { registrationsStart, programmeStart }: Omit<Bounds, 'today'>,
  today: Day,
): { first: Day; last: Day } {
  const yearAgo = addDays(today, -DAYS_BACK);
  const lastPlanned = lastProgrammeDay(programmeStart);
  return {
    first: registrationsStart > yearAgo ? registrationsStart : yearAgo,
    last: lastPlanned > today ? lastPlanned : today,
  };
}
