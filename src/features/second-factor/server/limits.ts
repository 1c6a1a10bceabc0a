import type { Context, NurseContext } from '#platform/context.ts';
import {
  clearFlood,
  type Limit,
  type Limited,
  spendAttempt,
  takeAttempts,
  tooMany,
} from '#platform/flood/flood.ts';
import type { Proven } from '#platform/proven.ts';
import { CHALLENGE_SECONDS } from '#platform/second-factor/challenge.ts';

/** Wrong codes after one right password; beyond that the password has to be typed again. */
const PER_CHALLENGE: Limit = { kind: 'second-step-challenge', most: 5, windowSeconds: CHALLENGE_SECONDS };
/**
 * Wrong codes for an account, in browsers that it does not know. Beyond that they are slowed down to about a hundred guesses a
 * day, each of which has three chances in a million.
 */
const PER_ACCOUNT: Limit = {
  kind: 'second-step-account',
  most: 10,
  windowSeconds: 86_400,
  waits: [60, 120, 240, 480, 900],
};
/** Wrong codes in a browser that the account knows: strangers cannot use it up (docs/decisions/0039). */
const PER_DEVICE: Limit = { kind: 'second-step-device', most: 10, windowSeconds: 6 * 3_600 };
/** Wrong codes by somebody who is logged in: a found computer must not allow guessing. */
const LOGGED_IN: Limit = { kind: 'second-step-inside', most: 5, windowSeconds: 3_600 };
const TOO_MANY_CODES = 'Too many wrong codes.';

/** A code that was counted as wrong before it was judged. */
export interface TakenCode {
  /** The code was right: forgives it and the failures before it. `context` is that of the transaction, if there is one. */
  succeeded(context: Context): Promise<void>;
}

/** Counts a code of a login as wrong; throws `Failure` when it comes too soon after others. */
export async function takeLoginCode(
  context: Context,
  {
    uid,
    challenge,
    browser,
  }: { readonly uid: number; readonly challenge: string; readonly browser: string | null },
): Promise<TakenCode> {
  const waiting = { limit: PER_CHALLENGE, subject: challenge };
  if (browser !== null) {
    const known = { limit: PER_DEVICE, subject: browser };
    const taken = await takeAttempts(context, [waiting, known]);
    if (!taken.reached) return counted(known);
    if (taken.reached === PER_CHALLENGE) throw tooMany(TOO_MANY_CODES, taken);
  }
  const anywhere = { limit: PER_ACCOUNT, subject: String(uid) };
  await spendAttempt(context, [waiting, anywhere], TOO_MANY_CODES);
  return counted(anywhere);
}

/**
 * Counts a code of somebody who is logged in as wrong; returns the refusal if there were too many, to be thrown within the transaction.
 * Undefined if none was given: whoever sends the password alone has not guessed.
 */
export async function takeOwnCode(
  context: NurseContext,
  code: unknown,
): Promise<Proven<TakenCode> | undefined> {
  if (typeof code !== 'string' || code.trim() === '') return undefined;
  const own = { limit: LOGGED_IN, subject: String(context.person.uid) };
  const taken = await takeAttempts(context, [own]);
  return taken.reached ? tooMany(TOO_MANY_CODES, taken) : counted(own);
}

function counted({ limit, subject }: Limited): TakenCode {
  return { succeeded: (context) => clearFlood(context, limit, subject) };
}
