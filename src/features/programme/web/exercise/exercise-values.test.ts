import { expect, test } from 'vitest';
import { questionsOf } from './exercise-questions.ts';
import { answersOf, valuesOf } from './exercise-values.ts';

const asked = {
  '#title': 'Vraag',
  '#required': false,
  '#webform': 'x',
  '#webform_id': 'x--y',
  '#webform_key': 'y',
};
const typed = { ...asked, '#maxlength': 255 };
const questions = questionsOf({
  short: { ...typed, '#type': 'textfield', '#multiple': false },
  long: { ...typed, '#type': 'textarea', '#multiple': false, '#placeholder': 'Bijvoorbeeld' },
  rows: { ...typed, '#type': 'textfield', '#multiple': 5, '#multiple__min_items': 2 },
  quiz: {
    ...asked,
    '#type': 'checkboxes',
    '#options': { a: 'Rust -- Dat helpt -- vaak', b: 'Haast' },
    '#options_other': true,
    '#answer_values': ['a'],
    '#answer_explanation': 'Rust helpt.',
  },
});

test('turns the elements of a form into questions, with options and descriptions separated', () => {
  expect(questions).toMatchObject([
    { key: 'short', kind: 'text', isLong: false },
    { key: 'long', kind: 'text', isLong: true, placeholder: 'Bijvoorbeeld' },
    { key: 'rows', kind: 'list', min: 2, max: 5 },
    {
      key: 'quiz',
      kind: 'quiz',
      options: [
        { id: 'a', text: 'Rust', description: 'Dat helpt -- vaak', fits: true },
        { id: 'b', text: 'Haast', description: undefined, fits: false },
      ],
    },
  ]);
});

test('shows the initial rows when nothing is answered', () => {
  expect(valuesOf(questions, {})).toEqual({
    short: '',
    long: '',
    rows: ['', ''],
    quiz: { ticked: [], own: null },
  });
  expect(answersOf(valuesOf(questions, {}))).toEqual({});
});

test('answers survive the round trip through the form', () => {
  const answers = { short: ' <b>', rows: ['een', 'twee', 'drie'], quiz: ['b', 'iets anders'] };
  const values = valuesOf(questions, answers);
  expect(values['quiz']).toEqual({ ticked: ['b'], own: 'iets anders' });
  expect(answersOf(values)).toEqual(answers);
});

test('an empty free answer is no answer', () => {
  expect(answersOf({ quiz: { ticked: ['a'], own: ' ' } })).toEqual({ quiz: ['a'] });
});
