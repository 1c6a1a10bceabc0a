import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kit/day.ts';
import { firstOpenDay, REMINDER_KINDS } from '#domain/notices/reminder.ts';
import { countOutstanding, isDone } from './day-facts.ts';

/** The kinds of reminders, as a list to compare with. */
export const reminderKinds = sql`(${sql.join(
  REMINDER_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

// What follows is about the person of `account.uid` in the surrounding statement.

/** Whether somebody paused their reminders on a day. */
function isResting(today: Day): SQL<boolean> {
  return sql`exists (select from reminder where reminder.uid = account.uid and paused_until > ${today})`;
}

/**
 * How many days are open when a day is asked about. Nobody is asked about days from before they began anew: the calendar does not
 * show those as open either. Nor twice about the same days: the mail about them says that they may be skipped.
 */
export function countOpenDays(asked: Day): SQL<number> {
  const first = sql`(
    select greatest(registrations_start, programme_start, ${firstOpenDay(asked)}::date, (
      select open_days_on from reminder where reminder.uid = participant.uid and open_days_on < ${asked}
    ))
    from participant where participant.uid = account.uid
  )`;
  return countOutstanding(first, asked);
}

/** What may have changed since a reminder of the day `asked` was due, apart from other reminders (`SinceReminder`). */
export function changedSince({ today, asked }: { today: Day; asked: Day }) {
  return { isResting: isResting(today), dayIsDone: isDone(asked), openDays: countOpenDays(asked) };
}
