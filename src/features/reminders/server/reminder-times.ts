import { WEEKDAYS } from '#domain/kit/day.ts';
import type { ReminderTimes } from '#domain/notices/reminder.ts';
import type { ReminderRow } from './queries.ts';

/** A row as the rules read it; a day that is none is left out. */
export function timesOf({ minute, weekdays, pausedUntil }: ReminderRow): ReminderTimes {
  return { minute, weekdays: WEEKDAYS.filter((day) => weekdays.includes(day)), pausedUntil };
}
