import { addDays, type Day, isDay } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import { checkLine } from '#domain/kit/one-line.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { NurseDetails } from '#domain/nurse/details.ts';
import { DAYS_BACK } from '#domain/tracking/shown-days.ts';
import type { Registering } from '../site/registering.ts';

const MAIL_MAX_LENGTH = 254;
const NAME_MAX_LENGTH = 100;
export const AVATARS = 12;

export type Role = 'client' | 'sso_client' | 'poh';

/** The person logged in, as the screens see them. */
export interface Me {
  readonly uid: number;
  readonly mail: string;
  readonly name: string;
  /** Empty when none was chosen. */
  readonly nickname: string;
  /** The first day on which it can be changed again; null when it can be now. */
  readonly nicknameChangeableFrom: Day | null;
  readonly avatar: number;
  /** The address was confirmed through a mail. */
  readonly validated: boolean;
  /** The address that replaces `mail` once it is confirmed. */
  readonly pendingMail: string | null;
  readonly notificationKinds: readonly string[];
  /** Off: badges are received, and shown nowhere. */
  readonly showsBadges: boolean;
  readonly language: Language;
  readonly roles: readonly Role[];
  readonly registering: Registering;
  readonly registrationsStart: Day;
  readonly programmeStart: Day;
  /** A participant has a practice nurse who can read along. */
  readonly hasNurse: boolean;
  /** The details that a nurse gave of herself; null for a participant. */
  readonly nurse: NurseDetails | null;
  /** The code by which clients pair with a nurse; null for a participant, and for a nurse without one. */
  readonly pairingCode: string | null;
  /** Encrypts what this browser keeps for the person; 32 bytes in base64. */
  readonly deviceKey: string;
  /** The person said at the login that this device is theirs. */
  readonly ownDevice: boolean;
}

/** Whether someone logs in with a password; those who come by single sign-on have none. */
export function hasPassword({ roles }: Pick<Me, 'roles'>): boolean {
  return !roles.includes('sso_client');
}

/** Whether somebody is known and has no password: another system lets them in. */
export function isLetIn(person: Pick<Me, 'roles'> | null | undefined): boolean {
  return person !== null && person !== undefined && !hasPassword(person);
}

/**
 * Whether text has the usual form of a mail address; only sending a mail can prove that it exists. The form in which it is
 * compared must have it too, because normalising can turn one character into several, blanks among them.
 */
export function isMail(text: string): boolean {
  return hasFormOfMail(text) && hasFormOfMail(mailKey(text));
}

function hasFormOfMail(text: string): boolean {
  return (
    text.length <= MAIL_MAX_LENGTH &&
    !hasControlCharacter(text) &&
    // These characters are invisible, and some mail servers leave them out.
    !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
    /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\".]+(\.[^\s@<>()[\],;:\\".]+)+$/.test(text)
  );
}

/**
 * An address as it is stored and mailed to: after NFKC, which unifies spellings that look alike (Unicode annex 15). Mail to
 * another spelling could reach somebody else than the owner of the account.
 */
export function mailAddress(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** The form in which addresses are compared: users are unique per site and lower-cased address (contract 1.2). */
export function mailKey(mail: string): string {
  return mailAddress(mail).toLowerCase();
}

export function checkMail(field: string, mail: string): readonly Problem[] {
  if (mail.trim() === '') return problem(field, 'required');
  return isMail(mail.trim()) ? NO_PROBLEMS : problem(field, 'emailInvalid');
}

/** Characters that no name has and no database accepts. */
function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** A nurse and the staff read the name in the middle of their own text. */
export function checkName(field: string, name: string): readonly Problem[] {
  return checkLine(field, name, NAME_MAX_LENGTH);
}

/** The start of registrations may move back, a year at most, and never forward (spec 1 §5, contract A14). */
export function checkRegistrationsStart(
  field: string,
  date: string,
  stored: Day,
  today: Day,
): readonly Problem[] {
  if (date === '') return problem(field, 'required');
  if (!isDay(date)) return problem(field, 'dateInvalid');
  if (date > stored || date > today) return problem(field, 'startDateForward');
  return date < stored && date < addDays(today, -DAYS_BACK)
    ? problem(field, 'startDateTooEarly')
    : NO_PROBLEMS;
}

/** The first step of a login, of whoever it is. */
export function checkLogin({
  mail,
  password,
}: {
  readonly mail: string;
  readonly password: string;
}): Problem[] {
  return [...checkMail('mail', mail), ...(password === '' ? problem('password', 'required') : NO_PROBLEMS)];
}

export interface MailChangeDraft {
  readonly mail: string;
  readonly confirmation: string;
  /** Null for people who log in without a password. */
  readonly password: string | null;
}

/** The page that changes the address (spec 1 §5 Change email). */
export function checkMailChange(draft: MailChangeDraft, current: string): Problem[] {
  const mail = draft.mail.trim() === '' ? problem('mail', 'emailNewRequired') : checkMail('mail', draft.mail);
  const same = mail.length === 0 && mailKey(draft.mail) === mailKey(current);
  return [
    ...(same ? problem('mail', 'emailSame') : mail),
    ...checkMailConfirmation('confirmation', draft.mail, draft.confirmation),
    ...(draft.password === '' ? problem('password', 'required') : NO_PROBLEMS),
  ];
}

export function checkMailConfirmation(field: string, mail: string, confirmation: string): readonly Problem[] {
  if (confirmation.trim() === '') return problem(field, 'required');
  return mailKey(confirmation) === mailKey(mail) ? NO_PROBLEMS : problem(field, 'emailMismatch');
}

export type ProofWords = Readonly<Record<Language, string>>;

/** What someone without a password types to delete the account (contract head section). */
export const DELETE_WORD: ProofWords = { nl: 'VERWIJDEREN', en: 'DELETE' };
/** What they type for a copy of their data: on the wire it is the same word, on the page that would be a fright. */
export const COPY_WORD: ProofWords = { nl: 'KOPIE', en: 'COPY' };

/** Whether that word was typed. Phones write capitals where they please. */
export function isWordTyped(word: string, typed: string): boolean {
  return typed.trim().toUpperCase() === word;
}
