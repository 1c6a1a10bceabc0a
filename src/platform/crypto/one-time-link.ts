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
 * The hash of a one-time link (contract 2.4). Links become invalid when the address changes, reset links to a confirmed address
 * also when the owner logs in or changes the password. Validation links survive that, because people log in directly after
 * registering; reset links to an address that nobody confirmed do, because a stranger who registered it could otherwise keep its
 * owner out.
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
