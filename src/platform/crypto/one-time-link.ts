import type { LinkPurpose } from '#domain/identity/one-time-link.ts';
import { keyedHash } from './secret-token.ts';

/** The parts of an account that links are bound to. */
export interface LinkAccount {
  readonly uid: number;
  readonly mail: string;
  readonly passwordHash: string | null;
  readonly lastLoginAt: Date | null;
  readonly mailValidatedAt: Date | null;
}

/**
 * The hash of a one-time link (contract 2.4). Both kinds become invalid when the address changes; a reset link also
 * when its owner logs in or changes the password, a validation link does not, because people log in directly after
 * registering. Whoever logs in with an address that nobody confirmed may be a stranger, who would keep the owner out like that.
 */
export function linkHash(
  secret: string,
  purpose: LinkPurpose,
  account: LinkAccount,
  timestamp: number,
): string {
  const bound = [timestamp, account.uid, account.mail];
  // It works once all the same: using it confirms the address.
  if (purpose === 'reset' && account.mailValidatedAt)
    bound.push(account.lastLoginAt?.getTime() ?? 0, account.passwordHash ?? '');
  return keyedHash(secret, `link:${purpose}`, bound.join('\0'));
}
