import type { Vault } from '#platform/crypto/keyring.ts';
import type { EntryRow } from './queries.ts';

/** What an entry says: its title, and its body as safe HTML. */
export interface EntryText {
  readonly title: string;
  readonly body: string;
}

const placeOf = (column: keyof EntryText, uuid: string) => ({ table: 'diary_entry', column, row: uuid });

/** An entry's text as stored: encrypted with the person's own key. */
export function sealEntry(vault: Vault, uuid: string, { title, body }: EntryText) {
  return { title: vault.seal(placeOf('title', uuid), title), body: vault.seal(placeOf('body', uuid), body) };
}

export function openEntry(vault: Vault, { uuid, title, body }: EntryRow): EntryText {
  return { title: vault.open(placeOf('title', uuid), title), body: vault.open(placeOf('body', uuid), body) };
}
