import { describe, expect, test } from 'vitest';
import type { Exercise, Localised } from '#domain/content/content.ts';
import { problem } from '#domain/kit/problem.ts';
import {
  checkAnswers,
  checkDraft,
  checkQuestion,
  OWN_ANSWER_MAX_LENGTH,
  tidyAnswers,
} from './exercise-answer.ts';

const words: Localised = { nl: 'Vraag', en: 'Question' };
const option = (id: string, correct: boolean) => ({ id, text: words, correct });
const exercise: Exercise = {
  id: 's-test',
  category: 'list',
  minutes: 5,
  icon: 'star',
  title: words,
  intro: words,
  contacts: [],
  safety: false,
  keepsNothing: false,
  questions: [
    { key: 'goal', kind: 'text', title: words, required: true, maxlength: 20 },
    { key: 'notes', kind: 'text', title: words, required: false, maxlength: 1_000 },
    { key: 'plans', kind: 'list', title: words, required: false, maxlength: 10, min: 1, max: 3 },
    {
      key: 'quiz',
      kind: 'quiz',
      title: words,
      required: false,
      other: true,
      explain: words,
      options: [option('a', true), option('b', false)],
    },
    {
      key: 'facts',
      kind: 'quiz',
      title: words,
      required: false,
      other: false,
      explain: words,
      options: [option('x', true), option('y', false)],
    },
  ],
};
const wrong = (given: Record<string, unknown>) =>
  checkAnswers(exercise, tidyAnswers(given)).map(({ field, code }) => `${field} ${code}`);

describe('answers', () => {
  test('are kept as typed, without empty ones', () => {
    expect(
      tidyAnswers({
        goal: ' Rustig ',
        notes: ' \n',
        plans: ['', ' lopen', '  '],
        quiz: [],
        facts: null,
        gone: undefined,
      }),
    ).toEqual({ goal: ' Rustig ', plans: [' lopen'] });
  });

  test('with markup and emoji are text like any other', () => {
    const given = { goal: '<b>🙂</b>' };
    expect(tidyAnswers(given)).toEqual(given);
    expect(wrong(given)).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    [
      'everything answered',
      { goal: 'x', notes: 'y', plans: ['a', 'b', 'c'], quiz: ['a', 'b', 'iets anders'], facts: ['y'] },
      [],
    ],
    ['a wrong option', { goal: 'x', facts: ['y'] }, []],
    ['without what is required', { notes: 'y' }, ['goal required']],
    ['a required text of blanks', { goal: '   ', notes: 'y' }, ['goal required']],
    ['a text that is just not too long', { goal: 'x'.repeat(20) }, []],
    ['a text that is too long', { goal: 'x'.repeat(21) }, ['goal tooLong']],
    ['10,000 characters', { goal: 'x', notes: 'x'.repeat(10_000) }, ['notes tooLong']],
    ['one row too many', { goal: 'x', plans: ['a', 'b', 'c', 'd'] }, ['plans tooManyRows']],
    ['empty rows beyond the most', { goal: 'x', plans: ['a', '', 'b', ' ', 'c'] }, []],
    ['a row that is too long', { goal: 'x', plans: ['a', 'x'.repeat(11)] }, ['plans tooLong']],
    ['an option not offered', { goal: 'x', facts: ['z'] }, ['facts unknownChoice']],
    ['an option twice', { goal: 'x', facts: ['x', 'x'] }, ['facts unknownChoice']],
    ['two answers of one’s own', { goal: 'x', quiz: ['dit', 'dat'] }, ['quiz unknownChoice']],
    [
      'an own answer that is too long',
      { goal: 'x', quiz: ['x'.repeat(OWN_ANSWER_MAX_LENGTH + 1)] },
      ['quiz tooLong'],
    ],
    ['a list as text', { goal: ['x'] }, ['goal invalid']],
    ['a text as list', { goal: 'x', plans: 'lopen' }, ['plans invalid']],
    ['numbers in a list', { goal: 'x', plans: [1, 2] }, ['plans invalid']],
    ['a number as text', { goal: 5 }, ['goal invalid']],
    ['a question that is not there', { goal: 'x', secret: 'y' }, ['secret unknownField']],
    ['an inherited name', { goal: 'x', constructor: 'y' }, ['constructor unknownField']],
  ])('%s', (_, given, expected) => {
    expect(wrong(given)).toEqual(expected);
  });

  test('that were stored before are not judged again, but count as answers', () => {
    const stored = { goal: 'x'.repeat(30), gone: 'y', facts: ['z'] };
    expect(checkAnswers(exercise, { ...stored, notes: 'n' }, { notes: 'n' })).toEqual([]);
    expect(checkAnswers(exercise, { gone: 'y' }, {})).toEqual([...problem('goal', 'required')]);
    const optional = { questions: exercise.questions.filter(({ required }) => !required) };
    expect(checkAnswers(optional, { gone: 'y' }, {})).toEqual([...problem('notes', 'nothingAnswered')]);
  });

  test('of one question are judged without the others, for going on to the next', () => {
    const [goal, notes, , quiz] = exercise.questions.map(
      (question) => (given: Record<string, unknown>) =>
        checkQuestion(question, tidyAnswers(given)).map(({ field, code }) => `${field} ${code}`),
    );
    expect(goal?.({ notes: 'y' })).toEqual(['goal required']);
    expect(goal?.({ goal: 'x'.repeat(21) })).toEqual(['goal tooLong']);
    expect(goal?.({ goal: 'x', quiz: ['b', 'eigen', 'meer'] })).toEqual([]);
    expect(notes?.({})).toEqual([]);
    expect(quiz?.({ quiz: ['b', 'eigen', 'meer'] })).toEqual(['quiz unknownChoice']);
  });

  test('to a quiz that needs one say that a choice is needed', () => {
    const questions = exercise.questions.map((question) => ({ ...question, required: true }));
    expect(checkAnswers({ questions }, { goal: 'x', notes: 'y', plans: ['z'], quiz: ['a'] })).toEqual([
      { field: 'facts', code: 'choiceRequired' },
    ]);
  });

  test('are required: an exercise without any is not done', () => {
    const optional = { ...exercise, questions: exercise.questions.slice(1) };
    expect(checkAnswers(optional, tidyAnswers({ notes: ' ', plans: [''] }))).toEqual([
      { field: 'notes', code: 'nothingAnswered' },
    ]);
    expect(checkAnswers(optional, { notes: 'y' })).toEqual([]);
  });
});

describe('a draft', () => {
  test('needs no answer, not even a required one', () => {
    expect(checkDraft(exercise, {})).toEqual([]);
    expect(checkDraft(exercise, { notes: 'half een' })).toEqual([]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['10,000 characters', { notes: 'x'.repeat(10_000) }, 'notes tooLong'],
    ['one row too many', { plans: ['a', 'b', 'c', 'd'] }, 'plans tooManyRows'],
    ['an option not offered', { facts: ['z'] }, 'facts unknownChoice'],
    ['a question that is not there', { secret: 'y' }, 'secret unknownField'],
    ['something else than text', { goal: { html: 'x' } }, 'goal invalid'],
  ])('has the limits of answers: %s', (_, given, expected) => {
    expect(checkDraft(exercise, given).map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
  });

  test('reports errors in the order of the questions, like an answer', () => {
    expect(wrong({ notes: 'x'.repeat(1_001), plans: ['a', 'b', 'c', 'd'] })).toEqual([
      'goal required',
      'notes tooLong',
      'plans tooManyRows',
    ]);
  });
});
