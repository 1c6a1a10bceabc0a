import { addDays, type Day, daysFrom } from '#domain/day.ts';
import { PROGRAMME_WEEKS, programmeWeek } from '#domain/goal.ts';
import { barScale, dayMark } from '#domain/progress.ts';
import type { Overview } from '#features/daily-registration/contract.ts';
import type { MarkedDay } from '#ui/app/useDaySentence.ts';

/** Seven days of the programme as the plan page shows them. Week 1 starts on the programme's first day. */
export interface Week {
  readonly number: number;
  readonly days: readonly MarkedDay[];
  /** Amount at which a bar of this week is full. */
  readonly scale: number;
}

interface Bounds {
  readonly programmeStart: Day;
  readonly registrationsStart: Day;
  readonly today: Day;
}

export function weekOf(number: number, overview: Overview, bounds: Bounds): Week {
  const first = addDays(bounds.programmeStart, (number - 1) * 7);
  const days = daysFrom(first, addDays(first, 6)).map((day): MarkedDay => {
    const { totalAmount = null, goal = null, paused = false } = overview[day] ?? {};
    const shown = { day, totalAmount, goal, isToday: day === bounds.today };
    if (day > bounds.today) return { ...shown, mark: 'future' };
    if (day < bounds.registrationsStart) return { ...shown, mark: 'before' };
    return { ...shown, mark: dayMark({ totalAmount, goal, paused }) };
  });
  return { number, days, scale: barScale(days.map(({ goal }) => goal)) };
}

/** The weeks that can be looked at: from the first registration to the last week of the programme, or this one. */
export function weekBounds(bounds: Bounds): { first: number; last: number; current: number } {
  const current = programmeWeek(bounds.programmeStart, bounds.today);
  return {
    first: programmeWeek(bounds.programmeStart, bounds.registrationsStart),
    last: Math.max(PROGRAMME_WEEKS, current),
    current,
  };
}
