import { hasPassword, mailKey } from '#domain/identity/account.ts';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { type Limit, takeAttempt, takeAttempts } from '#platform/flood/flood.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { Addressee } from './addressees/queries.ts';
import type { MailRow } from './queries.ts';
import type { Fate } from './settle.ts';

/** Mails a day from an account whose address nobody confirmed: it may be a stranger's (docs/decisions/0079). */
const UNCONFIRMED: Limit = { kind: 'mail-unconfirmed', most: 3, windowSeconds: 86_400 };
/** Links for a new password among them. One goes out whenever the one before has expired, so nobody can use up the owner's. */
const UNCONFIRMED_LINKS: Limit = {
  ...UNCONFIRMED,
  kind: 'mail-unconfirmed-link',
  waits: [LINK_LIFETIME.reset],
};
/** How many such an address gets from all accounts that have had it, one after the other; beyond that it gets one an hour. */
const UNCONFIRMED_ADDRESS: Limit = {
  kind: 'mail-unconfirmed-address',
  most: 6,
  windowSeconds: 86_400,
  waits: [3_600],
};
/** Mails saying that somebody tried to register the address, where nobody confirmed it. */
const TRIED: Limit = { kind: 'mail-tried', most: 1, windowSeconds: 86_400 };
/** Mails to an address from all accounts that ask for it as theirs, whether or not somebody confirmed it; the first of each is not among them. */
const NEW_ADDRESS: Limit = { kind: 'mail-new-address', most: 2, windowSeconds: 86_400 };
/** Those first ones. One account cannot spend them, so it takes many to keep somebody from the address that is theirs. */
const FIRST_OF_EACH: Limit = { kind: 'mail-new-address-first', most: 10, windowSeconds: 86_400 };
const OF_ACCOUNT: Limit = { kind: 'mail-new-address-account', most: 1, windowSeconds: 86_400 };

const DISCARD: Fate = { kind: 'discard' };

/**
 * Decides what becomes of a mail where its account or its address had those of the day; null: it may go now. Decided here and not when
 * the mail is asked for, so that no answer reveals who has an account. Only the account that the mail is about counts, and those that
 * had its address before, so that its list of mails reveals nothing about any other.
 */
export async function heldBack(
  context: JobContext,
  { kind, uid, site, recipient, attempts }: MailRow,
  person: Addressee | undefined,
): Promise<Fate | null> {
  // A second attempt is still the same mail.
  if (attempts > 1) return null;
  const key = mailKey(recipient ?? '');
  const beyond = async (limit: Limit, subject: string, fate: Fate) =>
    (await takeAttempt(context, limit, subject)) ? null : fate;
  // The last mail of an account goes to a confirmed address, or is what an applicant was promised.
  if (!person) return null;
  if (kind === 'validate_new_email') {
    const isFirst = await takeAttempt(context, OF_ACCOUNT, `${person.uid}|${key}`);
    // Accounts that anybody can make in a row spend nothing of those whose own address somebody reads.
    const ofKind = `${person.mailValidatedAt ? 'confirmed' : 'unconfirmed'}|${key}`;
    const limited = isFirst
      ? { limit: FIRST_OF_EACH, subject: ofKind }
      : { limit: NEW_ADDRESS, subject: key };
    // A gap in the list of the person who asked for an address would reveal that others ask for it.
    return beyond(limited.limit, limited.subject, { kind: 'pretend', uid });
  }
  // She was promised this answer as well, and nothing else tells her that she may log in.
  if (kind === 'nurse_approved') return null;
  // What was confirmed is the new address, and this mail goes to the one before.
  if (person.mailValidatedAt && kind !== 'email_changed') return null;
  if (kind === 'account_exists') return beyond(TRIED, `${site}|${key}`, DISCARD);
  const ofAccount = String(person.uid);
  if (kind === 'reset_password') return beyond(UNCONFIRMED_LINKS, ofAccount, DISCARD);
  // An account without a password gives its address up to anybody who registers with it, and uses up none of their mails.
  const ofAddress = `${hasPassword(person) ? 'password' : 'none'}|${site}|${key}`;
  const { reached, retryAfterSeconds } = await takeAttempts(context, [
    { limit: UNCONFIRMED, subject: ofAccount },
    { limit: UNCONFIRMED_ADDRESS, subject: ofAddress },
  ]);
  if (reached === UNCONFIRMED_ADDRESS) {
    return { kind: 'wait', until: new Date(context.clock.now().getTime() + retryAfterSeconds * 1_000) };
  }
  return reached ? DISCARD : null;
}
