import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kit/day.ts';
import { REMINDER_KINDS } from '#domain/notices/reminder.ts';

/** The kinds of reminders, as a list to compare with. */
export const reminderKinds = sql`(${sql.join(
  REMINDER_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** Whether somebody paused their reminders on a day. It is about the person of `account.uid` in the surrounding statement. */
export function isResting(today: Day): SQL<boolean> {
  return sql`exists (select from reminder where reminder.uid = account.uid and paused_until > ${today})`;
}
