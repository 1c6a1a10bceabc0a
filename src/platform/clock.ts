import { type Day, dayAt, hourAt, instantAt } from '#domain/kit/day.ts';

/** The only source of time. Business dates never come from the database or from `Date` elsewhere (contract head section). */
export interface Clock {
  now(): Date;
  /** Today, in the product's time zone. */
  today(): Day;
  /** The day of an instant, in the product's time zone. */
  dayOf(instant: Date): Day;
  /** The hour of that day, 0–23. */
  hourOf(instant: Date): number;
  /** The instant that many minutes after midnight in that time zone. */
  instantOf(day: Day, minute: number): Date;
}

/** A clock that runs from `start`, or the real one; `start` comes from NOW, which production refuses. */
export function runningClock(timeZone: string, start?: Date): Clock {
  const offset = start ? start.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  return clockOf(now, timeZone);
}

/** A clock on any source of instants; tests set it. */
export function clockOf(now: () => Date, timeZone: string): Clock {
  const dayOf = (instant: Date) => dayAt(instant, timeZone);
  const hourOf = (instant: Date) => hourAt(instant, timeZone);
  const instantOf = (day: Day, minute: number) => instantAt(day, minute, timeZone);
  return { now, dayOf, hourOf, instantOf, today: () => dayOf(now()) };
}
