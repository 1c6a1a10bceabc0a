import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../setting-values.ts';

/** 256 random bits as text that is safe in cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/** A keyed hash for one purpose; the same text under another purpose gives another hash. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

/** Whether the given text is the secret, in a time that reveals only the length of the secret. */
export function equalInConstantTime(given: string, secret: string): boolean {
  const bytes = Buffer.from(given);
  const expected = Buffer.from(secret);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}

/** Whether a hash was made with any of the secrets; earlier ones are valid until they leave SESSION_SECRET. */
export function isProven(given: string, secrets: Secrets, hashWith: (secret: string) => string): boolean {
  return secrets.all.some((secret) => equalInConstantTime(given, hashWith(secret)));
}
