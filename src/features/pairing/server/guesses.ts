import { setTimeout } from 'node:timers/promises';
import type { ParticipantContext } from '#platform/context.ts';
import { type Limit, perNetwork, takeAttempt, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import type { Proven } from '#platform/proven.ts';

// See docs/security.md for what guessing a code would take.

const PER_HOUR: Limit = { kind: 'pairing-hour', most: 5, windowSeconds: 3_600 };
const PER_DAY: Limit = { kind: 'pairing-day', most: 10, windowSeconds: 86_400 };
const PER_NETWORK: Limit = { kind: 'pairing-network', most: 20, windowSeconds: 3_600 };

/** Wrong codes of everybody together. Beyond that they are answered more slowly, and a metric shows it; a right code is never delayed. */
export const WRONG_CODES: Limit = { kind: 'pairing-all', most: 300, windowSeconds: 3_600 };
const SLOW_MS = 2_000;

/**
 * Looks a code up, and counts it if it is nobody’s. It is counted before the lookup, so that guesses at the same moment count for
 * each other, and taken back if it was right. Must run outside the transaction of the call, which would undo the count.
 */
export async function guess<Found>(
  context: ParticipantContext,
  find: () => Promise<Found | undefined>,
): Promise<Proven<Found> | undefined> {
  const subject = String(context.person.uid);
  const taken = await takeAttempts(context, [
    { limit: PER_HOUR, subject },
    { limit: PER_DAY, subject },
    ...perNetwork(PER_NETWORK, context),
  ]);
  if (taken.reached) return tooMany('Too many wrong codes.', taken);
  const found = await find();
  if (found === undefined) await countWrong(context);
  else for (const limit of [PER_HOUR, PER_DAY, PER_NETWORK]) await taken.takeBack(limit);
  return found;
}

async function countWrong(context: ParticipantContext): Promise<void> {
  if (await takeAttempt(context, WRONG_CODES, 'all')) return;
  context.logSecurity('pairing_codes_guessed');
  await setTimeout(SLOW_MS);
}
