import { plusDays } from '#domain/kit/duration.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** Without 0, O, 1 and I, which look alike (contract 2.8). */
export const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;

/** The version of the agreement on the page; it goes up whenever the meaning of the words changes. */
export const AGREEMENT_VERSION = 3;

/** Whether a page showed the words of now, by the version that it names; one that names none is taken to have shown them. */
export function showedAgreement(version: number | undefined): boolean {
  return version === undefined || version === AGREEMENT_VERSION;
}

/** How long an agreement holds, unless it is renewed (issue: the client's side). */
export const CONSENT_WEEKS = 26;

/** For how long looks at a client stay in the log after the last one, once the account is gone (issue: the client's side). */
export const LOG_YEARS = 5;

/** What a client lets her nurse see. */
export const CONSENT_KINDS = ['registrations', 'exercises'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** What a nurse looked at, as the log has it: her list, or one client's days or answers. */
export type Look = 'list' | ConsentKind;

/** The message of the refusal to open clients because the look cannot be logged; only this tells it from others that are `unavailable`. */
export const LOOK_NOT_LOGGED = 'The look cannot be logged.';

/** How a pairing ended: by the client, by the nurse, or because the agreement was not renewed. */
export type PairingEnd = 'client' | 'nurse' | 'expired';

/** A nurse as her client knows her. */
export interface Guide {
  readonly uid: number;
  /** Initials and family name. */
  readonly name: string;
  readonly practice: string;
}

/** Until when an agreement holds that is given now. */
export function consentUntil(now: Date): Date {
  return plusDays(now, CONSENT_WEEKS * 7);
}

/**
 * A code as it is compared: people who copy it may divide it by spaces or a hyphen, and write small letters. Letters of other
 * alphabets stay as they are, because some become Latin ones as capitals.
 */
export function keptCode(text: string): string {
  return text.replace(/[\s\p{Dash_Punctuation}]/gu, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** For how many days a client's page says that a pairing ended (chosen). */
export const END_SHOWN_DAYS = 30;

export interface PairingDraft {
  readonly pairing_code: string;
  /** Whether the words of `AGREEMENT_VERSION` were agreed to. */
  readonly agreement: boolean;
}

/** The problems of the form by which a client pairs with a nurse. */
export function checkPairing({ pairing_code: code, agreement }: PairingDraft): readonly Problem[] {
  return [
    ...checkCode('pairing_code', code),
    ...(agreement ? NO_PROBLEMS : problem('agreement', 'agreementNeeded')),
  ];
}

/** The problems of a code (spec: exactly six letters or digits). Only the server knows whether it is somebody's. */
export function checkCode(field: string, text: string): readonly Problem[] {
  const code = keptCode(text);
  if (code === '') return problem(field, 'required');
  return /^[A-Z0-9]{6}$/.test(code) ? NO_PROBLEMS : problem(field, 'pairingCodeFormat');
}
