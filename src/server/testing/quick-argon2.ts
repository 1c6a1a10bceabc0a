import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';
import { afterAll, beforeAll } from 'vitest';

// Imports of the library lead to this file (docs/decisions/0062).
const library = createRequire(import.meta.url)('@node-rs/argon2') as { hash: typeof hash };

/** The cost at which every password is hashed besides, or null. */
let slowly: Options | null = null;

/** Lets passwords take as long as in production, for the tests of a file about how long that is. */
export function takeTimeOverPasswords(cost: Options): void {
  beforeAll(() => {
    slowly = cost;
  });
  afterAll(() => {
    slowly = null;
  });
}

/** As the library's: whatever reads a hash finds its cost where it is used to. */
export async function hash(
  password: string,
  { memoryCost = 4_096, timeCost = 3, parallelism = 1 }: Options = {},
): Promise<string> {
  await takeTime(password);
  const salt = randomBytes(16).toString('base64url');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${digest(salt, password)}`;
}

/** As the library's. */
export async function verify(hashed: string, password: string): Promise<boolean> {
  await takeTime(password);
  const [, , , , salt = '', expected = ''] = hashed.split('$');
  return timingSafeEqual(Buffer.from(digest(salt, password)), Buffer.from(expected));
}

async function takeTime(password: string): Promise<void> {
  if (slowly) await library.hash(password, slowly);
}

function digest(salt: string, password: string): string {
  return createHash('sha256').update(salt).update(password).digest('base64url');
}
