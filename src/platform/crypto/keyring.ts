import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + IV_BYTES + TAG_BYTES;

/** AES-256-GCM: version, nonce, tag, ciphertext. `place` is authenticated: elsewhere the bytes do not decrypt. */
function sealWith(key: KeyObject, place: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
  const sealed = cipher.update(plain);
  // GCM buffers nothing: `final` creates the tag here, and verifies it when decrypting.
  cipher.final();
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
}

function openWith(key: KeyObject, place: string, bytes: Buffer): Buffer {
  if (bytes[0] !== VERSION) throw new Error(`Sealed bytes of ${place} have an unknown version`);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(1 + IV_BYTES, HEADER_BYTES));
  const plain = decipher.update(bytes.subarray(HEADER_BYTES));
  decipher.final();
  return plain;
}

/** The location of an encrypted value: `table` and `column` of the row `row`. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

/** Encrypts and decrypts the texts of one person with that person's own key. */
export class Vault {
  readonly #uid: number;
  readonly #key: KeyObject;
  constructor(uid: number, key: Buffer) {
    this.#uid = uid;
    // Node validates raw key bytes at every use, which takes longer than decrypting a note.
    this.#key = createSecretKey(key);
  }
  #place({ table, column, row }: SealedPlace): string {
    return `${table}|${column}|${this.#uid}|${row}|${VERSION}`;
  }
  seal(place: SealedPlace, text: string): Buffer {
    return this.sealBytes(place, Buffer.from(text, 'utf8'));
  }
  open(place: SealedPlace, bytes: Buffer): string {
    return this.openBytes(place, bytes).toString('utf8');
  }
  sealBytes(place: SealedPlace, bytes: Buffer): Buffer {
    return sealWith(this.#key, this.#place(place), bytes);
  }
  /** A key of 32 bytes in base64 that leaves the server, derived from this person's by HKDF-SHA-256 (RFC 5869). */
  keyOfDevice(salt: string): string {
    return Buffer.from(hkdfSync('sha256', this.#key, salt, `device|${this.#uid}`, 32)).toString('base64');
  }
  /** A hash that only this person's key makes, to recognise a text without keeping it. `purpose` sets hashes apart. */
  fingerprint(purpose: string, text: string): Buffer {
    const key = Buffer.from(hkdfSync('sha256', this.#key, '', `fingerprint|${purpose}|${this.#uid}`, 32));
    return createHmac('sha256', key).update(text).digest();
  }
  openBytes(place: SealedPlace, bytes: Buffer): Buffer {
    return openWith(this.#key, this.#place(place), bytes);
  }
}

/** A secret, mostly a person's key, as stored: wrapped by the named master key. */
export interface WrappedKey {
  readonly wrapped: Buffer;
  readonly masterKey: string;
}

/** The master keys of ENCRYPTION_KEYS. New keys are wrapped with the first; all of them can unwrap. */
export class Keyring {
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #current: string;
  constructor(keys: ReadonlyMap<string, Buffer>) {
    const [current] = keys.keys();
    if (current === undefined) throw new Error('A keyring needs at least one key');
    this.#keys = new Map([...keys].map(([id, key]) => [id, createSecretKey(key)]));
    this.#current = current;
  }
  #master(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (!key) throw new Error(`ENCRYPTION_KEYS has no key "${id}", which sealed data still needs`);
    return key;
  }
  /** A new key for a person, with its stored form. */
  createKey(uid: number): WrappedKey & { readonly vault: Vault } {
    const key = randomBytes(32);
    return { ...this.wrap(keyPlace(uid), key), vault: new Vault(uid, key) };
  }
  /** The id of the key that wraps new keys. */
  get current(): string {
    return this.#current;
  }
  /** Seals a secret that belongs to nobody's vault, for one place. */
  wrap(place: string, secret: Buffer): WrappedKey {
    return { wrapped: sealWith(this.#master(this.#current), place, secret), masterKey: this.#current };
  }
  unwrap(place: string, { wrapped, masterKey }: WrappedKey): Buffer {
    return openWith(this.#master(masterKey), place, wrapped);
  }
  has(masterKey: string): boolean {
    return this.#keys.has(masterKey);
  }
  opens(place: string, wrapped: WrappedKey): boolean {
    try {
      this.unwrap(place, wrapped);
      return true;
    } catch {
      return false;
    }
  }
  /** Rewraps a secret with the current master key; whatever was sealed with that secret stays as it is. */
  rewrap(place: string, wrapped: WrappedKey): WrappedKey {
    return this.wrap(place, this.unwrap(place, wrapped));
  }
  vault(uid: number, wrapped: WrappedKey): Vault {
    return new Vault(uid, this.unwrap(keyPlace(uid), wrapped));
  }
}

/** The place of a person's key. */
export function keyPlace(uid: number): string {
  return `account_key|wrapped|${uid}|${uid}|${VERSION}`;
}
