import { isBlank } from '#domain/kit/html.ts';
import { checkLength } from '#domain/kit/length.ts';
import { type Problem, problem } from '#domain/kit/problem.ts';
import { hasUnwritable } from '#domain/kit/writable.ts';

/** A text that has to be there, of so many characters at most, and that can be kept. */
export function checkText(field: string, text: string, most: number): readonly Problem[] {
  if (isBlank(text)) return problem(field, 'required');
  if (hasUnwritable(text)) return problem(field, 'invalid');
  return checkLength(field, text, most);
}

/** A line of text without what turns the direction of the text around it, which would let it pass for another. */
export function withoutTurns(line: string): string {
  return line.replace(/\p{Bidi_Control}/gu, '');
}
