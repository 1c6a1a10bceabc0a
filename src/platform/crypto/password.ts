import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), COST));
}

let free = availableParallelism();
const waiting: (() => void)[] = [];

/**
 * At most one per core. More would finish no sooner, take 19 MiB each, and occupy the threads that files and DNS need.
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

let standIn: Promise<string> | undefined;

/**
 * Whether a password matches a hash. Without a hash (unknown account) the same work is done on a dummy, so that the
 * response time does not reveal who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  standIn ??= hashPassword('no account has this password');
  const known = passwordHash ?? (await standIn);
  const matches = await inTurn(() => verify(known, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}
