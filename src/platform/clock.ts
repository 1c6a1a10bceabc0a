import { type Day, dayAt, hourAt, instantAt } from '#domain/kit/day.ts';

/** The only source of time. Business dates never come from the database or from `Date` elsewhere (contract head section). */
export interface Clock {
  now(): Date;
  /** The day it is in the product's time zone. */
  today(): Day;
  /** The day an instant falls on in the product's time zone. */
  dayOf(instant: Date): Day;
  /** The hour of that day, 0–23. */
  hourOf(instant: Date): number;
  /** The instant at which it is so many minutes after midnight there. */
  instantOf(day: Day, minute: number): Date;
}

/** A clock that runs from `start`, or the real one; `start` comes from NOW and is refused in production. */
export function runningClock(timeZone: string, start?: Date): Clock {
  const offset = start ? start.getTime() - Date.now() : 0;
  const now = () => new Date(Date.now() + offset);
  return clockOf(now, timeZone);
}

/** A clock on any source of instants; tests turn its hands. */
export function clockOf(now: () => Date, timeZone: string): Clock {
  const dayOf = (instant: Date) => dayAt(instant, timeZone);
  const hourOf = (instant: Date) => hourAt(instant, timeZone);
  const instantOf = (day: Day, minute: number) => instantAt(day, minute, timeZone);
  return { now, dayOf, hourOf, instantOf, today: () => dayOf(now()) };
}
