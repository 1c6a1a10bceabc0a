import type { EventOf } from '#domain/events.ts';
import { CODE_LENGTH, CODE_LETTERS } from '#domain/nurse/pairing.ts';
import type { EventContext, NurseContext } from '#platform/context.ts';
import { randomLetters } from '#platform/crypto/random-letters.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { findCode, saveCode } from './queries.ts';

/** A new code is taken about once in a million times; after so many in a row, something else is wrong. */
const MOST_TRIES = 10;

/** Makes a code for a nurse, who has to be locked. */
async function newCode({ db, clock }: Pick<EventContext, 'db' | 'clock'>, uid: number): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const code = randomLetters(CODE_LETTERS, CODE_LENGTH);
    if (await saveCode(db, { uid, code, madeAt: clock.now() })) return code;
  }
  throw new Error('No code was free');
}

/** Replaces the code of a nurse: the earlier one no longer pairs anybody. */
export async function renewOwnCode(context: NurseContext): Promise<{ pairing_code: string }> {
  await lockOneself(context);
  return { pairing_code: await newCode(context, context.person.uid) };
}

/** Gives a nurse her first code, when she is approved or first needs one. */
export async function giveCode(
  context: Pick<EventContext, 'db' | 'clock'>,
  { uid }: Pick<EventOf<'nurseApproved'>, 'uid'>,
): Promise<void> {
  if (await findCode(context.db, uid)) return;
  await lockPerson(context.db, uid);
  await newCode(context, uid);
}
