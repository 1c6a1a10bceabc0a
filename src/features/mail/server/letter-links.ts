import { hasPassword } from '#domain/identity/account.ts';
import type { LinkPurpose } from '#domain/identity/one-time-link.ts';
import type { Language } from '#domain/kit/language.ts';
import { choicesForMail } from '#domain/notices/mail.ts';
import { dayAskedAt } from '#domain/notices/reminder.ts';
import { partOfNews } from '#domain/programme/programme-news.ts';
import { pathTo, prefixed } from '#domain/site/paths.ts';
import { hasFeature, siteProfile } from '#domain/site/site.ts';
import { linkHash } from '#platform/crypto/one-time-link.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { Addressee } from './addressees/queries.ts';
import type { MailRow } from './queries.ts';
import { unsubscribeHash } from './unsubscribe.ts';

export type LetterContext = Pick<
  JobContext,
  'sessionSecrets' | 'timeZone' | 'clock' | 'origin' | 'multilingual' | 'theming'
>;

/** The page with the number of the organisation; the help page is about danger. */
export function numberLink({ origin }: LetterContext, { site }: MailRow, language: Language): string {
  return origin(site) + prefixed(language, '/support');
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

/** The target of the button. */
export function linkOf(
  context: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
  language: Language,
): string | null {
  const origin = context.origin(row.site);
  const at = { language };
  const isLetIn = person !== undefined && !hasPassword(person);
  switch (row.kind) {
    case 'validate_email':
    case 'nurse_received':
      return person ? origin + pathTo(at, 'validate', linkParts(context, 'validate', row, person)) : null;
    case 'validate_new_email':
      return person?.pendingMail
        ? origin +
            pathTo(
              at,
              'validate',
              linkParts(context, 'validate', row, { ...person, mail: person.pendingMail }),
            )
        : null;
    case 'reset_password':
      if (isLetIn) return origin + pathTo(at, 'loggedOut');
      return person ? origin + pathTo(at, 'resetPassword', linkParts(context, 'reset', row, person)) : null;
    case 'email_changed':
    case 'nurse_rejected':
      return numberLink(context, row, language);
    case 'email_change_asked':
      return isLetIn ? numberLink(context, row, language) : origin + pathTo(at, 'forgotPassword');
    case 'password_changed':
    case 'second_factor_changed':
      return origin + pathTo(at, 'forgotPassword');
    case 'account_exists':
    case 'email_taken':
    case 'inactive_first':
    case 'inactive_last':
    case 'nurse_approved':
    case 'second_factor_reset':
    case 'client_paired':
    case 'client_unpaired':
      return origin + pathTo(at, isLetIn ? 'loggedOut' : 'login');
    case 'consent_ending':
      return origin + pathTo(at, 'nurse');
    case 'badge_mail':
      return origin + pathTo(at, 'badges');
    case 'forum_reply_mail':
      return origin + conversationPath(at, person?.unreadPost ?? null);
    case 'daily_mail': {
      // Read on the next day it is still about the evening before.
      const date = dayAskedAt(row.createdAt, context.clock);
      return hasFeature(row.site, 'registrations')
        ? origin + pathTo(at, 'registration', {}, { date })
        : origin + pathTo(at, siteProfile(row.site).home);
    }
    case 'usage_reminder_mail':
      return origin + pathTo(at, 'plan');
    case 'end_of_phase_mail': {
      const part = partOfNews(person?.toldPart ?? null);
      return origin + pathTo(at, 'programme', {}, part === null ? {} : { part: String(part) });
    }
    case 'program_complete':
      return origin + pathTo(at, 'programme');
    case 'usage_reminder_last':
      return origin + pathTo(at, siteProfile(row.site).home);
    case 'account_deleted':
      return null;
  }
}

/** The timestamp in the links of a mail: seconds since 1970. */
export const timestampOf = (row: MailRow) => Math.floor(row.createdAt.getTime() / 1000);

function linkParts(context: LetterContext, purpose: LinkPurpose, row: MailRow, person: Addressee) {
  const timestamp = timestampOf(row);
  const hash = linkHash(context.sessionSecrets.newest, purpose, person, timestamp);
  return { uid: String(person.uid), timestamp: String(timestamp), hash };
}

/** Where the unread comments are, or the forum where they were read meanwhile. */
function conversationPath(at: { readonly language: Language }, unread: Addressee['unreadPost']): string {
  if (!unread) return pathTo(at, 'forum');
  const [category, nid] = unread.map(String);
  return pathTo(at, 'forumPost', { category: category ?? '', nid: nid ?? '' });
}
