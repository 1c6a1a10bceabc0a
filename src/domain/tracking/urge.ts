/** What may have helped with an urge. */
export const URGE_HELPS = ['breathing', 'alternative', 'calling', 'reasons', 'waiting'] as const;
export type UrgeHelp = (typeof URGE_HELPS)[number];

/** How strong an urge can be, from gone to very strong. */
export const URGE_STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** An urge comes as a wave of about a quarter of an hour; what follows within this time is still the same one. */
const ONE_URGE_MS = 15 * 60_000;

/** Whether someone who says that it is less means the urge that they rode out before; then it is not counted again. */
export function isSameUrge(riddenOutBefore: Date | null, now: Date): boolean {
  return riddenOutBefore !== null && now.getTime() - riddenOutBefore.getTime() < ONE_URGE_MS;
}
