import { isLetIn } from '#domain/identity/account.ts';
import type { LinkPurpose } from '#domain/identity/one-time-link.ts';
import type { Language } from '#domain/kit/language.ts';
import { choicesForMail, type MailKind } from '#domain/notices/mail.ts';
import { dayAskedAt } from '#domain/notices/reminder.ts';
import { partOfNews } from '#domain/programme/programme-news.ts';
import { pathTo, supportPath } from '#domain/site/paths.ts';
import { hasFeature, siteProfile } from '#domain/site/site.ts';
import { linkHash } from '#platform/crypto/one-time-link.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { type Addressee, findUnreadPost } from './addressees/queries.ts';
import type { MailRow } from './queries.ts';
import { unsubscribeHash } from './unsubscribe.ts';

export type LetterContext = Pick<
  JobContext,
  'db' | 'sessionSecrets' | 'timeZone' | 'clock' | 'origin' | 'multilingual' | 'theming' | 'nurseSecondFactor'
>;

/** The page with the number of the organisation: the help page is for people in danger. */
export function numberLink({ origin }: LetterContext, { site }: MailRow, language: Language): string {
  return origin(site) + supportPath(language);
}

/** Where this kind of mail is turned off; null for mails that are essential to an account. */
export function unsubscribeLink(
  { origin, sessionSecrets }: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
  language: Language,
): string | null {
  const { kind } = row;
  if (choicesForMail(kind).length === 0 || !person) return null;
  const hash = unsubscribeHash(sessionSecrets.newest, person, kind);
  const path = pathTo({ language }, 'unsubscribe', {}, { uid: String(person.uid), kind, hash });
  return origin(row.site) + path;
}

/** The target of the button; null: the mail has none. */
export async function linkOf(
  context: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
  language: Language,
): Promise<string | null> {
  const path = await PATHS[row.kind]({ context, row, person, at: { language } });
  return path === null ? null : context.origin(row.site) + path;
}

/** A mail, as far as its link depends on it. */
interface Linked {
  readonly context: LetterContext;
  readonly row: MailRow;
  readonly person: Addressee | undefined;
  readonly at: { readonly language: Language };
}

type PathOf = (linked: Linked) => string | null | Promise<string | null>;

const toConfirmation: PathOf = ({ context, row, person, at }) =>
  person ? pathTo(at, 'validate', linkParts(context, 'validate', row, person)) : null;
const toNumber: PathOf = ({ at }) => supportPath(at.language);
const toNewPassword: PathOf = ({ at }) => pathTo(at, 'forgotPassword');
/** Where the unread comments are, or the forum where they were read meanwhile. */
const toUnread: PathOf = async ({ context, person, at }) => {
  const unread = person && (await findUnreadPost(context.db, person.uid));
  if (!unread) return pathTo(at, 'forum');
  return pathTo(at, 'forumPost', { category: String(unread.category), nid: String(unread.nid) });
};
const toLogin: PathOf = ({ at, person }) => pathTo(at, isLetIn(person) ? 'loggedOut' : 'login');

const PATHS: Readonly<Record<MailKind, PathOf>> = {
  validate_email: toConfirmation,
  nurse_received: toConfirmation,
  validate_new_email: (linked) => {
    const { person } = linked;
    return person?.pendingMail
      ? toConfirmation({ ...linked, person: { ...person, mail: person.pendingMail } })
      : null;
  },
  reset_password: ({ context, row, person, at }) => {
    if (isLetIn(person)) return pathTo(at, 'loggedOut');
    return person ? pathTo(at, 'resetPassword', linkParts(context, 'reset', row, person)) : null;
  },
  email_changed: toNumber,
  nurse_rejected: toNumber,
  email_change_asked: (linked) => (isLetIn(linked.person) ? toNumber(linked) : toNewPassword(linked)),
  password_changed: toNewPassword,
  second_factor_changed: toNewPassword,
  account_exists: toLogin,
  email_taken: toLogin,
  inactive_first: toLogin,
  inactive_last: toLogin,
  nurse_approved: toLogin,
  second_factor_reset: toLogin,
  client_paired: toLogin,
  client_unpaired: toLogin,
  consent_ending: ({ at }) => pathTo(at, 'nurse'),
  badge_mail: ({ at }) => pathTo(at, 'badges'),
  forum_reply_mail: toUnread,
  daily_mail: ({ context, row, at }) =>
    hasFeature(row.site, 'registrations')
      ? // Read on the next day it is still about the evening before.
        pathTo(at, 'registration', {}, { date: dayAskedAt(row.createdAt, context.clock) })
      : pathTo(at, siteProfile(row.site).home),
  // The page of the plan shows no open days to somebody who was away.
  usage_reminder_mail: ({ at }) => pathTo(at, 'calendar'),
  end_of_phase_mail: ({ at, person }) => {
    const part = partOfNews(person?.toldPart ?? null);
    return pathTo(at, 'programme', {}, part === null ? {} : { part: String(part) });
  },
  program_complete: ({ at }) => pathTo(at, 'programme'),
  usage_reminder_last: ({ at, row }) => pathTo(at, siteProfile(row.site).home),
  account_deleted: () => null,
};

/** The timestamp in the links of a mail: seconds since 1970. */
export const timestampOf = (row: MailRow) => Math.floor(row.createdAt.getTime() / 1000);

function linkParts(context: LetterContext, purpose: LinkPurpose, row: MailRow, person: Addressee) {
  const timestamp = timestampOf(row);
  const hash = linkHash(context.sessionSecrets.newest, purpose, person, timestamp);
  return { uid: String(person.uid), timestamp: String(timestamp), hash };
}
