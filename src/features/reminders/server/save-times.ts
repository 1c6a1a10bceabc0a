import type { EndpointInput } from '#contract/endpoint.ts';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { checkTimes, clockTime, minuteOf, nextMoment, restUntil } from '#domain/notices/reminder-times.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound, refusal } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { saveReminders } from '../contract.ts';
import { findReminder, type ReminderRow, updateReminder } from './queries.ts';
import { timesOf } from './reminder-times.ts';

/** Saves the chosen times; what was not chosen stays as it is. A rest begins today and lasts a week; saving again does not extend it. */
export async function saveTimes(
  { db, clock, today, person: { uid } }: ParticipantContext,
  { rest, ...sent }: EndpointInput<typeof saveReminders>['body'],
): Promise<ReminderRow> {
  await lockPerson(db, uid);
  const row = await findReminder(db, uid);
  if (!row) throw notFound();
  const { time = clockTime(row.minute), weekdays = timesOf(row).weekdays } = sent;
  const problems = checkTimes({ time, weekdays });
  if (problems.length > 0) throw refusal(problems);
  const chosen: readonly unknown[] = Array.isArray(weekdays) ? weekdays : [];
  const minute = minuteOf(String(time)) ?? row.minute;
  const now = clock.now();
  // A person who has just become due was not checked yet: saving the same time again must not skip that evening.
  const isDue = row.nextAt <= now && row.minute === minute;
  const changed = {
    minute,
    weekdays: WEEKDAYS.filter((day) => chosen.includes(day)),
    pausedUntil: restUntil(row, { today, rest }),
    nextAt: isDue ? row.nextAt : nextMoment({ minute }, { now, today, at: clock.instantOf }),
  };
  await updateReminder(db, uid, changed);
  return { ...row, ...changed };
}
