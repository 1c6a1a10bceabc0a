import type { LinkPurpose } from '#domain/identity/one-time-link.ts';
import { keyedHash } from './secret-token.ts';

/** The parts of an account that links are bound to. */
export interface LinkAccount {
  readonly uid: number;
  readonly mail: string;
  readonly passwordHash: string | null;
  readonly lastLoginAt: Date | null;
}

/**
 * The hash of a one-time link (contract 2.4). Both kinds become invalid when the address changes; a reset link also
 * when its owner logs in or changes the password, a validation link does not, because people log in directly after
 * registering.
 */
export function linkHash(
  secret: string,
  purpose: LinkPurpose,
  account: LinkAccount,
  timestamp: number,
): string {
  const bound = [timestamp, account.uid, account.mail];
  if (purpose === 'reset') bound.push(account.lastLoginAt?.getTime() ?? 0, account.passwordHash ?? '');
  return keyedHash(secret, `link:${purpose}`, bound.join('\0'));
}
