import { randomBytes } from 'node:crypto';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import { equalInConstantTime, keyedHash } from '../crypto/secret-token.ts';
import type { DeviceAccount } from '../session/device-cookie.ts';
import type { Secrets } from '../setting-values.ts';
import { SECRET_BYTES } from './codes.ts';

/** For how many seconds a login waits for its code. */
export const CHALLENGE_SECONDS = 600;
const NONCE_BYTES = 16;

/** What a challenge is for; it is valid for nothing else. `change`: somebody who is logged in sets up an app. */
export type ChallengeKind = 'code' | 'enrol' | 'change';

/** A challenge as it was sent, before its hash is checked. */
export interface GivenChallenge extends DeviceKind {
  readonly uid: number;
  /** The instant it was made at, in seconds. */
  readonly at: number;
  readonly hash: string;
  /** All but the hash. */
  readonly body: string;
}

/** A challenge whose hash was right, and the secret of the app that is set up with it. */
export interface OpenedChallenge {
  readonly secret: Buffer;
}

/**
 * Certifies that somebody passed the first of two steps, to whoever has SESSION_SECRET. It is stored nowhere, and becomes void
 * when the account forgets all browsers, for example after a new password.
 */
export function writeChallenge(
  secret: string,
  kind: ChallengeKind,
  { account, ownDevice, now }: DeviceKind & { readonly account: DeviceAccount; readonly now: Date },
): OpenedChallenge & { readonly challenge: string } {
  const at = Math.floor(now.getTime() / 1000);
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  const body = `${account.uid}.${at}.${ownDevice ? 1 : 0}.${nonce}`;
  return {
    challenge: `${body}.${hashOf(secret, kind, account, body)}`,
    secret: appSecret(secret, body),
  };
}

/** The parts of a challenge; undefined where it is not one. */
export function partsOf(challenge: string): GivenChallenge | undefined {
  const found = /^((\d{1,9})\.(\d{1,12})\.([01])\.[\w-]{22})\.([\w-]{43})$/.exec(challenge);
  const [, body = '', uid, at, own, hash = ''] = found ?? [];
  return found ? { uid: Number(uid), at: Number(at), ownDevice: own === '1', hash, body } : undefined;
}

/** Checks a challenge; undefined if it was made for another account or kind, or too long ago. */
export function openChallenge(
  { body, hash, at }: GivenChallenge,
  kind: ChallengeKind,
  {
    account,
    now,
    secrets,
  }: { readonly account: DeviceAccount; readonly now: Date; readonly secrets: Secrets },
): OpenedChallenge | undefined {
  const age = now.getTime() / 1000 - at;
  const secret = secrets.all.find((one) => equalInConstantTime(hash, hashOf(one, kind, account, body)));
  if (secret === undefined || age < 0 || age >= CHALLENGE_SECONDS) return undefined;
  return { secret: appSecret(secret, body) };
}

function hashOf(secret: string, kind: ChallengeKind, { deviceGeneration }: DeviceAccount, body: string) {
  return keyedHash(secret, `second-step:${kind}`, `${body}|${deviceGeneration}`);
}

/** Derives the secret of an app, so that nothing is stored before its first code; the challenge alone does not reveal it. */
function appSecret(secret: string, body: string): Buffer {
  return Buffer.from(keyedHash(secret, 'second-step:secret', body), 'base64url').subarray(0, SECRET_BYTES);
}
