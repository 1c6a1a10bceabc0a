import { expect, test } from 'vitest';
import { questionsOf } from './exercise-questions.ts';
import { answerIn, firstUnansweredOf, viewOf, viewsOf } from './exercise-views.ts';

const asked = {
  '#title': 'Vraag',
  '#required': false,
  '#webform': 'x',
  '#webform_id': 'x--y',
  '#webform_key': 'y',
};
const text = { ...asked, '#type': 'textfield' as const, '#maxlength': 255, '#multiple': false as const };
const list = { ...text, '#multiple': 5 };
const quiz = {
  ...asked,
  '#type': 'checkboxes' as const,
  '#options': { a: 'Rust', b: 'Haast' },
  '#options_other': false,
  '#answer_values': ['a'],
  '#answer_explanation': 'Rust helpt.',
};
const keysOf = (fields: Parameters<typeof questionsOf>[0]) =>
  viewsOf(questionsOf(fields)).map((view) => view.map(({ key }) => key));

test('two lists are side by side if the second one says so, and every other question is alone', () => {
  const fields = {
    gains: list,
    costs: { ...list, '#beside': 'gains' },
    third: { ...list, '#beside': 'costs' },
    why: text,
    again: { ...list, '#beside': 'gains' },
    more: { ...list, '#beside': 'why' },
  };
  expect(keysOf(fields)).toEqual([['gains', 'costs'], ['third'], ['why'], ['again'], ['more']]);
});

const views = viewsOf(
  questionsOf({ why: text, gains: list, costs: { ...list, '#beside': 'gains' }, which: quiz, end: list }),
);

test('the first view without an answer is the one to go on with; with everything answered it is the last', () => {
  expect(firstUnansweredOf(views, {})).toBe(0);
  expect(firstUnansweredOf(views, { why: 'rust', end: ['x'] })).toBe(1);
  expect(firstUnansweredOf(views, { why: 'rust', costs: ['geld'] })).toBe(2);
  expect(firstUnansweredOf(views, { why: 'rust', costs: ['geld'], which: ['a'], end: ['x'] })).toBe(3);
});

test('a question is found in its view', () => {
  expect(['why', 'costs', 'end', 'gone', undefined].map((key) => viewOf(views, key))).toEqual([
    0, 1, 3, -1, -1,
  ]);
});

test('what was written is repeated, but not ticks nor the sides of a balance', () => {
  const answers = { why: 'rust', gains: ['even weg'], which: ['a'], end: ['een', 'twee'] };
  expect(views.map((view) => answerIn(view, answers))).toEqual(['rust', null, null, 'een, twee']);
  expect(answerIn(views[0], {})).toBeNull();
  expect(answerIn(undefined, answers)).toBeNull();
});
