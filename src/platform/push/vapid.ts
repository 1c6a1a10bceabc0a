import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** The keys that sign our requests to the push services of browsers (RFC 8292), in base64url, and how to contact us. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly subject: string;
}

/** A new key pair in the form of the settings: a point of 65 bytes and a number of 32. */
export function freshVapidKeys(): Pick<VapidKeys, 'publicKey' | 'privateKey'> {
  const curve = createECDH(CURVE);
  const publicKey = curve.generateKeys('base64url');
  const number = curve.getPrivateKey();
  // Node drops leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url');
  return { publicKey, privateKey };
}

/** Whether a private key is valid, and the public key belongs to it. */
function isPair({ publicKey, privateKey }: Pick<VapidKeys, 'publicKey' | 'privateKey'>): boolean {
  if (Buffer.from(privateKey, 'base64url').length !== 32) return false;
  const curve = createECDH(CURVE);
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return curve.getPublicKey('base64url') === publicKey;
}

type Variables = Readonly<Record<string, string | undefined>>;
const VAPID = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** The keys of the settings; undefined without them. */
export function vapidOf(present: Variables): VapidKeys | undefined {
  const [publicKey, privateKey, subject] = VAPID.map((name) => present[name]);
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined;
}

/** The errors in the settings of the keys, one per line. The three belong together: all or none. */
export function wrongVapid(present: Variables): string[] {
  const keys = vapidOf(present);
  if (keys) {
    return isPair(keys)
      ? []
      : ['VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY; "npm run secrets" prints a pair.'];
  }
  const given = VAPID.filter((name) => present[name]);
  const missing = VAPID.filter((name) => !present[name]);
  return given.length === 0
    ? []
    : missing.map(
        (name) =>
          `${name}: is missing, while ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} set.`,
      );
}
