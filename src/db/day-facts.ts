import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kit/day.ts';

// Rules of domain/tracking as SQL fragments, for queries about many people or all their days at once. Each is about the
// person of `account.uid` in the surrounding statement; day-facts.server.test.ts checks that they agree with their
// rule.

/** The days that are done: `isDone` of domain/tracking/progress.ts. */
const doneDays = sql`(
  select day from registration where registration.uid = account.uid
  union select day from pause_day where pause_day.uid = account.uid
)`;

/** Whether a day is done: `isDone` of domain/tracking/progress.ts. */
export function isDone(day: Day): SQL<boolean> {
  return sql`exists (select from ${doneDays} done where done.day = ${day})`;
}

/** How many days from `first` on, before `today`, are not done: `outstandingDays` of domain/tracking/progress.ts. */
export function countOutstanding(first: SQL, today: Day): SQL<number> {
  return sql`greatest(0, ${today}::date - ${first} - (
    select count(*)::int from ${doneDays} done where done.day >= ${first} and done.day < ${today}
  ))`;
}

/**
 * Each filled-in day, as `day`, its `total` (`totalOf` of domain/tracking/registration.ts) and `filled_at`, the instant
 * of its first registration.
 */
export const filledDays = sql`(
  select day, sum(amount) as total, min(created_at) as filled_at from registration
  where registration.uid = account.uid group by day
)`;
