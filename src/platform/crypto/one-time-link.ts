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
 * The hash of a one-time link (contract 2.4). Links become invalid when the address changes, reset links also when the owner
 * changes the password or logs in. A login leaves validation links valid, because people log in directly after registering, and
 * reset links to an address that nobody confirmed: a stranger who logs in with it could keep the owner out that way.
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
