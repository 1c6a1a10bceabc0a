import type { WebformFields } from '#contract/webform.ts';
import type {
  Exercise,
  ListQuestion,
  Question,
  QuizQuestion,
  TextQuestion,
} from '#domain/content/content.ts';
import type { Language } from '#domain/kit/language.ts';
import { optionText } from './option-text.ts';

type Element = WebformFields[string];

/** Texts that may be longer than this many characters get a field of several lines. */
const ONE_LINE = 255;

/** The questions of an exercise as elements of a form (contract 2.5). */
export function exerciseFields({ id, questions }: Exercise, language: Language): WebformFields {
  return Object.fromEntries(questions.map((question) => [question.key, elementOf(id, question, language)]));
}

function elementOf(id: string, question: Question, language: Language): Element {
  const { key, title, help, required } = question;
  const common = {
    '#title': title[language],
    '#required': required,
    ...(help ? { '#description': help[language] } : {}),
    '#webform': id,
    '#webform_id': `${id}--${key}`,
    '#webform_key': key,
  };
  if (question.kind === 'quiz') return { '#type': 'checkboxes', ...common, ...choices(question, language) };
  const { placeholder, maxlength, examples } = question;
  return {
    '#type': maxlength > ONE_LINE ? 'textarea' : 'textfield',
    ...common,
    ...(placeholder ? { '#placeholder': placeholder[language] } : {}),
    '#maxlength': maxlength,
    ...(examples ? { '#examples': examples.map((example) => example[language]) } : {}),
    ...(question.kind === 'list' ? rows(question) : { '#multiple': false as const, ...scale(question) }),
  };
}

function rows({ min, max, beside }: ListQuestion) {
  return { '#multiple': max, '#multiple__min_items': min, ...(beside ? { '#beside': beside } : {}) };
}

function scale({ scale: isScale }: TextQuestion) {
  return isScale ? { '#scale': true as const } : {};
}

function choices({ options, other, explain }: QuizQuestion, language: Language) {
  return {
    '#options': Object.fromEntries(options.map((option) => [option.id, optionText(option, language)])),
    '#options_other': other,
    '#answer_values': options.filter(({ correct }) => correct).map(({ id }) => id),
    '#answer_explanation': explain[language],
  };
}
