import { keyedHash } from '#platform/crypto/secret-token.ts';
import { type AppLabel, lettersOf } from '#platform/second-factor/codes.ts';

/** The place that a secret is sealed for, so that one member's opens for nobody else. */
export function secretPlace(member: number): string {
  return `staff_member|totp_secret|${member}`;
}

/** How an app shows the account of a member. */
export function labelOf(mail: string): AppLabel {
  return { issuer: 'Houvast beheer', name: mail };
}

/** What is stored of a member's recovery code, however it is typed: the mark of the secret, and a hash. */
export function memberHash(secret: string, member: number, code: string): string {
  return markOf(secret) + unmarkedHash(secret, member, code);
}

/** What was stored of one before secrets had marks. */
export function unmarkedHash(secret: string, member: number, code: string): string {
  return keyedHash(secret, 'staff-recovery', `${member}|${lettersOf(code)}`);
}

/** By what the codes of a secret are known, so that those of one that was dropped are not counted. */
export function markOf(secret: string): string {
  return `${keyedHash(secret, 'staff-recovery-mark', '').slice(0, 8)}:`;
}
