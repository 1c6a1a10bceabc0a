import { plusDays } from '#domain/kit/duration.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** Without 0, O, 1 and I, which look alike (contract 2.8). */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** What a participant agrees to, as the page says it; a new number whenever the meaning of its words changes. */
export const AGREEMENT_VERSION = 2;

/** How long an agreement holds, unless it is renewed (issue: the client's side). */
export const CONSENT_WEEKS = 26;

/** How long it stays known who looked, after the last look at a client whose account is gone (issue: the client's side). */
export const LOG_YEARS = 5;

/** What a client lets her nurse see. */
export const CONSENT_KINDS = ['registrations', 'exercises'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** What a nurse looks at, as the log says it: her list, or one client's days or answers. */
export type Look = 'list' | ConsentKind;

/** Who ended a pairing, or that the agreement was not renewed. */
export type PairingEnd = 'client' | 'nurse' | 'expired';

/** A nurse as her client knows her. */
export interface Guide {
  readonly uid: number;
  /** Initials and family name. */
  readonly name: string;
  readonly practice: string;
}

/** Until when an agreement that was given now holds. */
export function consentUntil(now: Date): Date {
  return plusDays(now, CONSENT_WEEKS * 7);
}

/**
 * A code as it is compared: whoever copies it may divide it by spaces or a hyphen, and write small letters. Of other alphabets there are
 * letters that become one or two of ours as capitals, and those are left as they are.
 */
export function keptCode(text: string): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** For how many days a client's page tells that a pairing ended (chosen). */
export const END_SHOWN_DAYS = 30;

export interface PairingDraft {
  readonly pairing_code: string;
  /** The words of `AGREEMENT_VERSION` were agreed to. */
  readonly agreement: boolean;
}

export function checkPairing({ pairing_code: code, agreement }: PairingDraft): readonly Problem[] {
  return [
    ...checkCode('pairing_code', code),
    ...(agreement ? NO_PROBLEMS : problem('agreement', 'agreementNeeded')),
  ];
}

/** What is typed as a code (spec: exactly six letters or digits). Whether it is somebody's, only the server knows. */
export function checkCode(field: string, text: string): readonly Problem[] {
  const code = keptCode(text);
  if (code === '') return problem(field, 'required');
  return /^[A-Z0-9]{6}$/.test(code) ? NO_PROBLEMS : problem(field, 'pairingCodeFormat');
}
