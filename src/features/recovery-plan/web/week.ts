import { addDays, type Day, daysFrom } from '#domain/day.ts';
import { PROGRAMME_WEEKS, programmeWeek } from '#domain/goal.ts';
import { barScale, dayStatus } from '#domain/progress.ts';
import type { Overview } from '#features/daily-registration/contract.ts';

export type BarState = 'within' | 'above' | 'open' | 'no-goal' | 'future' | 'before';

export interface DayOfWeek {
  readonly day: Day;
  readonly state: BarState;
  readonly totalAmount: number | null;
  readonly goal: number | null;
  readonly isToday: boolean;
}

/** Seven days of the programme as the plan page shows them. Week 1 starts on the programme's first day. */
export interface Week {
  readonly number: number;
  readonly days: readonly DayOfWeek[];
  /** Amount at which a bar of this week is full. */
  readonly scale: number;
}

interface Bounds {
  readonly programmeStart: Day;
  readonly registrationsStart: Day;
  readonly today: Day;
}

const STATES = { achieved: 'within', notAchieved: 'above', noGoal: 'no-goal', noData: 'open' } as const;

export function weekOf(number: number, overview: Overview, bounds: Bounds): Week {
  const first = addDays(bounds.programmeStart, (number - 1) * 7);
  const days = daysFrom(first, addDays(first, 6)).map((day): DayOfWeek => {
    const figures = { totalAmount: overview[day]?.totalAmount ?? null, goal: overview[day]?.goal ?? null };
    const isToday = day === bounds.today;
    if (day > bounds.today) return { day, ...figures, state: 'future', isToday };
    if (day < bounds.registrationsStart) return { day, ...figures, state: 'before', isToday };
    return { day, ...figures, state: STATES[dayStatus(figures)], isToday };
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
