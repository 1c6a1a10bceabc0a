import type { Context } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import {
  clearFlood,
  type Limit,
  perNetwork,
  type TakenAttempts,
  takeAttempts,
} from '#platform/flood/flood.ts';

/** Failed logins (contract 2.4). Beyond each of them logins get slower, because a door that shuts can be shut on its owner. */
const PER_ADDRESS: Limit = {
  kind: 'login-address',
  most: 50,
  windowSeconds: 3_600,
  waits: [30, 60, 120, 300],
};
const PER_ACCOUNT: Limit = {
  kind: 'login-account',
  most: 5,
  windowSeconds: 6 * 3_600,
  waits: [60, 120, 240, 480, 900],
};
/** For an account from all networks together, however many somebody has. */
const ANYWHERE: Limit = { kind: 'login-anywhere', most: 100, windowSeconds: 86_400, waits: [60] };
/** For an account in a browser that it knows; after that the browser is like any other (docs/decisions/0039). */
const PER_DEVICE: Limit = { kind: 'login-device', most: 10, windowSeconds: 6 * 3_600 };

/** The account that somebody tries to log in to, whether it exists or not. */
export interface LoginTarget {
  /** The site and the address, in one text. */
  readonly subject: string;
  /** The id under which the account knows this browser. */
  readonly device: string | null;
}

/** A login that was counted as failed before its password was looked at. */
export interface TakenLogin {
  /** The password was right: it is no failure, and those before it from here are forgiven. */
  succeeded(): Promise<void>;
}

/** Counts a login as failed; throws `Failure` when it comes too soon after others. */
export async function takeLogin(context: Context, { subject, device }: LoginTarget): Promise<TakenLogin> {
  if (device !== null) {
    const { reached, takeBack } = await takeAttempts(context, [{ limit: PER_DEVICE, subject: device }]);
    if (!reached) return { succeeded: () => takeBack(PER_DEVICE) };
  }
  const fromHere = `${subject}|${context.networks[0]}`;
  const taken = await takeAttempts(context, [
    ...perNetwork(PER_ADDRESS, context),
    { limit: PER_ACCOUNT, subject: fromHere },
    { limit: ANYWHERE, subject },
  ]);
  refuseReached(taken);
  return {
    async succeeded() {
      await Promise.all([
        taken.takeBack(PER_ADDRESS),
        taken.takeBack(ANYWHERE),
        clearFlood(context, PER_ACCOUNT, fromHere),
      ]);
    },
  };
}

function refuseReached({ reached, retryAfterSeconds }: TakenAttempts): void {
  switch (reached) {
    case null:
      return;
    case PER_ADDRESS:
      throw new Failure('flood_address', 'Access is blocked because of IP based flood prevention.', {
        retryAfterSeconds,
      });
    case PER_ACCOUNT:
      throw new Failure(
        'flood_account',
        'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
        { retryAfterSeconds },
      );
    default:
      throw new Failure('too_many_requests', 'Too many failed login attempts for this address.', {
        retryAfterSeconds,
      });
  }
}
