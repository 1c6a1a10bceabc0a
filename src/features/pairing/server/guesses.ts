import { setTimeout } from 'node:timers/promises';
import type { ParticipantContext } from '#platform/context.ts';
import { type Limit, perNetwork, takeAttempt, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import type { Proven } from '#platform/proven.ts';

// See docs/security.md for what guessing a code would take.

const PER_HOUR: Limit = { kind: 'pairing-hour', most: 5, windowSeconds: 3_600 };
const PER_DAY: Limit = { kind: 'pairing-day', most: 10, windowSeconds: 86_400 };
const PER_NETWORK: Limit = { kind: 'pairing-network', most: 20, windowSeconds: 3_600 };
/** What is left to a person where others on the network guessed too often, as somebody may do in a waiting room. */
const BEYOND_NETWORK: Limit = { kind: 'pairing-beyond', most: 2, windowSeconds: 86_400 };

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
  const own = [PER_HOUR, PER_DAY].map((limit) => ({ limit, subject }));
  const first = await takeAttempts(context, [...own, ...perNetwork(PER_NETWORK, context)]);
  const taken =
    first.reached === PER_NETWORK
      ? await takeAttempts(context, [...own, { limit: BEYOND_NETWORK, subject }])
      : first;
  if (taken.reached) return tooMany('Too many wrong codes.', first);
  const found = await find();
  if (found === undefined) await countWrong(context);
  else for (const limit of [PER_HOUR, PER_DAY, PER_NETWORK, BEYOND_NETWORK]) await taken.takeBack(limit);
  return found;
}

async function countWrong(context: ParticipantContext): Promise<void> {
  if (await takeAttempt(context, WRONG_CODES, 'all')) return;
  context.logSecurity('pairing_codes_guessed');
  await setTimeout(SLOW_MS);
}
