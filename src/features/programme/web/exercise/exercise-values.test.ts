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

test('the elements of a form become questions, options parted from their descriptions', () => {
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

test('nothing answered shows the rows there are at the start', () => {
  expect(valuesOf(questions, {})).toEqual({
    short: '',
    long: '',
    rows: ['', ''],
    quiz: { ticked: [], own: null },
  });
  expect(answersOf(valuesOf(questions, {}))).toEqual({});
});

test('answers go into the form and come out the same', () => {
  const answers = { short: ' <b>', rows: ['een', 'twee', 'drie'], quiz: ['b', 'iets anders'] };
  const values = valuesOf(questions, answers);
  expect(values['quiz']).toEqual({ ticked: ['b'], own: 'iets anders' });
  expect(answersOf(values)).toEqual(answers);
});

test('an answer of one’s own without words is none', () => {
  expect(answersOf({ quiz: { ticked: ['a'], own: ' ' } })).toEqual({ quiz: ['a'] });
});
