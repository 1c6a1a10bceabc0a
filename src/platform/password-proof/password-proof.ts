import { DELETE_WORD, hasPassword } from '#domain/identity/account.ts';
import type { PersonContext } from '../context.ts';
import { verifyPassword } from '../crypto/password.ts';
import { Failure } from '../failure.ts';
import { clearFlood, type Limit, takeAttempt } from '../flood/flood.ts';
import { findPasswordHash } from '../person/queries.ts';

/** Wrong passwords entered by someone who is logged in already: a found phone must not allow guessing. */
const GUESSES: Limit = { kind: 'password-proof', most: 5, windowSeconds: 3_600 };

/** Whether a person proved the password of their own account. `absent`: none was given. */
export type PasswordProof = 'right' | 'wrong' | 'absent' | 'flooded';

/** Checks a password. Hashing is slow, so this runs before the call's transaction (`Route.prepare`). */
export async function provePassword(context: PersonContext, password: unknown): Promise<PasswordProof> {
  if (typeof password !== 'string' || password === '') return 'absent';
  const { uid } = context.person;
  if (!(await takeAttempt(context, GUESSES, String(uid)))) return 'flooded';
  if (!(await verifyPassword(await findPasswordHash(context.db, uid), password))) return 'wrong';
  await clearFlood(context, GUESSES, String(uid));
  return 'right';
}

/** The password given as `pass: [{existing}]` (contract 2.3), whatever else the list contains. */
export function existingPassword(pass: unknown): unknown {
  const first: unknown = Array.isArray(pass) ? pass[0] : pass;
  return typeof first === 'object' && first !== null && 'existing' in first ? first.existing : undefined;
}

/**
 * Lets only the owner pass: deleting and exporting require the password again or, from people who log in without one, a
 * typed word (contract head section).
 */
export function requireOwner(context: PersonContext, proof: PasswordProof, word: unknown): void {
  if (isSingleSignOn(context)) {
    if (!Object.values(DELETE_WORD).some((expected) => expected === word)) {
      throw new Failure('password_required', 'The confirmation is needed for this.');
    }
    return;
  }
  if (proof === 'flooded') throw tooManyGuesses();
  if (proof === 'wrong') throw new Failure('password_incorrect', 'The password is not right.');
  if (proof === 'absent') throw new Failure('password_required', 'The password is needed for this.');
}

export function tooManyGuesses(): Failure {
  return new Failure('too_many_requests', 'Too many wrong passwords.', {
    retryAfterSeconds: GUESSES.windowSeconds,
  });
}

/** Whether an account logs in without a password. */
export function isSingleSignOn({ person }: PersonContext): boolean {
  return !hasPassword(person);
}
