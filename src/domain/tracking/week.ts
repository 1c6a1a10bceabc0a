import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { PROGRAMME_WEEKS, programmeWeek } from './goal.ts';
import { barScale, type DayFigures, type DayMark, dayMark } from './progress.ts';

/** A day as a bar or a calendar shows it. */
export interface MarkedDay extends DayFigures {
  readonly day: Day;
  readonly mark: DayMark;
  readonly isToday: boolean;
}

/** What is known of each day that can be marked. */
type Days = Readonly<Record<Day, DayFigures & { readonly paused?: boolean | undefined }>>;

/** Seven days of the programme as they are shown. Week 1 starts on the programme's first day. */
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

/** The week of the programme with that number, each day with its mark (spec 1 §2 Recovery plan page). */
export function weekOf(number: number, known: Days, bounds: Bounds): Week {
  const first = addDays(bounds.programmeStart, (number - 1) * 7);
  const days = daysFrom(first, addDays(first, 6)).map((day): MarkedDay => {
    const { totalAmount = null, goal = null, paused = false } = known[day] ?? {};
    const shown = { day, totalAmount, goal, isToday: day === bounds.today };
    if (day > bounds.today) return { ...shown, mark: 'future' };
    if (day < bounds.registrationsStart) return { ...shown, mark: 'before' };
    return { ...shown, mark: dayMark({ totalAmount, goal, paused }) };
  });
  return { number, days, scale: barScale(days.map(({ goal }) => goal)) };
}

/** The available weeks: from the first registration to the last week of the programme, or the current one. */
export function weekBounds(bounds: Bounds): { first: number; last: number; current: number } {
  const current = programmeWeek(bounds.programmeStart, bounds.today);
  return {
    first: programmeWeek(bounds.programmeStart, bounds.registrationsStart),
    last: Math.max(PROGRAMME_WEEKS, current),
    current,
  };
}
