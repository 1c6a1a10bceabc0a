import { type Day, daysFrom, WEEKDAYS, type Weekday, weekdayOf } from '#domain/kit/day.ts';
import { type Language, LOCALES } from '#domain/kit/language.ts';

/** When moderators look: on these days, between two times in minutes after midnight (settled: forum). */
export interface SetHours {
  readonly days: readonly Weekday[];
  readonly from: number;
  readonly until: number;
}

/** A text with a sign of danger waits no longer than this within the set hours, in minutes. */
export const SAFETY_WAIT_MINUTES = 60;

/** The days and clock times of a time zone. */
interface Calendar {
  dayOf(instant: Date): Day;
  instantOf(day: Day, minute: number): Date;
}

/** How many minutes of the set hours there are between two instants. */
export function openMinutesBetween(
  { days, from, until }: SetHours,
  [start, end]: readonly [Date, Date],
  { dayOf, instantOf }: Calendar,
): number {
  const open = daysFrom(dayOf(start), dayOf(end)).filter((day) => days.includes(weekdayOf(day)));
  return open.reduce((minutes, day) => {
    const first = Math.max(start.getTime(), instantOf(day, from).getTime());
    const last = Math.min(end.getTime(), instantOf(day, until).getTime());
    return minutes + Math.max(0, last - first) / 60_000;
  }, 0);
}

/** The texts that say set hours in one language. */
export interface HoursWords {
  /** With `{days}`, `{from}` and `{until}`. */
  readonly sentence: string;
  readonly workingDays: string;
  readonly everyDay: string;
}

/** Set hours as people read them, such as "op werkdagen tussen 9.00 en 17.00 uur". */
export function hoursInWords({ days, from, until }: SetHours, words: HoursWords, language: Language): string {
  return words.sentence
    .replace('{days}', () => daysInWords(days, words, language))
    .replace('{from}', timeInWords(from, language))
    .replace('{until}', timeInWords(until, language));
}

const WORKING_DAYS = WEEKDAYS.slice(0, 5);

function daysInWords(days: readonly Weekday[], words: HoursWords, language: Language): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day));
  if (chosen.length === WEEKDAYS.length) return words.everyDay;
  if (chosen.join() === WORKING_DAYS.join()) return words.workingDays;
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  const names = chosen.map((day) => name.format(new Date(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day)))));
  return new Intl.ListFormat(LOCALES[language]).format(names);
}

function timeInWords(minutes: number, language: Language): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const padded = String(minute).padStart(2, '0');
  if (language === 'nl') return `${hour}.${padded}`;
  const ofHalfDay = hour % 12 === 0 ? 12 : hour % 12;
  return `${ofHalfDay}${minute === 0 ? '' : `:${padded}`} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
