import { mailKey } from '#domain/identity/account.ts';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { type Limit, takeAttempt } from '#platform/flood/flood.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { Addressee } from './addressees/queries.ts';
import type { MailRow } from './queries.ts';

/** The mails of a day to an account whose address nobody confirmed: it may be a stranger's (docs/decisions/0079). */
const UNCONFIRMED: Limit = { kind: 'mail-unconfirmed', most: 3, windowSeconds: 86_400 };
/** The links for a new password among them. One is always good, so nobody uses up those of the owner. */
const UNCONFIRMED_LINKS: Limit = {
  ...UNCONFIRMED,
  kind: 'mail-unconfirmed-link',
  waits: [LINK_LIFETIME.reset],
};
/** What an address gets from all who ask for it as theirs, whether somebody confirmed it or not. */
const NEW_ADDRESS: Limit = { kind: 'mail-new-address', most: 3, windowSeconds: 86_400 };

/** Written once a day at most, and farewells to confirmed addresses only. */
const UNCOUNTED: ReadonlySet<MailRow['kind']> = new Set(['account_exists', 'account_deleted']);

/**
 * Whether an address had its mails of the day. Decided here and not when the mail is asked for, so that no answer reveals who has an
 * account; and by nothing but the account that a mail is about, so that its list of mails does not reveal any other.
 */
export async function isTooMuch(
  context: JobContext,
  { kind, site, recipient, attempts }: MailRow,
  person: Addressee | undefined,
): Promise<boolean> {
  // A second attempt is still the same mail.
  if (attempts > 1 || UNCOUNTED.has(kind)) return false;
  const key = mailKey(recipient ?? '');
  if (kind === 'validate_new_email') return !(await takeAttempt(context, NEW_ADDRESS, key));
  // The address of before is not the one that was confirmed.
  if (person?.mailValidatedAt && kind !== 'email_changed') return false;
  const limit = kind === 'reset_password' ? UNCONFIRMED_LINKS : UNCONFIRMED;
  return !(await takeAttempt(context, limit, `${site}|${key}`));
}
