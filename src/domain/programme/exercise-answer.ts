import type { ListQuestion, QuizQuestion, TextQuestion } from '#domain/content/content.ts';
import { checkLength } from '#domain/kit/length.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';

/** A text, the rows of a list, or the ids of the ticked options followed by an answer of one's own. */
export type Answer = string | readonly string[];
/** Answers by the keys of their questions; an unanswered question is absent. */
export type Answers = Readonly<Record<string, Answer>>;

type Judged<Q, Key extends keyof Q> = Pick<Q, Key | Extract<keyof Q, 'kind' | 'key' | 'required'>>;
type JudgedText = Judged<TextQuestion, 'maxlength'>;
type JudgedList = Judged<ListQuestion, 'maxlength' | 'max'>;
type JudgedQuiz = Judged<QuizQuestion, 'other'> & { readonly options: readonly { readonly id: string }[] };
type JudgedQuestion = JudgedText | JudgedList | JudgedQuiz;

/** The part of an exercise that validation needs. */
interface JudgedExercise {
  readonly questions: readonly JudgedQuestion[];
}
type Given = Readonly<Record<string, unknown>>;

/** A custom answer besides the options of a quiz, in characters. Chosen: the specification's default for texts. */
export const OWN_ANSWER_MAX_LENGTH = 255;

/** The id of an option is a letter, which tells the id of a removed option from an answer that somebody wrote. */
export const OPTION_ID = /^[a-z]$/;

/**
 * The answers as they are stored: as typed, without empty rows and texts. Anything that is not an answer to a question
 * of the exercise is kept, so that `checkAnswers` reports it.
 */
export function tidyAnswers(given: Given): Record<string, unknown> {
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
 * All errors in tidied answers, by the key of the question (spec 1 §5 Webform text, contract 2.5 and head section). An
 * exercise without any answer is not done; a wrong option of a quiz is not an error. `sent`: the new answers; stored
 * ones were within the limits of their day, and their question may have been removed since.
 */
export function checkAnswers({ questions }: JudgedExercise, answers: Given, sent = answers): Problem[] {
  const found = [
    ...questions.flatMap((question) => checkMissing(question, answers)),
    ...checkDraft({ questions }, sent),
  ];
  const [first] = questions;
  const isDone = questions.some(({ key }) => answers[key] !== undefined);
  if (found.length > 0 || !first || isDone) return inOrder(questions, found);
  return [...problem(first.key, 'nothingAnswered')];
}

/** The problems of one question, before going on to the next. That nothing at all was answered is reported at the end only. */
export function checkQuestion(question: JudgedQuestion, answers: Given): Problem[] {
  return [...checkMissing(question, answers), ...checkAnswer(question, answers[question.key])];
}

/** The problems of a draft: each answer is within limits, and none is required yet. */
export function checkDraft({ questions }: JudgedExercise, answers: Given): Problem[] {
  const unknown = Object.keys(answers).filter((name) => !questions.some(({ key }) => key === name));
  return [
    ...unknown.flatMap((name) => problem(name, 'unknownField')),
    ...questions.flatMap((question) => checkAnswer(question, answers[question.key])),
  ];
}

function checkMissing({ kind, key, required }: JudgedQuestion, answers: Given): readonly Problem[] {
  if (!required || answers[key] !== undefined) return NO_PROBLEMS;
  return problem(key, kind === 'quiz' ? 'choiceRequired' : 'required');
}

/** Problems in the order of the questions. */
function inOrder(questions: readonly JudgedQuestion[], problems: readonly Problem[]): Problem[] {
  const position = ({ field }: Problem) => questions.findIndex(({ key }) => key === field);
  return problems.toSorted((one, other) => position(one) - position(other));
}

function checkAnswer(question: JudgedQuestion, answer: unknown): readonly Problem[] {
  if (answer === undefined) return NO_PROBLEMS;
  if (question.kind === 'text') return checkText(question, answer);
  if (!Array.isArray(answer) || !answer.every((row) => typeof row === 'string'))
    return problem(question.key, 'invalid');
  return question.kind === 'list' ? checkRows(question, answer) : checkTicks(question, answer);
}

function checkText({ key, maxlength }: JudgedText, answer: unknown): readonly Problem[] {
  if (typeof answer !== 'string') return problem(key, 'invalid');
  return checkLength(key, answer, maxlength);
}

function checkRows({ key, maxlength, max }: JudgedList, rows: readonly string[]): readonly Problem[] {
  if (rows.length > max) return problem(key, 'tooManyRows', { count: max });
  return rows.flatMap((row) => checkLength(key, row, maxlength)).slice(0, 1);
}

function checkTicks({ key, options, other }: JudgedQuiz, ticked: readonly string[]): readonly Problem[] {
  const own = ticked.filter((tick) => !options.some(({ id }) => id === tick));
  if (own.length > (other ? 1 : 0) || new Set(ticked).size < ticked.length)
    return problem(key, 'unknownChoice');
  return own.flatMap((text) => checkLength(key, text, OWN_ANSWER_MAX_LENGTH));
}
