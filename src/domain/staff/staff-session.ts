/** Seconds without a call after which somebody has to sign in again (settled: staff). */
export const IDLE_SECONDS = 15 * 60;
/** The longest that one sign-in lasts, in seconds. */
export const LONGEST_SECONDS = 8 * 3_600;
/** How many seconds after the password the code may be given. */
const CODE_WAIT_SECONDS = 10 * 60;
/** For how many seconds a code that was asked for again covers one act. */
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

/** Whether a sign-in is still valid: without the code for a short wait, with it until it is idle or a working day is over. */
export function isSignedIn({ isComplete, createdAt, lastSeenAt }: SignIn, now: Date): boolean {
  const age = secondsBetween(createdAt, now);
  if (!isComplete) return age < CODE_WAIT_SECONDS;
  return age < LONGEST_SECONDS && secondsBetween(lastSeenAt, now) < IDLE_SECONDS;
}

/** Whether a code that was asked for again still covers an act. */
export function isProofFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && secondsBetween(provenAt, now) < PROOF_SECONDS;
}
