import { mailKey } from '#domain/identity/account.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import { keyedHash } from '#platform/crypto/secret-token.ts';
import { type OpenedBuddy, openBuddy } from '#platform/person/opened-buddy.ts';
import type { BuddyOfParticipant } from './queries.ts';

/** Opens a buddy where the participant is not the caller. */
export function openBuddyOf(
  { keyring }: { readonly keyring: Keyring },
  found: BuddyOfParticipant,
): OpenedBuddy {
  return openBuddy(keyring.vault(found.buddy.uid, found), found.buddy);
}

/** The hash under which an address that wants no invitations is stored, from anybody and on any site. */
export function neverHash(secret: string, email: string): string {
  return keyedHash(secret, 'never-invited', mailKey(email));
}
