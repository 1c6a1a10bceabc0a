import { clockTime } from '#domain/notices/reminder-times.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findReminder } from './queries.ts';

/** The reminder settings of a person, and when they were last reminded. */
export const remindersDataset: Dataset = {
  name: 'reminders',
  tables: ['reminder'],
  async read(db, { uid }) {
    const row = await findReminder(db, uid);
    if (!row) return [];
    const { minute, weekdays, pausedUntil, lastOn } = row;
    return [
      {
        time: clockTime(minute),
        weekdays: weekdays.join(', '),
        paused_until: pausedUntil,
        last_reminded_on: lastOn,
      },
    ];
  },
};
