import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import type { Me } from '#domain/identity/account.ts';
import { type Place, withStorage } from './browser-storage.ts';
import { DEVICE_PREFIX, isFresh } from './kept-names.ts';

/*
 * Unsent input, kept for one person for a day at most, until it is sent or they log out. On this device: drafts as they are
 * typed (docs/decisions/0020), what was done without a connection (0052), and forms whose session ended (0008). In this tab:
 * forms of several pages. It is encrypted with a key that the session hands out (docs/decisions/0038), so nobody else who holds
 * the device can read it, and nobody at all once the person has logged out.
 */

/** The person an entry belongs to. */
export type Keeper = Pick<Me, 'uid' | 'deviceKey'>;

/** An entry by its name, for code that keeps and reads the same one. */
export interface KeptEntry<Values extends object> {
  /** Returns whether the browser accepted it. */
  keep(keeper: Keeper, values: Values): boolean;
  /** What was kept; null if there is nothing, or its key is gone. */
  read(keeper: Keeper): Values | null;
  forget(keeper: Keeper): void;
}

export function deviceEntry<Values extends object>(name: string): KeptEntry<Values> {
  return entryIn('device', name);
}

export function tabEntry<Values extends object>(name: string): KeptEntry<Values> {
  return entryIn('tab', name);
}

function entryIn<Values extends object>(place: Place, form: string): KeptEntry<Values> {
  return {
    keep(keeper, values) {
      const name = nameOf(keeper, form);
      const at = String(Date.now());
      const kept = withStorage(place, (storage) => {
        const text = new TextEncoder().encode(JSON.stringify(values));
        storage.setItem(name, `${at}.${toBase64(cipherOf(keeper, name, at).encrypt(text))}`);
        return true;
      });
      return kept ?? false;
    },
    read: (keeper) => withStorage(place, (storage) => openedFrom(storage, keeper, form)),
    forget(keeper) {
      withStorage(place, (storage) => storage.removeItem(nameOf(keeper, form)));
    },
  };
}

/** Untyped: the code that reads an entry also wrote it, and knows its type. */
function openedFrom(storage: Storage, keeper: Keeper, form: string) {
  const name = nameOf(keeper, form);
  const [at = '', sealed = ''] = storage.getItem(name)?.split('.') ?? [];
  if (!isFresh(at)) return null;
  try {
    return JSON.parse(new TextDecoder().decode(cipherOf(keeper, name, at).decrypt(fromBase64(sealed))));
  } catch {
    // Kept during a session that was ended on purpose, so nothing can decrypt it any more.
    storage.removeItem(name);
    return null;
  }
}

function nameOf({ uid }: Keeper, form: string): string {
  return `${DEVICE_PREFIX}${uid}.${form}`;
}

/**
 * Not the browser's own cipher, which is asynchronous: a form has to begin with what was kept. `name` and `at` are
 * authenticated.
 */
function cipherOf({ deviceKey }: Keeper, name: string, at: string) {
  return managedNonce(xchacha20poly1305)(fromBase64(deviceKey), new TextEncoder().encode(`${name} ${at}`));
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
