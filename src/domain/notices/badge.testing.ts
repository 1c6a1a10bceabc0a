import { toNumber } from '#domain/kit/day.ts';
import type { FilledDay } from '#domain/tracking/results/filled-days.ts';
import { type BadgeFacts, reachedDayBadges, reachedOtherBadges } from './badge.ts';

/** A Monday. */
export const START = toNumber('2026-09-07');
export const NOTHING: BadgeFacts = {
  today: START + 100,
  mailConfirmed: false,
  hasGoal: false,
  hasWrittenDiary: false,
  hasPosted: false,
  hasReplied: false,
  urges: 0,
  hasBuddy: false,
  hasNurse: false,
  days: [],
  pauses: new Set(),
  submitted: new Set(),
  phases: [],
};

/** A day counted from the start, filled in on the day itself unless it was later. */
export function day(
  at: number,
  { total = 3, goal = null, late = 0 }: { total?: number; goal?: number | null; late?: number } = {},
): FilledDay {
  const filled = START + at;
  return { day: filled, totalAmount: total, goal, filledOn: filled + late };
}
/** What somebody is awarded after all this, of either kind. */
export function after(facts: Partial<BadgeFacts>) {
  const all = { ...NOTHING, ...facts };
  const none = new Set<string>();
  return [...reachedOtherBadges(all, none), ...reachedDayBadges(all, none)];
}
