import { INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import { plusDays } from '#domain/kit/duration.ts';
import type { Context } from '#platform/context.ts';
import { type Failure, notFound } from '#platform/failure.ts';
import { type Limit, perNetwork, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import type { Proven } from '#platform/proven.ts';
import { openCode } from './code.ts';
import { type BuddyOfParticipant, findByUuid } from './queries.ts';

/** Texts that are no code of ours. Guessing one is hopeless; this only ends the noise. */
const GUESSES: Limit = { kind: 'buddy-code', most: 30, windowSeconds: 3_600 };

/** Until when an invitation can be answered. */
export function answerBefore(invitedAt: Date): Date {
  return plusDays(invitedAt, INVITATION_DAYS);
}

/**
 * Proves a code and returns its uuid; any other text counts as a guess. A right code is never counted or refused: somebody who
 * stops a mail may share a network with somebody who guesses. Must run outside the transaction of the call, which would undo the count.
 */
export async function proveCode(context: Context, code: unknown): Promise<Proven<string>> {
  const uuid = openCode(context.sessionSecrets, code);
  if (uuid !== null) return uuid;
  const taken = await takeAttempts(context, perNetwork(GUESSES, context));
  return taken.reached ? tooMany('Too many links that are not ours.', taken) : linkGone();
}

/** The buddy of a proven code, unless they are gone, or the invitation has expired. */
export async function buddyOfCode(
  { db, site, clock }: Context,
  uuid: string,
): Promise<BuddyOfParticipant | undefined> {
  const found = await findByUuid(db, uuid);
  if (found?.site !== site) return undefined;
  const { status, invitedAt } = found.buddy;
  return status === 'invited' && answerBefore(invitedAt) <= clock.now() ? undefined : found;
}

/** The one refusal for a code that is unknown, answered, taken back or expired. */
export function linkGone(): Failure {
  return notFound('This link does not work, or no longer.');
}
