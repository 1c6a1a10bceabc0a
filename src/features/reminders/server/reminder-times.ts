import { WEEKDAYS } from '#domain/kit/day.ts';
import type { ReminderTimes } from '#domain/notices/reminder-times.ts';
import type { ReminderRow } from './queries.ts';

/** Converts a row to the form of the rules; invalid weekdays are skipped. */
export function timesOf({ minute, weekdays, pausedUntil }: ReminderRow): ReminderTimes {
  return { minute, weekdays: WEEKDAYS.filter((day) => weekdays.includes(day)), pausedUntil };
}
