import { checkMail, mailKey } from '#domain/identity/account.ts';
import type { Language } from '#domain/kit/language.ts';
import { checkLine, leadsAway } from '#domain/kit/one-line.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { Site } from '#domain/site/site.ts';

/** The most buddies of one person, those who have not answered included (settled part 2, §3). */
export const MOST_BUDDIES = 10;
/** The most invitations of one person in 24 hours. */
export const INVITATIONS_A_DAY = 5;
/** After how many days without an answer an invitation is deleted, with the address in it. The mail says the same number. */
export const INVITATION_DAYS = 30;
/** The most characters somebody may write when they refuse. */
export const REASON_MAX_LENGTH = 1_000;
const NAME_MAX_LENGTH = 60;

/** Refused and unsubscribed buddies have no row any more (contract A41). */
export type BuddyStatus = 'invited' | 'accepted';

/** Who is invited, as typed. */
export interface BuddyDraft {
  readonly name: string;
  readonly email: string;
}

/** A buddy to whom a mail goes; address and name are looked up when it is sent. */
export interface BuddyAddressee {
  readonly buddyId: number;
  readonly site: Site;
  /** That of the participant: nobody knows that of the buddy. */
  readonly language: Language;
}

/** Somebody whom the person who is logged in invited, whether or not they have accepted. */
export interface Buddy {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly accepted: boolean;
  /** The invitation goes out once the person has confirmed their own address. */
  readonly waiting: boolean;
  /** The day of the acceptance, or else of the invitation. */
  readonly since: string;
}

interface BuddyRules {
  /** The names of the two fields, which differ between the forms that invite. */
  readonly fields: { readonly name: string; readonly email: string };
  /** The `addressesOf` the person who invites. */
  readonly own: readonly string[];
}

/** The addresses of a person: the current one, and the one that waits to replace it. */
export function addressesOf({
  mail,
  pendingMail,
}: {
  readonly mail: string;
  readonly pendingMail: string | null;
}): readonly string[] {
  return pendingMail === null ? [mail] : [mail, pendingMail];
}

/**
 * The problems of an invitation (spec 2 §5). Only the database knows whether the address has one already, and whether there
 * are too many.
 */
export function checkBuddy(draft: BuddyDraft, { fields, own }: BuddyRules): readonly Problem[] {
  const email = checkMail(fields.email, draft.email);
  const isOwn = own.some((mail) => mailKey(mail) === mailKey(draft.email));
  return [
    ...checkBuddyName(fields.name, draft.name),
    ...(email.length === 0 && isOwn ? problem(fields.email, 'emailOwn') : email),
  ];
}

/** 1–60 characters on one line. The name appears in a mail to a stranger, so it may not contain an address. */
export function checkBuddyName(field: string, name: string): readonly Problem[] {
  const problems = checkLine(field, name, NAME_MAX_LENGTH);
  if (problems.length > 0) return problems;
  return namesAddress(name) ? problem(field, 'nameWithAddress') : NO_PROBLEMS;
}

/** Whether a name that was chosen for another purpose may appear in a mail to a stranger. */
export function mayStandInMail(name: string): boolean {
  return checkBuddyName('name', name).length === 0;
}

/** Whether a mail program may turn a part of it into a link. */
function namesAddress(name: string): boolean {
  return leadsAway(name) || /[/\\]/.test(name.normalize('NFKC'));
}
