import type { Vault } from '#platform/crypto/keyring.ts';

const placeOf = (uuid: string) => ({ table: 'registration', column: 'note', row: uuid });

/** A note as stored: encrypted with the person's own key, or null when there is none. */
export function sealNote(vault: Vault, uuid: string, note: string): Buffer | null {
  return note === '' ? null : vault.seal(placeOf(uuid), note);
}

export function openNote(vault: Vault, uuid: string, sealed: Buffer | null): string {
  return sealed === null ? '' : vault.open(placeOf(uuid), sealed);
}
