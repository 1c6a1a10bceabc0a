import { isBlank } from '#domain/kit/html.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** A text that has to be there; `most` is in characters that a reader sees. */
export function checkText(field: string, text: string, most: number): readonly Problem[] {
  if (isBlank(text)) return problem(field, 'required');
  return text.trim().length > most ? problem(field, 'tooLong', { count: most }) : NO_PROBLEMS;
}

/** A line of text without what turns the direction of the text around it, which would let it pass for another. */
export function withoutTurns(line: string): string {
  return line.replace(/\p{Bidi_Control}/gu, '');
}
