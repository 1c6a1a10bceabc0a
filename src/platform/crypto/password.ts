import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Turns } from '../turns.ts';

/** argon2id (the library's default), 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFKC'), COST));
}

/** How a hash of the current cost begins. */
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Whether a password was hashed at a different cost than is used now. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT);
}

/** Leaves one core to people who are logged in already, or who look for help. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
/** How many calls may wait for their turn: about a second on one core. */
const MOST_WAITING = 20;
const TOO_MANY = 'Too many passwords are being checked.';

/**
 * More at once would finish no sooner, take 19 MiB each, and occupy the threads that files and DNS need. How many wait is limited
 * by `calls`.
 */
const hashing = new Turns({ atOnce: AT_ONCE, waiting: Number.POSITIVE_INFINITY }, TOO_MANY);
const calls = new Turns({ atOnce: AT_ONCE + MOST_WAITING, waiting: 0 }, TOO_MANY);

/**
 * Runs a call that checks or makes a password, unless too many run already: then it is refused before it counts as an
 * attempt or reads anything. Throws `Failure` (unavailable).
 */
export function amongPasswordCalls<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return calls.run(call);
}

let standIn: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (unknown account) the same work is done on a dummy, so that the
 * response time does not reveal who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  standIn ??= hashPassword('no account has this password');
  const known = passwordHash ?? (await standIn);
  const matches = await hashing.run(() => verify(known, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}
