import { NO_PROBLEMS, type Problem, problem } from './problem.ts';

/** The length in characters as people count them: an emoji is one, and blanks at either end do not count. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** The problem of a text with more than so many characters. */
export function checkLength(field: string, text: string, most: number): readonly Problem[] {
  return lengthOf(text) > most ? problem(field, 'tooLong', { count: most }) : NO_PROBLEMS;
}
