import type { Vault } from '#platform/crypto/keyring.ts';
import type { EntryRow } from './queries.ts';

/** The text of an entry: its title, and its body as safe HTML. */
export interface EntryText {
  readonly title: string;
  readonly body: string;
}

const placeOf = (column: keyof EntryText, uuid: string) => ({ table: 'diary_entry', column, row: uuid });

/** Encrypts an entry's text with the person's own key, bound to table, column and row. */
export function sealEntry(vault: Vault, uuid: string, { title, body }: EntryText) {
  return { title: vault.seal(placeOf('title', uuid), title), body: vault.seal(placeOf('body', uuid), body) };
}

export function openEntry(vault: Vault, { uuid, title, body }: EntryRow): EntryText {
  return { title: vault.open(placeOf('title', uuid), title), body: vault.open(placeOf('body', uuid), body) };
}
