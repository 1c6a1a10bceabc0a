import { type Day, dayAt } from '#domain/day.ts';

/** The day it is for a server without settings of its own about time. */
export function today(): Day {
  return dayAt(new Date(), 'Europe/Amsterdam');
}
