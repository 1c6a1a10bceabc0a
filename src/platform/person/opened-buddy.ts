import { mailKey } from '#domain/identity/account.ts';
import type { Vault } from '../crypto/keyring.ts';

/** The name and the address of a buddy, opened. */
export interface OpenedBuddy {
  readonly name: string;
  readonly email: string;
}

interface SealedBuddy {
  readonly uuid: string;
  readonly name: Buffer;
  readonly email: Buffer;
}

const placeOf = (uuid: string, column: 'name' | 'email') => ({ table: 'buddy', column, row: uuid });

/** Opens a buddy with the key of the participant. The user entity shows buddies too, so this is not of their slice alone. */
export function openBuddy(vault: Vault, { uuid, name, email }: SealedBuddy): OpenedBuddy {
  return {
    name: vault.open(placeOf(uuid, 'name'), name),
    email: vault.open(placeOf(uuid, 'email'), email),
  };
}

/** The columns that hold name and address, and by which an address is recognised. */
export function sealBuddy(vault: Vault, uuid: string, { name, email }: OpenedBuddy) {
  return {
    uuid,
    name: vault.seal(placeOf(uuid, 'name'), name),
    email: vault.seal(placeOf(uuid, 'email'), email),
    emailHash: vault.fingerprint('buddy', mailKey(email)),
  };
}
