import { describe, expect, test } from 'vitest';
import type { Exercise, ListQuestion, QuizOption, QuizQuestion, TextQuestion } from './content.ts';
import { lintExercise, lintTexts, lintTitle, twice } from './content-lint.ts';

const both = (text: string) => ({ nl: text, en: text });
const option = (id: string, correct: boolean, text = 'Ja'): QuizOption => ({ id, correct, text: both(text) });
const right = option('a', true);
const wrong = option('b', false);
const quiz = (options: readonly QuizOption[]): QuizQuestion => ({
  key: 'q1',
  kind: 'quiz',
  required: true,
  title: both('Wat klopt?'),
  options,
  other: false,
  explain: both('Zo zit het.'),
});
const asked: TextQuestion = {
  key: 'why',
  kind: 'text',
  required: false,
  title: both('Waarom?'),
  maxlength: 255,
};
const list: ListQuestion = { ...asked, key: 'list', kind: 'list', min: 2, max: 4 };
const exercise = (change: Partial<Exercise>): Exercise => ({
  id: 's-test',
  category: 'text',
  minutes: 5,
  icon: 'leaf',
  title: both('Titel'),
  intro: both('Inleiding'),
  questions: [asked],
  contacts: [],
  safety: false,
  keepsNothing: false,
  ...change,
});
const places = (change: Partial<Exercise>) =>
  lintExercise(exercise(change)).map(({ path }) => path.join('.'));

test('a valid exercise has no errors', () => {
  expect(places({ questions: [asked, list, quiz([right, wrong])] })).toEqual([]);
});

describe('an exercise is refused for', () => {
  test.each<[string, Partial<Exercise>, string[]]>([
    ['a title of 61 characters', { title: { nl: 'x'.repeat(60), en: 'x'.repeat(61) } }, ['title.en']],
    [
      'a help of 301',
      { questions: [{ ...asked, help: { nl: 'x'.repeat(301), en: 'x'.repeat(300) } }] },
      ['questions.0.help.nl'],
    ],
    ['a scale whose ends say nothing', { questions: [{ ...asked, scale: true }] }, ['questions.0.help']],
    [
      'an option of 121',
      { questions: [quiz([right, option('b', false, 'x'.repeat(121))])] },
      ['questions.0.options.1.text.nl', 'questions.0.options.1.text.en'],
    ],
    [
      'a quiz without anything correct',
      { questions: [quiz([wrong, option('c', false)])] },
      ['questions.0.options'],
    ],
    ['a quiz without anything incorrect', { questions: [quiz([right])] }, ['questions.0.options']],
    ['a quiz without options', { questions: [quiz([])] }, ['questions.0.options']],
    ['an option twice', { questions: [quiz([right, wrong, wrong])] }, ['questions.0.options.2.id']],
    [
      'a description in the option',
      { questions: [quiz([right, { ...wrong, text: { nl: 'Bier -- 250 ml', en: 'Beer' } }])] },
      ['questions.0.options.1.text.nl'],
    ],
    [
      'the mark in a description',
      { questions: [quiz([right, { ...wrong, desc: { nl: 'bier', en: 'a -- b' } }])] },
      ['questions.0.options.1.desc.en'],
    ],
    ['a question twice', { questions: [asked, list, asked] }, ['questions.2.key']],
    ['fewer rows allowed than shown', { questions: [{ ...list, min: 5 }] }, ['questions.0.min']],
    [
      'an example of 61',
      { questions: [{ ...list, examples: [both('x'.repeat(61))] }] },
      ['questions.0.examples.0.nl', 'questions.0.examples.0.en'],
    ],
    ['a side of nothing', { questions: [{ ...list, beside: 'why' }] }, ['questions.0.beside']],
    ['a side of a text', { questions: [asked, { ...list, beside: 'why' }] }, ['questions.1.beside']],
    [
      'a side of a list further back',
      { questions: [list, asked, { ...list, key: 'more', beside: 'list' }] },
      ['questions.2.beside'],
    ],
    [
      'a third side',
      {
        questions: [list, { ...list, key: 'more', beside: 'list' }, { ...list, key: 'most', beside: 'more' }],
      },
      ['questions.2.beside'],
    ],
    [
      'a word that shames',
      { questions: [{ ...asked, placeholder: { nl: 'ik', en: 'I failed' } }] },
      ['questions.0.placeholder.en'],
    ],
  ])('%s', (_, change, expected) => {
    expect(places(change)).toEqual(expected);
  });

  test('nothing at the limits', () => {
    const options = [right, option('b', false, 'x'.repeat(120))];
    const questions = [
      { ...asked, help: both('x'.repeat(300)), scale: true },
      quiz(options),
      { ...list, examples: [both('x'.repeat(60))] },
      { ...list, key: 'other', beside: 'list' },
    ];
    expect(places({ title: both('x'.repeat(60)), questions })).toEqual([]);
  });
});

describe('a text is refused for', () => {
  test.each([
    ['verslaafde', 'Een verslaafde leest dit', '"verslaafde"'],
    ['its plural', 'Verslaafden lezen dit', '"Verslaafden"'],
    ['a compound of it', 'Een gokverslaafde', '"gokverslaafde"'],
    ['clean', 'Ben je clean?', '"clean"'],
    ['junk', 'Een JUNK', '"JUNK"'],
    ['junkies', 'junkies', '"junkies"'],
    ['alcoholist', 'geen alcoholist', '"alcoholist"'],
    ['addicts', 'for addicts.', '"addicts"'],
    ['failed', '‘failed’', '"failed"'],
    ['gefaald', 'Je hebt gefaald', '"gefaald"'],
    ['an unknown term', 'Je hebt {{trak}}', '{{trak}}'],
    ['an unfinished term', 'Je hebt {{trek', '{{trek'],
    ['an end without a term', 'Je hebt trek}}', '}}'],
    ['a gap', 'Bel [nummer van de aanbieder].', '[nummer van de aanbieder]'],
    ['an empty gap', 'Bel [].', '[]'],
  ])('%s', (_, text, named) => {
    const mistakes = lintTexts({ title: { nl: text, en: 'fine' } });
    expect(mistakes.map(({ path }) => path)).toEqual([['title', 'nl']]);
    expect(mistakes[0]?.problem).toContain(named);
  });

  test.each([
    ['verslaving is no shame', 'Verslaving en verslavingszorg'],
    ['addiction and addictive', 'addiction care, not addictive'],
    ['cleaning', 'cleaning up, cleaner'],
    ['a word that ends like one', 'unclean'],
    ['a failing', 'Is it failing?'],
    ['one brace, which the page fills in', 'opent {when}'],
    ['round brackets', '(0–10)'],
  ])('not for %s', (_, text) => {
    expect(lintTexts({ en: text })).toEqual([]);
  });

  test('everything wrong at once', () => {
    expect(lintTexts({ nl: 'clean [x] {{y}}' })).toHaveLength(3);
  });
});

test('an error in a title has its path', () => {
  expect(lintTitle({ nl: 'x'.repeat(61), en: 'x' }, ['phases', 'p1', 'title'])).toMatchObject([
    { path: ['phases', 'p1', 'title', 'nl'] },
  ]);
});

test('a duplicate is reported at its second place', () => {
  expect(twice(['a', 'b', 'a', 'c', 'a'])).toEqual([2, 4]);
});
