/** Every mail the product sends; the words stand in `content/mails.yaml` under the same names. */
export const MAIL_KINDS = [
  'validate_email',
  'reset_password',
  'email_changed',
  'password_changed',
  'account_exists',
  'account_deleted',
  'inactive_first',
  'inactive_last',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Waiting times before a mail that could not be sent is tried again, in minutes; the last one repeats (chosen). */
const BACKOFF_MINUTES = [1, 2, 4, 8, 15, 30, 60] as const;

/** Seconds to wait after the `attempts`th attempt, counted from 1. */
export function backoffSeconds(attempts: number): number {
  const index = Math.min(Math.max(attempts, 1), BACKOFF_MINUTES.length) - 1;
  return (BACKOFF_MINUTES[index] ?? 1) * 60;
}

/**
 * Whether mail can reach an address at all. Accounts made by single sign-on carry an address of the placeholder
 * domain until their owner gives one (spec 1 §4, contract A46).
 */
export function isPlaceholderMail(mail: string, placeholderDomain: string): boolean {
  return mail.toLowerCase().endsWith(`@${placeholderDomain.toLowerCase()}`);
}
