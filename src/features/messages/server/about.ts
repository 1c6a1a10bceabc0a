import type { Vault } from '#platform/crypto/keyring.ts';
import type { StoredMessage } from './queries.ts';

type Filling = Readonly<Record<string, string>>;

const placeOf = (uuid: string) => ({ table: 'message', column: 'about', row: uuid });

export function sealAbout(vault: Vault, uuid: string, about: Filling): Buffer {
  return vault.seal(placeOf(uuid), JSON.stringify(about));
}

/** Decrypts what fills the template of a message. Most templates need nothing. */
export function openAbout(vault: Vault, { uuid, about }: StoredMessage): Filling {
  return about === null ? {} : JSON.parse(vault.open(placeOf(uuid), about));
}
