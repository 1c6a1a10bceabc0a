import { createHash } from 'node:crypto';

/** The hash before the first row of a chain. */
export const BEGINNING: Buffer = Buffer.alloc(32);

/**
 * SHA-256 over the hash of the previous row and everything in this one, so that no row can be changed, moved or removed
 * unnoticed.
 */
export function hashAfter(before: Buffer, content: string): Buffer {
  return createHash('sha256').update(before).update(content).digest();
}
