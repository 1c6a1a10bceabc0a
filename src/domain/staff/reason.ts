import { findIdentifying } from '#domain/community/identifying.ts';
import { checkLength } from '#domain/kit/length.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** How long a reason for the log may be, in characters. */
export const LOG_REASON_MAX_LENGTH = 5_000;

/**
 * A reason that stays in the log of the staff for good. An address in it would outlive the account it belongs to, so none is
 * taken (settled: staff).
 */
export function checkLogReason(field: string, reason: string): readonly Problem[] {
  const text = reason.trim();
  if (text === '') return problem(field, 'required');
  const length = checkLength(field, text, LOG_REASON_MAX_LENGTH);
  if (length.length > 0) return length;
  if (hasUnseen(text)) return problem(field, 'invalid');
  return findIdentifying(text, undefined).some(({ kind }) => kind === 'mail')
    ? problem(field, 'reasonWithAddress')
    : NO_PROBLEMS;
}

/** The same for a reason that other rules have judged already: their problems are shown first. */
export function alsoForLog(problems: readonly Problem[], field: string, reason: string): readonly Problem[] {
  const isTold = problems.some((found) => found.field === field);
  return isTold ? problems : [...problems, ...checkLogReason(field, reason)];
}

/** Whether text has control characters, which are invisible or cannot be stored; line breaks and tabs are allowed. */
function hasUnseen(text: string): boolean {
  return /\p{Cc}/u.test(text.replace(/[\n\r\t]/g, ''));
}
