import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { withStorage } from '../browser-storage.ts';
import { fromBase64, type Keeper, toBase64 } from '../kept-entry.ts';
import { DEVICE_PREFIX, isFresh } from '../kept-names.ts';
import type { Box } from './box.ts';
import type { Waiting, WaitingList } from './waiting-list.ts';

const KEY_BYTES = 32;

/** The public key of a person, which may stay on the device. It is the same for as long as their session hands out its key. */
export function publicKeyOf(keeper: Keeper): string {
  return toBase64(x25519.getPublicKey(secretOf(keeper)));
}

/**
 * Seals something for the person of the box: only they can open it, on a page with their session. Returns whether the browser
 * accepted it.
 */
export function keepSealed<Item extends Waiting>(
  { publicKey }: Box,
  list: WaitingList<Item>,
  item: Item,
): boolean {
  const name = nameOf(list, item);
  const at = String(Date.now());
  const { secretKey, publicKey: ephemeral } = x25519.keygen();
  const recipient = fromBase64(publicKey);
  const shared = x25519.getSharedSecret(secretKey, recipient);
  const cipher = cipherOf(shared, [ephemeral, recipient], `${name} ${at}`);
  const sealed = cipher.encrypt(new TextEncoder().encode(JSON.stringify(item)));
  const kept = withStorage('device', (storage) => {
    storage.setItem(name, `${at}.${toBase64(ephemeral)}.${toBase64(sealed)}`);
    return true;
  });
  return kept ?? false;
}

/** Removes a sealed item. */
export function dropSealed<Item extends Waiting>(list: WaitingList<Item>, item: Item): void {
  withStorage('device', (storage) => storage.removeItem(nameOf(list, item)));
}

/** Whether the device has sealed items for this list; they cannot be read here. */
export function hasSealed<Item extends Waiting>(list: WaitingList<Item>): boolean {
  return sealedFor(list).some(([, kept]) => isFresh(timeOf(kept)));
}

/**
 * Takes the sealed items for this list off the device, and returns those of this person, in order. Items of anybody else are
 * removed as well: they would never open for this person.
 */
export function takeSealed<Item extends Waiting>(keeper: Keeper, list: WaitingList<Item>): readonly Item[] {
  const found = sealedFor(list);
  withStorage('device', (storage) => {
    for (const [name] of found) storage.removeItem(name);
  });
  return found
    .toSorted(([, one], [, other]) => Number(timeOf(one)) - Number(timeOf(other)))
    .flatMap(([name, kept]) => opened(secretOf(keeper), name, kept) ?? []);
}

/** The stored names and values of this list. */
function sealedFor({ name }: { readonly name: string }): readonly (readonly [string, string])[] {
  const prefix = nameOf({ name }, { key: '' });
  const all = withStorage('device', (storage) => Object.entries<string>(storage)) ?? [];
  return all.filter(([entry]) => entry.startsWith(prefix));
}

/** Untyped: the code that takes an item knows the list it was sealed for, and so its type. */
function opened(secret: Uint8Array, name: string, kept: string) {
  const [at = '', key = '', sealed = ''] = kept.split('.');
  if (!isFresh(at)) return null;
  try {
    const ephemeral = fromBase64(key);
    const shared = x25519.getSharedSecret(secret, ephemeral);
    const cipher = cipherOf(shared, [ephemeral, x25519.getPublicKey(secret)], `${name} ${at}`);
    return JSON.parse(new TextDecoder().decode(cipher.decrypt(fromBase64(sealed))));
  } catch {
    return null;
  }
}

/** Named like kept entries, so that they are removed after a day and at logout. */
function nameOf({ name }: { readonly name: string }, { key }: Pick<Waiting, 'key'>): string {
  return `${DEVICE_PREFIX}sealed.${name}.${key}`;
}

function timeOf(kept: string): string {
  return kept.split('.')[0] ?? '';
}

function secretOf({ deviceKey }: Keeper): Uint8Array {
  return hkdf(sha256, fromBase64(deviceKey), undefined, new TextEncoder().encode('houvast box'), KEY_BYTES);
}

/** Both public keys are part of the key, as in RFC 9180; name and time are authenticated. */
function cipherOf(
  shared: Uint8Array,
  [ephemeral, recipient]: readonly [Uint8Array, Uint8Array],
  authenticated: string,
) {
  const key = hkdf(
    sha256,
    shared,
    new Uint8Array([...ephemeral, ...recipient]),
    new TextEncoder().encode('seal'),
    KEY_BYTES,
  );
  return managedNonce(xchacha20poly1305)(key, new TextEncoder().encode(authenticated));
}
