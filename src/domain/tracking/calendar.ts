import type { Day } from '#domain/kit/day.ts';
import { isMonth, type Month, monthOf } from '#domain/kit/month.ts';
import type { DayMark } from './progress.ts';
import { type Bounds, type Days, type MarkedDay, markedDay } from './week.ts';

export interface CalendarDay extends MarkedDay {
  /** Whether the day can be filled in or viewed. */
  readonly opens: boolean;
}

/** A day as the calendar shows it: marked from the start of the programme to today (spec 1 §2 Calendar). */
export function calendarDay(
  day: Day,
  known: Days,
  { programmeStart, registrationsStart, today }: Bounds,
): CalendarDay {
  const markedFrom = programmeStart > registrationsStart ? programmeStart : registrationsStart;
  return {
    ...markedDay(day, known, { programmeStart, registrationsStart: markedFrom, today }),
    opens: day <= today && day >= registrationsStart,
  };
}

/** The months that can be viewed: from that of the first day that can be filled in, whatever came before it, to the current one. */
export function monthBounds({ registrationsStart, today }: Omit<Bounds, 'programmeStart'>): {
  first: Month;
  last: Month;
} {
  return { first: monthOf(registrationsStart < today ? registrationsStart : today), last: monthOf(today) };
}

/** The month that a URL asks for, or the current one when that month cannot be shown. */
export function chosenMonth(asked: string | null, { first, last }: { first: Month; last: Month }): Month {
  return isMonth(asked) && asked >= first && asked <= last ? asked : last;
}

/** How many marked days there are, and of those how many were filled in, within and above the goal. */
export function countMarks(days: readonly CalendarDay[]) {
  const count = (mark: DayMark) => days.filter((day) => day.mark === mark).length;
  const filled = count('within') + count('above') + count('noGoal');
  return {
    total: filled + count('open') + count('paused'),
    filled,
    within: count('within'),
    above: count('above'),
    noGoal: count('noGoal'),
  };
}
