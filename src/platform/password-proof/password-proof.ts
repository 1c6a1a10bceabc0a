import { DELETE_WORD, hasPassword } from '#domain/identity/account.ts';
import type { PersonContext } from '../context.ts';
import { verifyPassword } from '../crypto/password.ts';
import { Failure } from '../failure.ts';
import { clearFlood, type Limit, takeAttempts, tooMany } from '../flood/flood.ts';
import { findPasswordHash } from '../person/queries.ts';
import { type Proven, proven } from '../proven.ts';
import { lockOneself } from '../session/lock-oneself.ts';

/** Wrong passwords entered by someone who is logged in already: a found phone must not allow guessing. */
const GUESSES: Limit = { kind: 'password-proof', most: 5, windowSeconds: 3_600 };

/** A password that was right before the transaction of its call: by then another one may have been chosen. */
interface RightPassword {
  readonly hash: string | null;
}

/** Whether a person proved the password of their own account. `absent`: none was given. */
export type PasswordProof = Proven<RightPassword | 'wrong' | 'absent'>;

/** Checks a password. Hashing is slow, so this runs before the call's transaction (`Route.prepare`). */
export async function provePassword(context: PersonContext, password: unknown): Promise<PasswordProof> {
  if (typeof password !== 'string' || password === '') return 'absent';
  const { uid } = context.person;
  const guesses = await takeAttempts(context, [{ limit: GUESSES, subject: String(uid) }]);
  if (guesses.reached) return tooMany('Too many wrong passwords.', guesses);
  const hash = await findPasswordHash(context.db, uid);
  if (!(await verifyPassword(hash, password))) return 'wrong';
  await clearFlood(context, GUESSES, String(uid));
  return { hash };
}

/** Whether the password was right when it was checked, before the transaction. */
export function wasRight(proof: PasswordProof): boolean {
  return typeof proof === 'object' && 'hash' in proof;
}

/** Whether the password is right by the hash that the account has once it is locked; throws the refusal of a proof. */
export function isRightFor(proof: PasswordProof, hash: string | null): boolean {
  const password = proven(proof);
  return typeof password === 'object' && password.hash === hash;
}

/** The password given as `pass: [{existing}]` (contract 2.3), whatever else the list contains. */
export function existingPassword(pass: unknown): unknown {
  const first: unknown = Array.isArray(pass) ? pass[0] : pass;
  return typeof first === 'object' && first !== null && 'existing' in first ? first.existing : undefined;
}

/**
 * Locks the caller, and lets only the owner pass: deleting and exporting require the password again or, from people who log in
 * without one, a typed word (contract head section).
 */
export async function requireOwner(
  context: PersonContext,
  proof: PasswordProof,
  word: unknown,
): Promise<void> {
  await lockOneself(context);
  if (isSingleSignOn(context)) {
    if (!Object.values(DELETE_WORD).some((expected) => expected === word)) {
      throw new Failure('password_required', 'The confirmation is needed for this.');
    }
    return;
  }
  const password = proven(proof);
  if (password === 'absent') throw new Failure('password_required', 'The password is needed for this.');
  if (isRightFor(password, await findPasswordHash(context.db, context.person.uid))) return;
  throw new Failure('password_incorrect', 'The password is not right.');
}

/** Whether an account logs in without a password. */
export function isSingleSignOn({ person }: PersonContext): boolean {
  return !hasPassword(person);
}
