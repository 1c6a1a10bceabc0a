import { keyedHash } from '#platform/crypto/secret-token.ts';
import { type AppLabel, lettersOf } from '#platform/second-factor/codes.ts';

/** The encryption context of a member’s secret, so that it cannot be decrypted for another member. */
export function secretPlace(member: number): string {
  return `staff_member|totp_secret|${member}`;
}

/** The label under which an app shows the account of a member. */
export function labelOf(mail: string): AppLabel {
  return { issuer: 'Houvast beheer', name: mail };
}

/** The stored form of a member’s recovery code, however it is typed: the mark of the secret, and a hash. */
export function memberHash(secret: string, member: number, code: string): string {
  return markOf(secret) + unmarkedHash(secret, member, code);
}

/** The stored form from before secrets had marks. */
export function unmarkedHash(secret: string, member: number, code: string): string {
  return keyedHash(secret, 'staff-recovery', `${member}|${lettersOf(code)}`);
}

/** The mark of the codes that a secret made, so that those of a secret that was dropped are not counted. */
export function markOf(secret: string): string {
  return `${keyedHash(secret, 'staff-recovery-mark', '').slice(0, 8)}:`;
}
