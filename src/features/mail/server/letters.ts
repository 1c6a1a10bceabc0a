import { hasPassword, mailKey } from '#domain/identity/account.ts';
import { LINK_LIFETIME, type LinkPurpose } from '#domain/identity/one-time-link.ts';
import { namedRemovalDay } from '#domain/identity/retention.ts';
import { filledIn } from '#domain/kit/filled-in.ts';
import { type Language, LOCALES } from '#domain/kit/language.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { languageFor, siteProfile } from '#domain/site/site.ts';
import { inLanguage } from '#platform/content/localised.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { type Addressee, findAddresseeByMail } from './addressees/queries.ts';
import { letterColours } from './colours.ts';
import { type LetterContext, linkOf, numberLink, timestampOf, unsubscribeLink } from './letter-links.ts';
import type { MailRow } from './queries.ts';
import { type LetterText, letterHtml, letterPlain } from './template.ts';
import { footer, mails, paragraphsOf, type Words } from './words.ts';

/**
 * The letter for a mail of the outbox. A person who asks for an address that has an account sees the same kind in their own list
 * of mails as for any other address; the owner of that address reads that somebody asked.
 */
export async function addressedLetter(
  context: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
): Promise<Letter> {
  const owner =
    row.kind === 'validate_new_email'
      ? await findAddresseeByMail(context.db, row.site, mailKey(row.recipient ?? ''))
      : undefined;
  return owner && owner.uid !== row.uid && keepsAddress(owner)
    ? letterOf(context, { ...row, kind: 'email_taken', recipient: owner.mail }, owner)
    : letterOf(context, row, person);
}

/**
 * Whether an address stays with its account. One that somebody without a password typed and did not confirm gives way to anybody
 * who confirms it.
 */
function keepsAddress(owner: Addressee): boolean {
  return hasPassword(owner) || owner.mailValidatedAt !== null;
}

/**
 * Renders a mail of the outbox. Links are made here, from the settings and the account as it is now, so that no request
 * can influence them and no copy of the outbox contains one.
 */
async function letterOf(
  context: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
): Promise<Letter> {
  // The language of the account; a new password may have been requested on a page in another language.
  const language = languageFor(person?.language ?? row.language, row.site, context);
  const url = await linkOf(context, row, person, language);
  const found = wordsFor(row, person);
  const unsubscribe = unsubscribeLink(context, row, person, language);
  const params = {
    until: untilOf(context, row, person, language),
    secondStep: context.nurseSecondFactor && found.second_step ? inLanguage(found.second_step, language) : '',
    time: formatTime(language, linkEnds(row, 'reset').getTime(), context.timeZone),
  };
  const text: LetterText = {
    language,
    subject: inLanguage(found.subject, language),
    preheader: inLanguage(found.preheader, language),
    paragraphs: paragraphsOf(filledIn(inLanguage(found.body, language), params)),
    button:
      found.button && url
        ? {
            label: inLanguage(found.button, language),
            url,
            broken: inLanguage(footer.button_broken, language),
          }
        : null,
    second: found.second
      ? { label: inLanguage(found.second, language), url: numberLink(context, row, language) }
      : null,
    help: inLanguage(footer.help, language),
    reason: inLanguage(found.reason, language),
    unsubscribe:
      unsubscribe === null ? null : { label: inLanguage(footer.unsubscribe, language), url: unsubscribe },
  };
  return {
    id: row.id,
    to: row.recipient ?? '',
    language,
    subject: text.subject,
    html: letterHtml(text, letterColours(context)),
    text: letterPlain(text),
    unsubscribe,
  };
}

type Read = Pick<Words, 'subject' | 'preheader' | 'body' | 'second_step' | 'button' | 'second' | 'reason'>;

function wordsFor({ kind, site }: MailRow, person: Addressee | undefined): Read {
  const { without_password: other, applied, ...found } = mails[kind];
  if (applied && person?.awaitsApproval) return { ...applied, reason: found.reason };
  const isForRelatives = siteProfile(site).concerns === 'someoneElse';
  const read = isForRelatives ? forRelatives(found) : found;
  if (!other || !person || hasPassword(person)) return read;
  const { subject = read.subject, preheader = read.preheader, button = read.button } = other;
  const body = (isForRelatives && other.relatives) || (other.body ?? read.body);
  return { ...read, subject, preheader, body, button };
}

function forRelatives(found: Words): Words {
  const { body, relatives = body, button, relatives_button = button } = found;
  return { ...found, body: relatives, button: relatives_button };
}

/** The date until which the reader of the mail can act, in words. */
function untilOf(
  { timeZone, clock }: LetterContext,
  row: MailRow,
  person: Addressee | undefined,
  language: Language,
): string {
  const format = (instant: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...options }).format(instant);
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  switch (row.kind) {
    case 'validate_email':
    case 'nurse_received':
    case 'validate_new_email':
      // The last day on which the link works until midnight.
      return format(linkEnds(row, 'validate', 86_400), day);
    case 'reset_password':
      return format(linkEnds(row, 'reset'), { weekday: 'long', day: 'numeric', month: 'long' });
    case 'inactive_first':
    case 'inactive_last': {
      if (!person) return '';
      const told = clock.dayOf(row.sentAt ?? clock.now());
      const last = namedRemovalDay(clock.dayOf(person.lastUsed), told);
      return format(new Date(`${last}T12:00:00Z`), day);
    }
    default:
      return '';
  }
}

/** When a link of a mail stops working, or so many seconds earlier. */
function linkEnds(row: MailRow, purpose: LinkPurpose, less = 0): Date {
  return new Date((timestampOf(row) + LINK_LIFETIME[purpose] - less) * 1000);
}
