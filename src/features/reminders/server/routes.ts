import { addDays, WEEKDAYS, type Weekday } from '#domain/day.ts';
import { problem } from '#domain/problem.ts';
import { clockTime, minuteOf, nextMoment, REST_DAYS } from '#domain/reminder.ts';
import { notFound, refusal } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { type ReminderSettings, readReminders, saveReminders } from '../contract.ts';
import { findReminder, type ReminderRow, updateReminder } from './queries.ts';
import { timesOf } from './reminder-times.ts';

export const reminderRoutes: readonly Route[] = [
  route(readReminders, async ({ db, today, person }) => {
    const row = await findReminder(db, person.uid);
    if (!row) throw notFound();
    return settingsOf(row, today);
  }),
  route(saveReminders, async ({ db, clock, today, person: { uid } }, { body }) => {
    const minute = typeof body.time === 'string' ? minuteOf(body.time) : null;
    if (minute === null) throw refusal(problem('time', 'invalid'));
    const row = await findReminder(db, uid);
    if (!row) throw notFound();
    const weekdays = weekdaysIn(body.weekdays);
    const isResting = row.pausedUntil !== null && row.pausedUntil > today;
    const restUntil = isResting ? row.pausedUntil : addDays(today, REST_DAYS);
    const changed = {
      minute,
      weekdays: [...weekdays],
      pausedUntil: body.rest ? restUntil : null,
      nextAt: nextMoment({ minute }, { now: clock.now(), today, at: clock.instantOf }),
    };
    await updateReminder(db, uid, changed);
    return settingsOf({ ...row, ...changed }, today);
  }),
];

function weekdaysIn(given: unknown): readonly Weekday[] {
  if (!Array.isArray(given)) throw refusal(problem('weekdays', 'invalid'));
  if (!given.every((day) => WEEKDAYS.some((known) => known === day))) {
    throw refusal(problem('weekdays', 'unknownChoice'));
  }
  if (given.length === 0) throw refusal(problem('weekdays', 'required'));
  return WEEKDAYS.filter((day) => given.includes(day));
}

function settingsOf(row: ReminderRow, today: string): ReminderSettings {
  const { minute, weekdays, pausedUntil } = timesOf(row);
  return {
    time: clockTime(minute),
    weekdays: [...weekdays],
    paused_until: pausedUntil !== null && pausedUntil > today ? pausedUntil : null,
  };
}
