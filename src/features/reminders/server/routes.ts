import { clockTime } from '#domain/notices/reminder-times.ts';
import { notFound } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { type ReminderSettings, readReminders, saveReminders } from '../contract.ts';
import { findReminder, type ReminderRow } from './queries.ts';
import { timesOf } from './reminder-times.ts';
import { saveTimes } from './save-times.ts';

export const reminderRoutes: readonly Route[] = [
  route(readReminders, async ({ db, today, person }) => {
    const row = await findReminder(db, person.uid);
    if (!row) throw notFound();
    return settingsOf(row, today);
  }),
  route(saveReminders, async (context, { body }) =>
    settingsOf(await saveTimes(context, body), context.today),
  ),
];

function settingsOf(row: ReminderRow, today: string): ReminderSettings {
  const { minute, weekdays, pausedUntil } = timesOf(row);
  return {
    time: clockTime(minute),
    weekdays: [...weekdays],
    paused_until: pausedUntil !== null && pausedUntil > today ? pausedUntil : null,
  };
}
