import { addDays, type Day, daysBetween, daysFrom } from '#domain/kit/day.ts';
import { type DayFigures, type DayMark, dayMark } from '#domain/tracking/progress.ts';
import type { MarkedDay } from '#domain/tracking/week.ts';

/** Calendar days since the start, today included, and the weeks that they are: rounded up, at least 1 (contract A12). */
export function registeredSince(start: Day, today: Day): { readonly days: number; readonly weeks: number } {
  const days = Math.max(0, daysBetween(start, today) + 1);
  return { days, weeks: Math.max(1, Math.ceil(days / 7)) };
}

const RECENT_DAYS = 7;
const UNKNOWN = { totalAmount: null, goal: null, paused: false };

/** The marks of the last seven days, today included, the oldest first. */
export function recentMarks(
  days: ReadonlyMap<Day, DayFigures & { readonly paused: boolean }>,
  start: Day,
  today: Day,
): DayMark[] {
  return daysFrom(addDays(today, 1 - RECENT_DAYS), today).map((day) =>
    day < start ? 'before' : dayMark(days.get(day) ?? UNKNOWN),
  );
}

/** Whether a day went by without a registration that was not a pause: only of such a day does a nurse ask why. */
export function hasOpenDay(days: readonly Pick<MarkedDay, 'mark' | 'isToday'>[]): boolean {
  return days.some(({ mark, isToday }) => mark === 'open' && !isToday);
}
