import { Failure } from '#platform/failure.ts';
import { clearFlood, type Limit, perNetwork, takeAttempts } from '#platform/flood/flood.ts';
import type { StaffContext } from '#platform/staff/staff-context.ts';

const QUARTER = 900;
const PER_NETWORK: Limit = { kind: 'staff-network', most: 20, windowSeconds: 3_600 };
const PER_ADDRESS: Limit = { kind: 'staff-address', most: 5, windowSeconds: QUARTER };
/** Wrong codes of one member, also those from several browsers. */
const CODES: Limit = { kind: 'staff-code', most: 5, windowSeconds: QUARTER };

/** An attempt that was counted as failed before it was judged. */
interface Taken {
  /** It was right: it is no failure, and those before it are forgiven. */
  succeeded(): Promise<void>;
}

/** Counts a sign-in as failed; throws `Failure` when there were too many. */
export async function takeSignIn(context: StaffContext, mailKey: string): Promise<Taken> {
  const taken = await takeAttempts(context, [
    ...perNetwork(PER_NETWORK, context),
    { limit: PER_ADDRESS, subject: mailKey },
  ]);
  refuseReached(taken);
  return {
    async succeeded() {
      await taken.takeBack(PER_NETWORK);
      await clearFlood(context, PER_ADDRESS, mailKey);
    },
  };
}

/** The same for the opening of invitations, whose tokens nobody can guess. */
export async function takeInvitationAttempt(context: StaffContext): Promise<void> {
  refuseReached(await takeAttempts(context, [...perNetwork(PER_NETWORK, context)]));
}

/** Counts a code as wrong; throws `Failure` when there were five within a quarter of an hour. */
export async function takeCode(context: StaffContext, member: number): Promise<Taken> {
  const subject = String(member);
  refuseReached(await takeAttempts(context, [{ limit: CODES, subject }]));
  return { succeeded: () => clearFlood(context, CODES, subject) };
}

function refuseReached({
  reached,
  retryAfterSeconds,
}: {
  reached: Limit | null;
  retryAfterSeconds: number;
}): void {
  if (reached) throw new Failure('too_many_requests', 'Too many attempts.', { retryAfterSeconds });
}
