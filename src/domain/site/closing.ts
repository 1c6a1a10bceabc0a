import { checkText } from '#domain/community/text.ts';
import { addDays, dayAt, instantAt } from '#domain/kit/day.ts';
import { HOUR_MS } from '#domain/kit/duration.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** Whether all sites are closed for maintenance. Every change makes a new object, so that a cached page can tell. */
export interface Closing {
  readonly isClosed: boolean;
  /** Closed by a setting: the staff cannot open the sites. */
  readonly bySetting: boolean;
  /** When visitors may try again, as far as is known. */
  readonly until: Date | null;
}

/** In how many seconds to try again if no time is known. */
const SOON = 300;
/** Visitors see a time without a day, so it is the next one: 25 hours ahead at most, in the night in which clocks go back. */
const LONGEST_HOURS = 25;
export const CLOSING_REASON_MAX_LENGTH = 500;

/** When visitors may try again, in milliseconds; null where that is unknown, or has passed without the sites opening. */
export function opensAround(until: Date | null, now: Date): number | null {
  return until && until > now ? until.getTime() : null;
}

/** The next instant at this clock time, such as 16:30; null if it is not a time. */
export function nextAt(time: string, now: Date, timeZone: string): Date | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const today = dayAt(now, timeZone);
  const minute = Number(hours) * 60 + Number(minutes);
  const [soon, later] = [today, addDays(today, 1)].map((day) => instantAt(day, minute, timeZone));
  return (soon && soon > now ? soon : later) ?? null;
}

/** In how many seconds to try again. */
export function retryAfter({ until }: Closing, now: Date): number {
  const opens = opensAround(until, now);
  return opens === null ? SOON : Math.ceil((opens - now.getTime()) / 1000);
}

/** The problems of closing the sites for this reason until then. */
export function checkClosing(
  { reason, until }: { readonly reason: string; readonly until: Date | null },
  now: Date,
): readonly Problem[] {
  return [...checkText('reason', reason, CLOSING_REASON_MAX_LENGTH), ...checkUntil(until, now)];
}

function checkUntil(until: Date | null, now: Date): readonly Problem[] {
  if (until === null) return NO_PROBLEMS;
  const ahead = (until.getTime() - now.getTime()) / HOUR_MS;
  // With an invalid date every comparison is false.
  return ahead > 0 && ahead <= LONGEST_HOURS ? NO_PROBLEMS : problem('until', 'invalid');
}
