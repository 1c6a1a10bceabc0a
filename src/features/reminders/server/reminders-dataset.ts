import { clockTime } from '#domain/notices/reminder-times.ts';
import { isNewsOfEnd, partOfNews } from '#domain/programme/programme-news.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findReminder } from './queries.ts';

/** The reminder settings of a person, and of what they were last reminded. When they are considered next follows from these. */
export const remindersDataset: Dataset = {
  name: 'reminders',
  tables: ['reminder'],
  async read(db, { uid }) {
    const row = await findReminder(db, uid);
    if (!row) return [];
    const { minute, weekdays, pausedUntil, lastOn, openDaysOn, weekly, toldPart } = row;
    return [
      {
        time: clockTime(minute),
        weekdays: weekdays.join(', '),
        paused_until: pausedUntil,
        last_reminded_on: lastOn,
        open_days_from: openDaysOn,
        weekly_reminders: weekly,
        told_part: partOfNews(toldPart),
        told_end: isNewsOfEnd(toldPart),
      },
    ];
  },
};
