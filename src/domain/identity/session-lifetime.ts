/** Which kind of device a session is on (docs/decisions/0049). */
export interface DeviceKind {
  /** The person said that the device is theirs alone. */
  readonly ownDevice: boolean;
}

/** After how long without use a session ends: on one's own device, and on any other. */
export const OWN_DEVICE_DAYS = 30;
export const OTHER_DEVICE_HOURS = 12;

const HOUR = 3_600;

/** The same in seconds. */
export function longestUnused({ ownDevice }: DeviceKind): number {
  return ownDevice ? OWN_DEVICE_DAYS * 24 * HOUR : OTHER_DEVICE_HOURS * HOUR;
}

/**
 * How stale the last use on record may be before it is written again, in seconds: reads write next to nothing, and a session ends
 * at most that much early.
 */
function staleAfter({ ownDevice }: DeviceKind): number {
  return ownDevice ? HOUR : HOUR / 12;
}

/** What becomes of a session that is used `unused` seconds after the last use on record. */
export function sessionAfter(kind: DeviceKind, unused: number): 'over' | 'stale' | 'fresh' {
  if (unused > longestUnused(kind)) return 'over';
  return unused > staleAfter(kind) ? 'stale' : 'fresh';
}
