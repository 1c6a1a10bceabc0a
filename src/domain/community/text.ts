import { isBlank } from '#domain/kit/html.ts';
import { checkLength } from '#domain/kit/length.ts';
import { type Problem, problem } from '#domain/kit/problem.ts';
import { hasUnwritable } from '#domain/kit/writable.ts';

/** The problems of a required text: it has a maximum length, and only characters that can be stored. */
export function checkText(field: string, text: string, most: number): readonly Problem[] {
  if (isBlank(text)) return problem(field, 'required');
  if (hasUnwritable(text)) return problem(field, 'invalid');
  return checkLength(field, text, most);
}

/** A line without the characters that reverse the direction of text, which would let it pass for another line. */
export function withoutTurns(line: string): string {
  return line.replace(/\p{Bidi_Control}/gu, '');
}
