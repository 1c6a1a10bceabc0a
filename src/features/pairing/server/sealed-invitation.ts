import type { Vault } from '#platform/crypto/keyring.ts';

export interface Invited {
  readonly firstName: string;
  readonly email: string;
}

const placeOf = (id: string, column: 'first_name' | 'email') => ({
  table: 'client_invitation',
  column,
  row: id,
});

/** Seals the name and address of an invited client with the nurse’s key. */
export function sealInvited(vault: Vault, id: string, { firstName, email }: Invited) {
  return {
    firstName: vault.seal(placeOf(id, 'first_name'), firstName),
    email: vault.seal(placeOf(id, 'email'), email),
  };
}

export function openInvited(
  vault: Vault,
  { id, firstName, email }: { readonly id: string; readonly firstName: Buffer; readonly email: Buffer },
): Invited {
  return {
    firstName: vault.open(placeOf(id, 'first_name'), firstName),
    email: vault.open(placeOf(id, 'email'), email),
  };
}
