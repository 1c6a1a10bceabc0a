import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), 19 MiB, two passes, one lane (OWASP Password Storage). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

let standIn: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash (unknown account) the same work is done on a stand-in, so that
 * the time of the answer does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  standIn ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await standIn), password.normalize('NFKC'));
  return matches && passwordHash !== null;
}
