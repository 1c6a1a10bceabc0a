import { DELETE_WORD, hasPassword } from '#domain/identity/account.ts';
import type { PersonContext } from '../context.ts';
import { verifyPassword } from '../crypto/password.ts';
import { Failure } from '../failure.ts';
import { clearFlood, type Limit, takeAttempts, tooMany } from '../flood/flood.ts';
import { findPasswordHash } from '../person/queries.ts';
import { type Proven, proven } from '../proven.ts';

/** Wrong passwords entered by someone who is logged in already: a found phone must not allow guessing. */
const GUESSES: Limit = { kind: 'password-proof', most: 5, windowSeconds: 3_600 };

/** Whether a person proved the password of their own account. `absent`: none was given. */
export type PasswordProof = Proven<'right' | 'wrong' | 'absent'>;

/** Checks a password. Hashing is slow, so this runs before the call's transaction (`Route.prepare`). */
export async function provePassword(context: PersonContext, password: unknown): Promise<PasswordProof> {
  if (typeof password !== 'string' || password === '') return 'absent';
  const { uid } = context.person;
  const guesses = await takeAttempts(context, [{ limit: GUESSES, subject: String(uid) }]);
  if (guesses.reached) return tooMany('Too many wrong passwords.', guesses);
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
  const password = proven(proof);
  if (password === 'wrong') throw new Failure('password_incorrect', 'The password is not right.');
  if (password === 'absent') throw new Failure('password_required', 'The password is needed for this.');
}

/** Whether an account logs in without a password. */
export function isSingleSignOn({ person }: PersonContext): boolean {
  return !hasPassword(person);
}
