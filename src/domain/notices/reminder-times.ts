import { addDays, type Day, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** When someone wants to be reminded, in the product's time zone. */
export interface ReminderTimes {
  /** Minutes after midnight. */
  readonly minute: number;
  readonly weekdays: readonly Weekday[];
  /** The day on which paused reminders resume. */
  readonly pausedUntil: Day | null;
}

/** Eight in the evening, every day (chosen). */
export const USUAL_TIMES: ReminderTimes = { minute: 20 * 60, weekdays: WEEKDAYS, pausedUntil: null };

/** For how many days reminders can be paused. */
const REST_DAYS = 7;

/** The day on which reminders resume after someone chose to rest, or not to. A rest that is under way is not extended. */
export function restUntil(
  { pausedUntil }: Pick<ReminderTimes, 'pausedUntil'>,
  { today, rest }: { readonly today: Day; readonly rest: boolean | undefined },
): Day | null {
  if (rest === false) return null;
  const isResting = pausedUntil !== null && pausedUntil > today;
  return isResting || rest === undefined ? pausedUntil : addDays(today, REST_DAYS);
}

/** The next instant after `now` at someone's chosen time, on any day; `at` knows the time zone. */
export function nextMoment(
  { minute }: Pick<ReminderTimes, 'minute'>,
  { now, today, at }: { now: Date; today: Day; at: (day: Day, minute: number) => Date },
): Date {
  const tonight = at(today, minute);
  return tonight > now ? tonight : at(addDays(today, 1), minute);
}

/** Minutes after midnight as a clock shows them, `20:00`. */
export function clockTime(minute: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minutes after midnight of a clock time; null for anything else. */
export function minuteOf(time: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** Validation errors in the chosen times; the same for browser and server. */
export function checkTimes({ time, weekdays }: { time: unknown; weekdays: unknown }): readonly Problem[] {
  const isTime = typeof time === 'string' && minuteOf(time) !== null;
  return [...(isTime ? NO_PROBLEMS : problem('time', 'invalid')), ...checkWeekdays(weekdays)];
}

function checkWeekdays(weekdays: unknown): readonly Problem[] {
  if (!Array.isArray(weekdays)) return problem('weekdays', 'invalid');
  if (!weekdays.every((day) => WEEKDAYS.some((known) => known === day))) {
    return problem('weekdays', 'unknownChoice');
  }
  return weekdays.length === 0 ? problem('weekdays', 'nothingChosen') : NO_PROBLEMS;
}
