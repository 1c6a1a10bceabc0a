import { isProven, keyedHash } from '#platform/crypto/secret-token.ts';
import type { Secrets } from '#platform/setting-values.ts';

/** The parts of a code in bytes: the uuid of the buddy, and the proof that we made it (128 bits, contract 2.8). */
const ID_BYTES = 16;
const PROOF_BYTES = 16;

/**
 * The code of a buddy, 43 characters of base64url, the same in all their mails. It is not stored but made for each mail, so
 * nobody can take it from a copy of the database (docs/decisions/0055).
 */
export function codeOf(secret: string, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  const proof = Buffer.from(keyedHash(secret, 'buddy', uuid), 'base64url').subarray(0, PROOF_BYTES);
  return Buffer.concat([id, proof]).toString('base64url');
}

/** The uuid of a code that we made, also for a buddy who is gone; null for any other text. */
export function openCode(secrets: Secrets, code: unknown): string | null {
  if (typeof code !== 'string' || !/^[\w-]{43}$/.test(code)) return null;
  const hex = Buffer.from(code, 'base64url').subarray(0, ID_BYTES).toString('hex');
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isProven(code, secrets, (secret) => codeOf(secret, uuid)) ? uuid : null;
}
