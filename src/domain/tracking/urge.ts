import { DAY_MS } from '#domain/kit/duration.ts';

/** What may have helped with an urge. */
export const URGE_HELPS = ['breathing', 'alternative', 'calling', 'reasons', 'waiting'] as const;
export type UrgeHelp = (typeof URGE_HELPS)[number];

/** How strong an urge can be, from gone to very strong. */
export const URGE_STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** An urge comes as a wave of about a quarter of an hour; what follows within this time is still the same one. */
const ONE_URGE_MS = 15 * 60_000;

/** How old an urge may be when it arrives: it may wait on a device for a day, and for another after it was received again. */
const REPORTED_WITHIN_MS = 3 * DAY_MS;

/** When an urge eased, from the time that a device gives in milliseconds: never in the future, nor too long ago. */
export function easedAt(reported: number | null, now: Date): Date {
  const time = reported ?? now.getTime();
  return new Date(Math.max(Math.min(time, now.getTime()), now.getTime() - REPORTED_WITHIN_MS));
}

/** The instants, both excluded, between which another urge that eased counts as the same one. */
export function sameUrge(at: Date): { readonly after: Date; readonly before: Date } {
  return { after: new Date(at.getTime() - ONE_URGE_MS), before: new Date(at.getTime() + ONE_URGE_MS) };
}
