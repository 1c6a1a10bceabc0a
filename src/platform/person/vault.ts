import type { Db } from '#db/connection.ts';
import type { Keyring, Vault } from '../crypto/keyring.ts';
import { notFound } from '../failure.ts';
import { findKey } from './queries.ts';

/** The vault of a person other than the caller, for what others do that concerns them. */
export async function vaultOf(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  uid: number,
): Promise<Vault> {
  const key = await findKey(db, uid);
  if (!key) throw notFound();
  return keyring.vault(uid, key);
}
