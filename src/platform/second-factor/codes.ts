import { Secret, TOTP } from 'otpauth';
import { randomLetters } from '../crypto/random-letters.ts';

/** RFC 6238 as every app has it: SHA-1, six digits, thirty seconds. */
const PERIOD_SECONDS = 30;
/** A code is good while it shows and as long before and after: phones are not quite on time. */
const STEPS_OFF = 1;
/** As long as the hash that codes are made with (RFC 4226, 4). */
export const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 8;
/** Without 0, O, 1, I and L, which look alike on paper. */
const RECOVERY_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** How an app shows an account among others. */
export interface AppLabel {
  readonly issuer: string;
  readonly name: string;
}

export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

function appOf(secret: Buffer, { issuer, name }: AppLabel): TOTP {
  return new TOTP({ issuer, label: name, period: PERIOD_SECONDS, secret: secretOf(secret) });
}

/** Making and checking codes takes no label. */
const UNLABELLED: AppLabel = { issuer: '', name: '' };

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}

/** A secret as apps take it: as text to type, and as a URI to show as a QR code. */
export function forApp(secret: Buffer, label: AppLabel): { readonly secret: string; readonly uri: string } {
  return { secret: secretOf(secret).base32, uri: appOf(secret, label).toString() };
}

/** The step of a code (RFC 6238); null if the code is not valid now. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = appOf(secret, UNLABELLED).validate({ token, timestamp, window: STEPS_OFF });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The code of an instant, as an app would show it: for the demo members of a trial. */
export function codeAt(secret: Buffer, now: Date): string {
  return appOf(secret, UNLABELLED).generate({ timestamp: now.getTime() });
}

/** Ten codes for people who lose their phone. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = randomLetters(RECOVERY_LETTERS, RECOVERY_LENGTH);
    return `${letters.slice(0, 4)}-${letters.slice(4)}`;
  });
}

/** Normalises a recovery code, however it is typed. */
export function lettersOf(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
