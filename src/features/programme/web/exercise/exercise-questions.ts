import type { WebformFields } from '#contract/webform.ts';
import type { Language } from '#domain/kit/language.ts';

interface QuestionBase {
  readonly key: string;
  readonly title: string;
  readonly help: string | undefined;
  readonly required: boolean;
  /** The language of its words; undefined: that of the page. */
  readonly language: Language | undefined;
}

interface TypedQuestion extends QuestionBase {
  readonly placeholder: string | undefined;
  /** Answers to tap instead of typing them. */
  readonly examples: readonly string[];
  /** The greatest length of each answer, in characters. */
  readonly maxlength: number;
}

export interface TextQuestion extends TypedQuestion {
  readonly kind: 'text';
  readonly isLong: boolean;
  /** Whether the answer is a number from 0 to 10. */
  readonly isScale: boolean;
}

export interface ListQuestion extends TypedQuestion {
  readonly kind: 'list';
  /** Rows shown initially, and rows allowed. */
  readonly min: number;
  readonly max: number;
  /** The key of the list before it, if the two are the sides of a balance. */
  readonly beside: string | undefined;
}

export interface QuizQuestion extends QuestionBase {
  readonly kind: 'quiz';
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    readonly description: string | undefined;
    readonly fits: boolean;
  }[];
  readonly other: boolean;
  readonly explanation: string;
}

/** A question as the page shows it; `domain/programme/exercise-answer.ts` has the rules for its answer. */
export type ExerciseQuestion = TextQuestion | ListQuestion | QuizQuestion;

/** Separates an option from its description (contract 2.5). */
const DESCRIPTION = ' -- ';

/** The elements of a form as questions, in order. */
export function questionsOf(fields: WebformFields, language?: Language): ExerciseQuestion[] {
  return Object.entries(fields).map(([key, element]) => questionOf(key, element, language));
}

function questionOf(
  key: string,
  element: WebformFields[string],
  language: Language | undefined,
): ExerciseQuestion {
  const common = {
    key,
    language,
    title: element['#title'],
    help: element['#description'],
    required: element['#required'],
  };
  if (element['#type'] === 'checkboxes') {
    const fitting = element['#answer_values'];
    return {
      ...common,
      kind: 'quiz',
      options: Object.entries(element['#options']).map(([id, words]) => {
        const [text = '', ...description] = words.split(DESCRIPTION);
        return {
          id,
          text,
          description: description.join(DESCRIPTION) || undefined,
          fits: fitting.includes(id),
        };
      }),
      other: element['#options_other'],
      explanation: element['#answer_explanation'],
    };
  }
  const typed = {
    ...common,
    placeholder: element['#placeholder'],
    maxlength: element['#maxlength'],
    examples: element['#examples'] ?? [],
  };
  const max = element['#multiple'];
  if (max === false) {
    const isLong = element['#type'] === 'textarea';
    return { ...typed, kind: 'text', isLong, isScale: element['#scale'] === true };
  }
  const min = element['#multiple__min_items'] ?? 1;
  return { ...typed, kind: 'list', max, min, beside: element['#beside'] };
}
