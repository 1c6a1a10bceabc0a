import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import type { Exercise, ListQuestion, Localised, Question, QuizQuestion, TextQuestion } from './content.ts';
import { type ContentPath, textsOf } from './content-resolve.ts';

/** An error in a finished piece of content, with its path. The problem is a sentence for editors. */
export interface Mistake {
  readonly path: ContentPath;
  readonly problem: string;
}

/** The maximum length of a text, in characters (content facts 3.3, rule 6). */
const LONGEST = { title: 60, option: 120, example: 60, help: 300 } as const;

/** Separates an option and its description on the wire (contract 2.5), so neither may contain it. */
const DESCRIPTION_MARK = ' -- ';

/** Words that shame (content facts 0.2 and 3.3, rule 6), in the forms in which they occur; the first also ends others. */
const BANNED = /verslaafden?$|^(?:clean|junk(?:ie)?s?|alcoholist(?:en)?|addicts?|failed|gefaald)$/iu;

/**
 * What no text may contain, in any piece of content. Terms have been filled in before. `gaps`: unpublished content may
 * still have gaps.
 */
export function lintTexts(content: unknown, { gaps = false } = {}): Mistake[] {
  return textsOf(content).flatMap(({ text, path }) =>
    [bannedWord(text), unknownTerm(text) ?? singleBrace(text), gaps ? null : placeholder(text)]
      .filter((problem) => problem !== null)
      .map((problem) => ({ path, problem })),
  );
}

function bannedWord(text: string): string | null {
  const word = text.match(/\p{L}+/gu)?.find((one) => BANNED.test(one));
  return word === undefined ? null : `the word "${word}" shames people`;
}

function unknownTerm(text: string): string | null {
  const left = /\{\{[^}]*\}{0,2}|\}\}/.exec(text)?.[0];
  return left === undefined ? null : `there is no term ${left}`;
}

/** What the pages fill in themselves: when a phase opens, how many minutes it takes, and when moderators look. */
const FILLED_IN_LATER = new Set(['{when}', '{n}', '{days}', '{from}', '{until}']);

/** A term with one brace too few, which would show as it is. */
function singleBrace(text: string): string | null {
  const left = text.match(/\{[^{}]*\}|[{}]/g)?.find((found) => !FILLED_IN_LATER.has(found));
  return left === undefined ? null : `a term has two braces on each side, unlike ${left}`;
}

/** A gap that was still to be filled in; a text with one cannot be published. */
function gapIn(text: string): string | null {
  return /\[[^[\]]*\]/.exec(text)?.[0] ?? null;
}

/** The first gap in a piece of content, with the text that has it. */
export function firstGap(content: unknown): { gap: string; name: string; language: Language } | undefined {
  for (const { text, name, language } of textsOf(content)) {
    const gap = gapIn(text);
    if (gap !== null) return { gap, name, language };
  }
  return undefined;
}

function placeholder(text: string): string | null {
  const gap = gapIn(text);
  return gap && `${gap} has to be filled in`;
}

/** The errors in the title of a phase, an exercise or a tip. */
export function lintTitle(title: Localised, path: ContentPath): Mistake[] {
  return tooLong(title, LONGEST.title, path);
}

/** All errors in a finished exercise (content facts 3.3, rule 6). */
export function lintExercise(exercise: Exercise): Mistake[] {
  const questions = exercise.questions.flatMap((question, index) => {
    const path = ['questions', index];
    return [
      ...(question.help ? tooLong(question.help, LONGEST.help, [...path, 'help']) : []),
      ...(question.kind === 'text' && question.scale && !question.help
        ? [{ path: [...path, 'help'], problem: 'a scale says what 0 and 10 mean' }]
        : []),
      ...(question.kind === 'quiz' ? lintQuiz(question, path) : lintExamples(question, path)),
      ...(question.kind === 'list' && question.min > question.max
        ? [{ path: [...path, 'min'], problem: 'more rows are shown than are allowed' }]
        : []),
      ...(question.kind === 'list' && !isOtherSide(question, exercise.questions[index - 1])
        ? [{ path: [...path, 'beside'], problem: 'this is not the list just before it' }]
        : []),
    ];
  });
  const keys = exercise.questions.map(({ key }) => key);
  return [
    ...lintTexts(exercise),
    ...lintTitle(exercise.title, ['title']),
    ...twice(keys).map((index) => repeated(keys[index], ['questions', index, 'key'])),
    ...questions,
  ];
}

/** Two lists at most stand side by side. */
function isOtherSide({ beside }: ListQuestion, before: Question | undefined): boolean {
  if (beside === undefined) return true;
  return before?.kind === 'list' && before.key === beside && before.beside === undefined;
}

function lintExamples({ examples = [] }: TextQuestion | ListQuestion, path: ContentPath): Mistake[] {
  return examples.flatMap((example, index) =>
    tooLong(example, LONGEST.example, [...path, 'examples', index]),
  );
}

function lintQuiz({ options }: QuizQuestion, path: ContentPath): Mistake[] {
  const of = (index: number, part: 'id' | 'text' | 'desc') => [...path, 'options', index, part];
  const texts = options.flatMap(({ text, desc }, index) => [
    ...lintOption(text, of(index, 'text')),
    ...(desc ? lintOption(desc, of(index, 'desc')) : []),
  ]);
  const ids = options.map(({ id }) => id);
  const problem = 'a quiz has at least one option that is correct and one that is not';
  return [
    ...texts,
    ...twice(ids).map((index) => repeated(ids[index], of(index, 'id'))),
    ...(new Set(options.map(({ correct }) => correct)).size === 2
      ? []
      : [{ path: [...path, 'options'], problem }]),
  ];
}

function lintOption(text: Localised, path: ContentPath): Mistake[] {
  const marked = LANGUAGES.filter((language) => text[language].includes(DESCRIPTION_MARK));
  return [
    ...tooLong(text, LONGEST.option, path),
    ...marked.map((language) => ({
      path: [...path, language],
      problem: `"${DESCRIPTION_MARK}" divides an option from its description: write the description under desc`,
    })),
  ];
}

function tooLong(text: Localised, longest: number, path: ContentPath): Mistake[] {
  return LANGUAGES.filter((language) => text[language].length > longest).map((language) => ({
    path: [...path, language],
    problem: `${text[language].length} characters, at most ${longest} fit`,
  }));
}

/** The positions in a list that repeat an earlier value. */
export function twice(names: readonly string[]): number[] {
  return names.flatMap((name, index) => (names.indexOf(name) === index ? [] : [index]));
}

function repeated(name: string | undefined, path: ContentPath): Mistake {
  return { path, problem: `"${name}" is there twice` };
}
