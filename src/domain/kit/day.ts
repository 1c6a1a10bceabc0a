import { DAY_MS } from '#domain/kit/duration.ts';
import { madeOnce } from '#domain/kit/made-once.ts';

/**
 * A calendar day as ISO text, `YYYY-MM-DD`. Arithmetic is on the calendar, so the 23- and 25-hour days at a clock
 * change count as one day like any other. "Today" is always passed in.
 */
export type Day = string;

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Ten years, so that arbitrary days from clients cannot fill the memory. */
const MOST_WRITTEN = 3_653;

/** Days since 1970, for code that compares many of them. */
export function toNumber(day: Day): number {
  const [year, month, date] = day.split('-').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1) / DAY_MS;
}

/** A cache of formatted days: lists of days are created again and again, for the same few years. */
const written = new Map<number, Day>();

function fromNumber(days: number): Day {
  const known = written.get(days);
  if (known !== undefined) return known;
  const day = new Date(days * DAY_MS).toISOString().slice(0, 10);
  if (written.size < MOST_WRITTEN) written.set(days, day);
  return day;
}

/** The range of years in which text can be a day. */
export const EARLIEST_DAY: Day = '1900-01-01';
export const LATEST_DAY: Day = '2199-12-31';

/** Whether text is an existing day; `2026-02-30` is not, nor are years outside 1900–2199. */
export function isDay(text: unknown): text is Day {
  return (
    typeof text === 'string' &&
    /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) &&
    fromNumber(toNumber(text)) === text
  );
}

export function addDays(day: Day, count: number): Day {
  return fromNumber(toNumber(day) + count);
}

/** The same date some months later or earlier; the last of the month if that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

/** Every day from `from` to `to`, both included; empty if `to` is before `from`. */
export function daysFrom(from: Day, to: Day): Day[] {
  const first = toNumber(from);
  return Array.from({ length: Math.max(0, toNumber(to) - first + 1) }, (_, index) =>
    fromNumber(first + index),
  );
}

/** A value for each day of the week. */
export function perWeekday<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  return {
    monday: valueOf('monday'),
    tuesday: valueOf('tuesday'),
    wednesday: valueOf('wednesday'),
    thursday: valueOf('thursday'),
    friday: valueOf('friday'),
    saturday: valueOf('saturday'),
    sunday: valueOf('sunday'),
  };
}

/** 1970-01-01, the day with number 0, was a Thursday: so many days into a week, which begins on Monday (spec 1 §9). */
const INTO_THE_WEEK = 3;

/** The number of the week that a day with this number is in. */
export function weekNumber(day: number): number {
  return Math.floor((day + INTO_THE_WEEK) / 7);
}

export function weekdayOf(day: Day): Weekday {
  const number = toNumber(day);
  return WEEKDAYS[number + INTO_THE_WEEK - 7 * weekNumber(number)] as Weekday;
}

/** The first day on or after `from` that is this weekday. */
export function firstOn(weekday: Weekday, from: Day): Day {
  return addDays(from, (WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(from)) + 7) % 7);
}

/** The Monday of the week a day is in. */
export function mondayOf(day: Day): Day {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

const hours = madeOnce(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }),
);
const days = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
);
const parts = madeOnce(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      timeZone,
    }),
);

/** The hour at an instant in a time zone, 0–23. */
export function hourAt(instant: Date, timeZone: string): number {
  return Number(hours(timeZone).format(instant));
}

/** The UTC offsets of all time zones are multiples of this. */
const QUARTER_MS = 900_000;
/** How many of these the cache holds: those of three months. */
const MOST_KNOWN = 9_000;
/** The days of one time zone, by quarter of an hour. */
const knownDays = { timeZone: '', days: new Map<number, Day>() };

/** The day at an instant in a time zone; the product's day is that of TIME_ZONE. */
export function dayAt(instant: Date, timeZone: string): Day {
  if (knownDays.timeZone !== timeZone || knownDays.days.size > MOST_KNOWN) {
    knownDays.timeZone = timeZone;
    knownDays.days.clear();
  }
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  // Every call asks for today, and badges ask for the day on which each day was filled in.
  const known = knownDays.days.get(quarter);
  if (known !== undefined) return known;
  const day = days(timeZone).format(instant);
  knownDays.days.set(quarter, day);
  return day;
}

/** The UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: Date, timeZone: string): number {
  const found = parts(timeZone).formatToParts(instant);
  const value = (type: string) => Number(found.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

/**
 * The instant that many minutes after midnight by the clocks of a time zone. In the night in which an hour occurs twice
 * it is the first one; in the one in which an hour is skipped, as long after the change as it would have been.
 */
export function instantAt(day: Day, minute: number, timeZone: string): Date {
  const shown = toNumber(day) * DAY_MS + minute * 60_000;
  const before = offsetAt(new Date(shown - DAY_MS), timeZone);
  const after = offsetAt(new Date(shown + DAY_MS), timeZone);
  const candidates = [shown - before, shown - after].filter(
    (instant) => instant + offsetAt(new Date(instant), timeZone) === shown,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : shown - before);
}
