import type { Day } from '#domain/kit/day.ts';
import { isMonth, type Month, monthOf } from '#domain/kit/month.ts';
import { type DayMark, dayMark } from '#domain/tracking/progress.ts';
import type { MarkedDay } from '#domain/tracking/week.ts';
import type { Overview } from '#features/daily-registration/contract.ts';

export interface CalendarDay extends MarkedDay {
  /** Whether the day can be filled in or viewed. */
  readonly opens: boolean;
}

export interface Bounds {
  readonly programmeStart: Day;
  readonly registrationsStart: Day;
  readonly today: Day;
}

/** A day as the calendar shows it: marked from the start of the programme to today (spec 1 §2 Calendar). */
export function calendarDay(day: Day, overview: Overview, bounds: Bounds): CalendarDay {
  const { totalAmount = null, goal = null, paused = false } = overview[day] ?? {};
  const mark =
    day > bounds.today
      ? 'future'
      : day < bounds.programmeStart || day < bounds.registrationsStart
        ? 'before'
        : dayMark({ totalAmount, goal, paused });
  return {
    day,
    mark,
    totalAmount,
    goal,
    isToday: day === bounds.today,
    opens: day <= bounds.today && day >= bounds.registrationsStart,
  };
}

/** The months that can be viewed: from the first day that can be filled in, or the start of the programme, to the current one. */
export function monthBounds({ programmeStart, registrationsStart, today }: Bounds): {
  first: Month;
  last: Month;
} {
  const days = [programmeStart, registrationsStart, today].toSorted();
  return { first: monthOf(days[0] ?? today), last: monthOf(today) };
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
