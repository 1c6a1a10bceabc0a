import { checkLength } from '#domain/kit/length.ts';
import { fitsOneLine, leadsAway } from '#domain/kit/one-line.ts';
import { NO_PROBLEMS, type Problem, type ProblemCode, problem } from '#domain/kit/problem.ts';

/** The details that a practice nurse gives of herself and her practice (spec 2 §3); all are required. */
export const NURSE_DETAILS = [
  'initials',
  'familyName',
  'jobTitle',
  'practice',
  'address',
  'postalCode',
  'locality',
  'telephone',
] as const;
export type NurseDetail = (typeof NURSE_DETAILS)[number];
export type NurseDetails = Readonly<Record<NurseDetail, string>>;

/** The details that say where she works; the provider looks again when one of them changes. */
const OF_THE_PRACTICE = ['practice', 'address', 'postalCode', 'locality', 'telephone'] as const;

/** The most characters of each (chosen). */
export const NURSE_DETAIL_MAX: Readonly<Record<NurseDetail, number>> = {
  initials: 20,
  familyName: 60,
  jobTitle: 100,
  practice: 120,
  address: 120,
  postalCode: 7,
  locality: 80,
  telephone: 30,
};

/** The details that are a name, with a message of their own when they contain an address. */
const WITH_ADDRESS: { readonly [Field in NurseDetail]?: ProblemCode } = {
  familyName: 'nameWithAddress',
  practice: 'nameWithAddress',
};

/** The problems of one detail, whose name is the field (spec 2 §5). */
export function checkNurseDetail(field: NurseDetail, given: string): readonly Problem[] {
  const text = given.trim();
  if (text === '') return problem(field, 'required');
  if (!fitsOneLine(text)) return problem(field, 'hiddenCharacters');
  if (field === 'postalCode') return isPostalCode(text) ? NO_PROBLEMS : problem(field, 'postalCodeInvalid');
  const tooLong = checkLength(field, text, NURSE_DETAIL_MAX[field]);
  if (tooLong.length > 0) return tooLong;
  switch (field) {
    case 'telephone':
      return isTelephone(text) ? NO_PROBLEMS : problem(field, 'telephoneInvalid');
    case 'initials':
      return checkInitials(text);
    case 'address':
      return NO_PROBLEMS;
    default:
      // Clients read these, some of them in a mail, so they may not contain an address.
      return leadsAway(text) ? problem(field, WITH_ADDRESS[field] ?? 'holdsAddress') : NO_PROBLEMS;
  }
}

/** The problems of the details of a nurse, in the order of the form. */
export function checkNurseDetails(details: NurseDetails): readonly Problem[] {
  return NURSE_DETAILS.flatMap((field) => checkNurseDetail(field, details[field]));
}

/** A detail as it is stored: without blanks around it, and a postal code always as 1234 AB. */
function keptDetail(field: NurseDetail, given: string): string {
  const text = given.trim();
  if (field !== 'postalCode') return text;
  return `${text.slice(0, 4)} ${text.slice(4).trim().toUpperCase()}`;
}

/** All details as they are stored. */
export function keptDetails(details: NurseDetails): NurseDetails {
  const kept = (field: NurseDetail) => keptDetail(field, details[field]);
  return {
    initials: kept('initials'),
    familyName: kept('familyName'),
    jobTitle: kept('jobTitle'),
    practice: kept('practice'),
    address: kept('address'),
    postalCode: kept('postalCode'),
    locality: kept('locality'),
    telephone: kept('telephone'),
  };
}

/** Her name, as clients and the provider see it (settled: nurse). */
export function nameOfNurse({ initials, familyName }: Pick<NurseDetails, 'initials' | 'familyName'>): string {
  return `${initials} ${familyName}`;
}

/** Whether she seems to work somewhere else now. */
export function practiceChanged(before: NurseDetails, now: NurseDetails): boolean {
  return OF_THE_PRACTICE.some((field) => before[field] !== now[field]);
}

/** Shorter than any number of a practice. */
const FEWEST_DIGITS = 6;

/** Enough digits, and words such as "toestel" beside them, but no address of a site or a mail. */
function isTelephone(text: string): boolean {
  return text.replace(/\D/g, '').length >= FEWEST_DIGITS && !/\p{L}\.\p{L}|@|:\/\//u.test(text);
}

/** Four digits, not beginning with 0, and two letters that Dutch post uses (spec 2 §5). */
function isPostalCode(text: string): boolean {
  return /^[1-9]\d{3} ?(?!s[ads])[a-z]{2}$/i.test(text);
}

/** Letters with full stops. Only single letters, or such as Th and Chr, may follow a full stop: more could be an address. */
function checkInitials(text: string): readonly Problem[] {
  if (!/^[\p{L}\p{M}. '’-]+$/u.test(text)) return problem('initials', 'initialsInvalid');
  const parts = text.split(/[. '’-]/).slice(1);
  const isShort = (part: string) => part.length < 2 || part === 'IJ' || /^\p{Lu}\p{Ll}{1,2}$/u.test(part);
  return parts.every(isShort) ? NO_PROBLEMS : problem('initials', 'initialsInvalid');
}
