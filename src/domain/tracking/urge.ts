import { DAY_MS } from '#domain/kit/duration.ts';

/** What may have helped with an urge. */
export const URGE_HELPS = ['breathing', 'alternative', 'calling', 'reasons', 'waiting'] as const;
export type UrgeHelp = (typeof URGE_HELPS)[number];

/** How strong an urge can be, from gone to very strong. */
export const URGE_STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** An urge comes as a wave of about a quarter of an hour; what follows within this time is still the same one. */
const ONE_URGE_MS = 15 * 60_000;

/** How far back an urge may be told: what waits on a device lives for a day, and once more where it is received again. */
const TOLD_WITHIN_MS = 3 * DAY_MS;

/** When an urge eased, by what a device says in milliseconds, and the clock of the server: never in the future, and not long ago. */
export function easedAt(told: number | null, now: Date): Date {
  const time = told ?? now.getTime();
  return new Date(Math.max(Math.min(time, now.getTime()), now.getTime() - TOLD_WITHIN_MS));
}

/** Between which instants, both left out, another urge that eased is the same one. */
export function sameUrge(at: Date): { readonly after: Date; readonly before: Date } {
  return { after: new Date(at.getTime() - ONE_URGE_MS), before: new Date(at.getTime() + ONE_URGE_MS) };
}
