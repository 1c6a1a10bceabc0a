import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/kit/day.ts';
import type { LivedDay } from '#domain/tracking/steadiness.ts';

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

/** Each filled-in day, as `day` and its `total` (`totalOf` of domain/tracking/registration.ts). */
export const filledDays = sql`(
  select day, sum(amount) as total from registration
  where registration.uid = account.uid group by day
)`;

/** A day, its total, its goal and whether it is a pause. */
type DayFact = readonly [day: Day, total: number | null, goal: number | null, paused: boolean];

/** Reads what `knownDays` selects. */
export function byDay(facts: readonly DayFact[]): Map<Day, LivedDay> {
  return new Map(facts.map(([day, totalAmount, goal, paused]) => [day, { totalAmount, goal, paused }]));
}

/**
 * Each day up to `until` of which anything is known, in one value: its total (`totalOf` of domain/tracking/registration.ts; null
 * where nothing was filled in), its goal, and whether it is paused. Of a registration only the amount is read.
 */
export function knownDays(until: Day | Placeholder): SQL<Map<Day, LivedDay>> {
  const upTo = sql`uid = account.uid and day <= ${until}::date`;
  return sql`(
    select coalesce(json_agg(json_build_array(day, total, goal, paused)), '[]') from (
      select day, sum(amount) as total, max(goal) as goal, bool_or(paused) as paused from (
        select day, amount, null::numeric as goal, false as paused from registration where ${upTo}
        union all select day, null, goal, false from day_goal where ${upTo}
        union all select day, null, null, true from pause_day where ${upTo}
      ) as one group by day
    ) as known
  )`.mapWith(byDay);
}
