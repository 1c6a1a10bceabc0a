/** Seconds without a call after which somebody has to sign in again (settled: staff). */
export const IDLE_SECONDS = 15 * 60;
/** The longest that one sign-in lasts, in seconds. */
export const LONGEST_SECONDS = 8 * 3_600;
/** For so many seconds after the password, its code is waited for. */
const CODE_WAIT_SECONDS = 10 * 60;
/** A code that was asked for again is good for one act within so many seconds. */
const PROOF_SECONDS = 5 * 60;
/** How long an invitation can be opened, and the account then be set up, in seconds. */
export const INVITATION_SECONDS = 3_600;

interface SignIn {
  /** The code was given as well as the password. */
  readonly isComplete: boolean;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

/** Whether a sign-in still stands at an instant: half of one waits for its code, a whole one ends idle or after a working day. */
export function isSignedIn({ isComplete, createdAt, lastSeenAt }: SignIn, now: Date): boolean {
  const age = secondsBetween(createdAt, now);
  if (!isComplete) return age < CODE_WAIT_SECONDS;
  return age < LONGEST_SECONDS && secondsBetween(lastSeenAt, now) < IDLE_SECONDS;
}

/** Whether a code that was asked for again still covers an act. */
export function isProven(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && secondsBetween(provenAt, now) < PROOF_SECONDS;
}
