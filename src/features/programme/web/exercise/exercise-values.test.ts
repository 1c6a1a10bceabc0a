import { expect, test } from 'vitest';
import { questionsOf } from './exercise-questions.ts';
import {
  answersOf,
  earlierAnswers,
  hasPart,
  isValueOf,
  toggledPart,
  toggledRow,
  valueOf,
  valuesOf,
} from './exercise-values.ts';

const asked = {
  '#title': 'Vraag',
  '#required': false,
  '#webform': 'x',
  '#webform_id': 'x--y',
  '#webform_key': 'y',
};
const typed = { ...asked, '#maxlength': 255 };
const questions = questionsOf({
  short: { ...typed, '#type': 'textfield', '#multiple': false, '#scale': true },
  long: { ...typed, '#type': 'textarea', '#multiple': false, '#placeholder': 'Bijvoorbeeld' },
  rows: {
    ...typed,
    '#type': 'textfield',
    '#multiple': 5,
    '#multiple__min_items': 2,
    '#examples': ['Rust'],
    '#beside': 'long',
  },
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
    { key: 'short', kind: 'text', isLong: false, isScale: true, examples: [] },
    { key: 'long', kind: 'text', isLong: true, isScale: false, placeholder: 'Bijvoorbeeld' },
    { key: 'rows', kind: 'list', min: 2, max: 5, examples: ['Rust'], beside: 'long' },
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
  expect(answersOf(questions, valuesOf(questions, {}))).toEqual({});
});

test('answers survive the round trip through the form', () => {
  const answers = { short: ' <b>', rows: ['een', 'twee', 'drie'], quiz: ['b', 'iets anders'] };
  const values = valuesOf(questions, answers);
  expect(values['quiz']).toEqual({ ticked: ['b'], own: 'iets anders' });
  expect(answersOf(questions, values)).toEqual(answers);
});

test('a removed option is not taken for a free answer, and does not hide one', () => {
  const old = questions.find(({ kind }) => kind === 'quiz');
  expect(valuesOf(questions, { quiz: ['z', 'b'] })['quiz']).toEqual({ ticked: ['b'], own: null });
  expect(valuesOf(questions, { quiz: ['z', 'anders'] })['quiz']).toEqual({ ticked: [], own: 'anders' });
  const closed = questions.map((question) => (question === old ? { ...question, other: false } : question));
  expect(valuesOf(closed, { quiz: ['b', 'anders'] })['quiz']).toEqual({ ticked: ['b'], own: null });
});

test('of the answers to removed questions, those in words are shown', () => {
  const given = {
    short: 'hier',
    gone: 'weg',
    list: ['een', 'twee'],
    closed: ['a', 'c'],
    open: ['a', 'anders'],
  };
  expect(earlierAnswers(questions, given)).toEqual({ gone: 'weg', list: ['een', 'twee'], open: ['anders'] });
});

test('an empty free answer is no answer', () => {
  expect(answersOf(questions, { quiz: { ticked: ['a'], own: ' ' } })).toEqual({ quiz: ['a'] });
});

test('answers are those to the questions that the exercise has now', () => {
  const values = valuesOf(questions, { short: 'een', rows: ['twee'], quiz: ['a', 'b'] });
  const [short, ...others] = questions;
  expect(answersOf(others, values)).toEqual({ rows: ['twee'], quiz: ['a', 'b'] });
  expect(answersOf([...questions, { ...short!, key: 'added' }], values)).toEqual(
    answersOf(questions, values),
  );
  const fewer = others.map((question) =>
    question.kind === 'quiz' ? { ...question, options: question.options.slice(1), other: false } : question,
  );
  expect(answersOf(fewer, { ...values, quiz: { ticked: ['a', 'b'], own: 'iets' } })).toEqual({
    rows: ['twee'],
    quiz: ['b'],
  });
});

test('a question holds values of its own kind only', () => {
  for (const question of questions) {
    expect(isValueOf(question, undefined)).toBe(false);
    const kinds = questions.filter((other) => isValueOf(question, valueOf(other))).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set([question.kind]));
  }
});

test('an example that is tapped takes the first empty row, and leaves when it is tapped again', () => {
  expect(toggledRow(['', ''], 'rust')).toEqual(['rust', '']);
  expect(toggledRow(['slapen', ' ', ''], 'rust')).toEqual(['slapen', 'rust', '']);
  expect(toggledRow(['slapen'], 'rust')).toEqual(['slapen', 'rust']);
  expect(toggledRow(['slapen', 'rust', ''], 'rust')).toEqual(['slapen', '']);
  expect(toggledRow(['rust'], 'rust')).toEqual(['']);
});

test.each([
  [false, ', '],
  [true, '\n'],
])('an example that is tapped is a part of a text (of several lines: %s)', (isLong, mark) => {
  expect(toggledPart('', 'Rust', isLong)).toBe('Rust');
  expect(toggledPart('Slaap', 'Rust', isLong)).toBe(`Slaap${mark}Rust`);
  for (const [text, left] of [
    ['Rust', ''],
    [`Rust${mark}Slaap`, 'Slaap'],
    [`Slaap${mark}Rust${mark}Troost`, `Slaap${mark}Troost`],
  ] as const) {
    expect(hasPart(text, 'Rust', isLong)).toBe(true);
    expect(toggledPart(text, 'Rust', isLong)).toBe(left);
  }
  expect(hasPart('Rust in huis', 'Rust', isLong)).toBe(false);
});
