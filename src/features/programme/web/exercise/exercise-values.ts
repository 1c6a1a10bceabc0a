import { type Answer, type Answers, OPTION_ID, tidyAnswers } from '#domain/programme/exercise-answer.ts';
import type { ExerciseQuestion, QuizQuestion } from './exercise-questions.ts';

/** The ticked options, and the free answer, or null when that is not ticked. */
export interface Ticks {
  readonly ticked: readonly string[];
  readonly own: string | null;
}

/** What the form holds by question: a text, rows with empty ones among them, or ticks. */
export type ExerciseValues = Readonly<Record<string, string | readonly string[] | Ticks>>;

export function valuesOf(questions: readonly ExerciseQuestion[], answers: Answers): ExerciseValues {
  return Object.fromEntries(
    questions.map((question) => [question.key, valueOf(question, answers[question.key])]),
  );
}

/** The value of a question in the form; without an answer, an empty one. */
export function valueOf(question: ExerciseQuestion, answer?: Answer): ExerciseValues[string] {
  if (question.kind === 'text') return typeof answer === 'string' ? answer : '';
  const given = typeof answer === 'object' ? answer : [];
  if (question.kind === 'quiz') return ticksOf(question, given);
  const { min } = question;
  return [...given, ...Array.from({ length: Math.max(0, min - given.length) }, () => '')];
}

/** Splits the answer to a quiz into the options and the free answer, without options that the quiz no longer has. */
export function ticksOf({ options, other }: QuizQuestion, answer: readonly string[]): Ticks {
  const own = other ? answer.find((tick) => !OPTION_ID.test(tick)) : undefined;
  return { ticked: answer.filter((tick) => options.some(({ id }) => id === tick)), own: own ?? null };
}

/**
 * The answers to questions that the exercise no longer has, without ids of options, which mean nothing without their quiz. An answer
 * to a quiz has at most one row in words: with more it is a list, of which every row is kept.
 */
export function earlierAnswers(questions: readonly ExerciseQuestion[], answers: Answers): Answers {
  const earlier = Object.entries(answers).flatMap(([key, answer]): [string, Answer][] => {
    if (questions.some((question) => question.key === key)) return [];
    if (typeof answer === 'string') return [[key, answer]];
    const words = answer.filter((row) => !OPTION_ID.test(row));
    const rows = words.length > 1 ? answer : words;
    return rows.length > 0 ? [[key, rows]] : [];
  });
  return Object.fromEntries(earlier);
}

/** Whether a value fits this question as it is now: editors may have added or changed the question since the form opened. */
export function isValueOf({ kind }: ExerciseQuestion, value: ExerciseValues[string] | undefined): boolean {
  if (typeof value !== 'object') return kind === 'text' && value !== undefined;
  return kind === ('ticked' in value ? 'quiz' : 'list');
}

/** The answers so far to these questions, in wire format. Values of questions that were removed are left out. */
export function answersOf(questions: readonly ExerciseQuestion[], values: ExerciseValues): Answers {
  const given = questions.map((question) => [question.key, answerOf(question, values[question.key])]);
  return tidyAnswers(Object.fromEntries(given)) as Answers;
}

function answerOf(question: ExerciseQuestion, value: ExerciseValues[string] | undefined) {
  if (!isValueOf(question, value)) return undefined;
  if (question.kind !== 'quiz' || typeof value !== 'object' || !('ticked' in value)) return value;
  const ticked = value.ticked.filter((tick) => question.options.some(({ id }) => id === tick));
  return question.other && value.own !== null ? [...ticked, value.own] : ticked;
}

/** Adds an example in the first empty row, or removes it if it is in a row already. */
export function toggledRow(rows: readonly string[], example: string): readonly string[] {
  const at = rows.indexOf(example);
  if (at >= 0) return rows.length > 1 ? rows.toSpliced(at, 1) : [''];
  const empty = rows.findIndex((row) => row.trim() === '');
  return empty < 0 ? [...rows, example] : rows.with(empty, example);
}

/** What separates an example from the rest of a text: it gets a line of its own in a long text, and a comma in a short one. */
const BREAK = '\n';
const COMMA = ', ';

/** Whether an example is a part of a text: one of its lines in a long text, or a piece between commas in a short one. */
export function hasPart(text: string, example: string, isLong: boolean): boolean {
  const mark = isLong ? BREAK : COMMA;
  return `${mark}${text}${mark}`.includes(`${mark}${example}${mark}`);
}

/** Adds an example at the end of a text, or removes it if it is a part already. */
export function toggledPart(text: string, example: string, isLong: boolean): string {
  const mark = isLong ? BREAK : COMMA;
  if (!hasPart(text, example, isLong)) return text.trim() === '' ? example : `${text}${mark}${example}`;
  return `${mark}${text}${mark}`.replace(`${mark}${example}${mark}`, mark).slice(mark.length, -mark.length);
}
