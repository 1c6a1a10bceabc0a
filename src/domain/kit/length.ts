import { NO_PROBLEMS, type Problem, problem } from './problem.ts';

/** In characters as people count them: an emoji is one, not two, and blanks at either end are none. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}

/** What is wrong with a text of more than so many characters. */
export function checkLength(field: string, text: string, most: number): readonly Problem[] {
  return lengthOf(text) > most ? problem(field, 'tooLong', { count: most }) : NO_PROBLEMS;
}
