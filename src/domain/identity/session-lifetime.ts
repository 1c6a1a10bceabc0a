import type { Members } from '#domain/site/site.ts';

/** Which kind of device a session is on (docs/decisions/0049). */
export interface DeviceKind {
  /** The person said that the device is theirs alone. */
  readonly ownDevice: boolean;
}

/** After how long without use a session ends: on one's own device, and on any other. */
const OWN_DEVICE_DAYS = 30;
export const OTHER_DEVICE_HOURS = 12;

const HOUR_SECONDS = 3_600;

/** After how many seconds without use a session ends. */
export function longestUnused({ ownDevice }: DeviceKind): number {
  return ownDevice ? OWN_DEVICE_DAYS * 24 * HOUR_SECONDS : OTHER_DEVICE_HOURS * HOUR_SECONDS;
}

/** A nurse logs in again after this many days, however often she comes: otherwise she would give a code only once. */
const NURSE_DAYS = 30;
/** After how many seconds from her login a nurse's session ends. */
export const NURSE_SECONDS = NURSE_DAYS * 24 * HOUR_SECONDS;

/** How many days a session lasts at most on one's own device: a nurse's since her login, others since their last use. */
export function ownDeviceDays(members: Members): number {
  return members === 'nurses' ? NURSE_DAYS : OWN_DEVICE_DAYS;
}

/** The facts that decide whether a session has ended. */
export interface Lasting extends DeviceKind {
  readonly ofNurse: boolean;
  /** Since the login, in seconds. */
  readonly age: number;
  /** Since the last use on record, in seconds. */
  readonly unused: number;
}

/**
 * How stale the last use on record may be before it is written again, in seconds: so that reads seldom write. A session may
 * end that much early.
 */
function staleAfter({ ownDevice }: DeviceKind): number {
  return ownDevice ? HOUR_SECONDS : HOUR_SECONDS / 12;
}

/** The state of a session that is used now. */
export function sessionAfter(session: Lasting): 'over' | 'stale' | 'fresh' {
  const { ofNurse, age, unused } = session;
  if (unused > longestUnused(session) || (ofNurse && age > NURSE_SECONDS)) return 'over';
  return unused > staleAfter(session) ? 'stale' : 'fresh';
}
