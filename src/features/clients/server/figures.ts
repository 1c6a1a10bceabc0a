import type { Day } from '#domain/kit/day.ts';
import type { DayFigures } from '#domain/tracking/progress.ts';
import type { findFigures } from './queries.ts';

export type ClientFigures = Awaited<ReturnType<typeof findFigures>>[number];
type KnownDay = DayFigures & { readonly paused: boolean };

/** The facts of days, by day. */
export function daysOf(facts: NonNullable<ClientFigures['days']>): Map<Day, KnownDay> {
  return new Map(facts.map(([day, totalAmount, goal, paused]) => [day, { totalAmount, goal, paused }]));
}
