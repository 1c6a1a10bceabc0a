import type { Exercise, ListQuestion, Question, QuizQuestion, TextQuestion } from './content.ts';
import { NO_PROBLEMS, type Problem, problem } from './problem.ts';

/** A text, the rows of a list, or the ids of the options that were ticked with an answer of one's own after them. */
export type Answer = string | readonly string[];
/** Answers under the keys of their questions; a question without one is absent. */
export type Answers = Readonly<Record<string, Answer>>;

/** An answer of one's own beside the options of a quiz, in characters. Chosen: the specification's default for texts. */
export const OWN_ANSWER_MAX_LENGTH = 255;

/**
 * What was answered, as it is kept: as typed, without rows and texts that hold nothing. Anything that is no answer to a
 * question of the exercise stays as it came, for `checkAnswers` to name.
 */
export function tidyAnswers(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, answer]): [string, unknown][] => {
      const rows = Array.isArray(answer) ? answer.filter((row) => !isEmpty(row)) : answer;
      return isEmpty(rows) ? [] : [[key, rows]];
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' && value.trim() === '';
}

/**
 * Everything wrong with tidied answers, by the key of the question (spec 1 §5 Webform text, contract 2.5 and head
 * section). An exercise without any answer is not done; a wrong option of a quiz is no problem.
 */
export function checkAnswers({ questions }: Exercise, answers: Readonly<Record<string, unknown>>): Problem[] {
  const unknown = Object.keys(answers).filter((name) => !questions.some(({ key }) => key === name));
  const found = [
    ...unknown.flatMap((name) => problem(name, 'unknownField')),
    ...questions.flatMap((question) => checkAnswer(question, answers[question.key])),
  ];
  const [first] = questions;
  if (found.length > 0 || !first || Object.keys(answers).length > 0) return found;
  return [...problem(first.key, 'nothingAnswered')];
}

function checkAnswer(question: Question, answer: unknown): readonly Problem[] {
  if (answer === undefined) return question.required ? problem(question.key, 'required') : NO_PROBLEMS;
  if (question.kind === 'text') return checkText(question, answer);
  if (!Array.isArray(answer) || !answer.every((row) => typeof row === 'string'))
    return problem(question.key, 'invalid');
  return question.kind === 'list' ? checkRows(question, answer) : checkTicks(question, answer);
}

function checkText({ key, maxlength }: TextQuestion, answer: unknown): readonly Problem[] {
  if (typeof answer !== 'string') return problem(key, 'invalid');
  return answer.length > maxlength ? problem(key, 'tooLong', { count: maxlength }) : NO_PROBLEMS;
}

function checkRows({ key, maxlength, max }: ListQuestion, rows: readonly string[]): readonly Problem[] {
  if (rows.length > max) return problem(key, 'tooManyRows', { count: max });
  return rows.some((row) => row.length > maxlength)
    ? problem(key, 'tooLong', { count: maxlength })
    : NO_PROBLEMS;
}

function checkTicks({ key, options, other }: QuizQuestion, ticked: readonly string[]): readonly Problem[] {
  const own = ticked.filter((tick) => !options.some(({ id }) => id === tick));
  if (own.length > (other ? 1 : 0) || new Set(ticked).size < ticked.length)
    return problem(key, 'unknownChoice');
  return own.some((text) => text.length > OWN_ANSWER_MAX_LENGTH)
    ? problem(key, 'tooLong', { count: OWN_ANSWER_MAX_LENGTH })
    : NO_PROBLEMS;
}
