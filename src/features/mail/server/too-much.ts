import { hasPassword, mailKey } from '#domain/identity/account.ts';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { type Limit, takeAttempt, takeAttempts } from '#platform/flood/flood.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { Addressee } from './addressees/queries.ts';
import type { MailRow } from './queries.ts';

/** The mails of a day from an account whose address nobody confirmed: it may be a stranger's (docs/decisions/0079). */
const UNCONFIRMED: Limit = { kind: 'mail-unconfirmed', most: 3, windowSeconds: 86_400 };
/** The links for a new password among them. One is always good, so nobody uses up those of the owner. */
const UNCONFIRMED_LINKS: Limit = {
  ...UNCONFIRMED,
  kind: 'mail-unconfirmed-link',
  waits: [LINK_LIFETIME.reset],
};
/** What such an address gets from all accounts that have had it, one after the other, before it gets one an hour. */
const UNCONFIRMED_ADDRESS: Limit = {
  kind: 'mail-unconfirmed-address',
  most: 6,
  windowSeconds: 86_400,
  waits: [3_600],
};
/** That somebody tried to register an address that nobody confirmed. */
const TRIED: Limit = { kind: 'mail-tried', most: 1, windowSeconds: 86_400 };
/** What an address gets from all who ask for it as theirs, whether somebody confirmed it or not. */
const NEW_ADDRESS: Limit = { kind: 'mail-new-address', most: 3, windowSeconds: 86_400 };

/**
 * When a mail may go: now, never where its account or its address had those of the day, or not before an instant. Decided here and not
 * when the mail is asked for, so that no answer reveals who has an account; and by nothing but the account that a mail is about and those
 * that had its address before, so that its list of mails does not reveal any other.
 */
export async function turnOf(
  context: JobContext,
  { kind, site, recipient, attempts }: MailRow,
  person: Addressee | undefined,
): Promise<'now' | 'never' | Date> {
  // A second attempt is still the same mail.
  if (attempts > 1) return 'now';
  const key = mailKey(recipient ?? '');
  if (kind === 'validate_new_email') return (await takeAttempt(context, NEW_ADDRESS, key)) ? 'now' : 'never';
  // The last mail of an account goes to a confirmed address, or is what an applicant was promised.
  if (!person) return 'now';
  // The address of before is not the one that was confirmed.
  if (person.mailValidatedAt && kind !== 'email_changed') return 'now';
  if (kind === 'account_exists')
    return (await takeAttempt(context, TRIED, `${site}|${key}`)) ? 'now' : 'never';
  const ofAccount = String(person.uid);
  if (kind === 'reset_password')
    return (await takeAttempt(context, UNCONFIRMED_LINKS, ofAccount)) ? 'now' : 'never';
  // Somebody without a password gives the address up to whoever registers with it, and spends none of their mails.
  const ofAddress = `${hasPassword(person) ? 'password' : 'none'}|${site}|${key}`;
  const { reached, retryAfterSeconds } = await takeAttempts(context, [
    { limit: UNCONFIRMED, subject: ofAccount },
    { limit: UNCONFIRMED_ADDRESS, subject: ofAddress },
  ]);
  if (reached === UNCONFIRMED_ADDRESS)
    return new Date(context.clock.now().getTime() + retryAfterSeconds * 1_000);
  return reached ? 'never' : 'now';
}
