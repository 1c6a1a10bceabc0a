import { addDays, type Day } from '#domain/kit/day.ts';
import { lengthOf } from '#domain/kit/length.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

const LENGTH = { min: 2, max: 30 } as const;
/** How many days have to pass between two changes of a nickname (chosen). */
export const NICKNAME_DAYS = 30;
/** For how many days nobody can take a nickname that was given up (chosen). */
export const NICKNAME_REST_DAYS = 365;

/** Line breaks, controls, halves of characters, and what turns the direction of the text around it. */
const NEVER = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Bidi_Control}]/u;
/** Accents piled up cover the lines above and below. */
const PILE = /\p{M}{4}/u;
/** Characters that show nothing on the screen; the blank of Braille counts as a symbol. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/**
 * The form of a nickname, for browser and server: optional; 2 to 30 characters that can be seen (api-contract 2.9). Only the
 * server knows whether it is free.
 */
export function checkNickname(field: string, nickname: string): readonly Problem[] {
  const given = nickname.trim();
  if (given === '' && !NEVER.test(nickname)) return NO_PROBLEMS;
  const seen = given.replace(UNSEEN, '').trim();
  if (NEVER.test(nickname) || PILE.test(given) || !SOMETHING.test(seen)) {
    return problem(field, 'nicknameUnreadable');
  }
  const isShort = lengthOf(seen) < LENGTH.min;
  return isShort || lengthOf(given) > LENGTH.max ? problem(field, 'nicknameLength', LENGTH) : NO_PROBLEMS;
}

/** What is stored of somebody's nickname. */
export interface StoredNickname {
  /** Empty when there is none. */
  readonly nickname: string;
  /** The first day on which it can be changed again; null when it can be at any time. */
  readonly changeableFrom: Day | null;
  /** Whether they wrote under it, so that it cannot be cleared; only the server knows. */
  readonly hasWritten?: boolean;
}

/** The first day on which a nickname can change again after it was changed or cleared. */
export function changeableFrom(changedOn: Day | null, today: Day): Day | null {
  const from = changedOn === null ? null : addDays(changedOn, NICKNAME_DAYS);
  return from === null || from <= today ? null : from;
}

/**
 * The problems of changing a nickname. Keeping it is right at any time, also if it is older than a rule. Only the server
 * knows whether it looks like somebody else's.
 */
export function checkNicknameChange(
  field: string,
  given: string,
  { nickname, changeableFrom: from, hasWritten }: StoredNickname,
): readonly Problem[] {
  if (given.trim() === nickname) return NO_PROBLEMS;
  const form = checkNickname(field, given);
  if (form.length > 0) return form;
  if (given.trim() === '' && hasWritten) return problem(field, 'nicknameNeeded');
  return from === null ? NO_PROBLEMS : problem(field, 'nicknameTooSoon', { from: Date.parse(from) });
}
