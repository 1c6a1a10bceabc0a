import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  namedTexts,
  overridden,
  partAt,
  substitute,
  textsOf,
  withTerms,
  withTexts,
} from './content-resolve.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};

describe('what a site changes', () => {
  const question = { key: 'why', title: { nl: 'Waarom?', en: 'Why?' }, max: 3 };
  const other = { key: 'how', title: { nl: 'Hoe?', en: 'How?' }, max: 2 };

  test.each([
    ['nothing', { a: 1 }, undefined, { a: 1 }],
    ['no field', { a: 1 }, {}, { a: 1 }],
    ['a value', { a: 1, b: 2 }, { a: 3 }, { a: 3, b: 2 }],
    ['a field that was not there', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['one language of a text', { t: { nl: 'a', en: 'b' } }, { t: { nl: 'c' } }, { t: { nl: 'c', en: 'b' } }],
    [
      'a list without keys',
      { contacts: ['gp', 'provider'] },
      { contacts: ['cruks'] },
      { contacts: ['cruks'] },
    ],
    ['a list of options', { o: [{ id: 'a' }, { id: 'b' }] }, { o: [{ id: 'b' }] }, { o: [{ id: 'b' }] }],
    ['a list to none', { contacts: ['gp'] }, { contacts: [] }, { contacts: [] }],
    [
      'a question',
      { q: [question, other] },
      { q: [{ key: 'how', max: 9 }] },
      { q: [question, { ...other, max: 9 }] },
    ],
    [
      'a text in a question',
      { q: [question] },
      { q: [{ key: 'why', title: { en: 'What for?' } }] },
      {
        q: [{ ...question, title: { nl: 'Waarom?', en: 'What for?' } }],
      },
    ],
    ['a question more', { q: [question] }, { q: [other] }, { q: [question, other] }],
    [
      'questions in another order',
      { q: [question, other] },
      { q: [other, question] },
      { q: [question, other] },
    ],
  ])('is %s', (_, base, change, expected) => {
    expect(overridden<unknown, unknown>(base, change)).toEqual(expected);
  });

  const values = fc.record({
    title: fc.string(),
    max: fc.nat(),
    text: fc.dictionary(fc.string(), fc.string()),
  });
  const questions = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .chain((keys) => fc.tuple(...keys.map((key) => values.map((value) => ({ key, ...value })))));
  const exercise = fc.record(
    { id: fc.string(), title: fc.string(), questions, contacts: fc.array(fc.string()) },
    { requiredKeys: ['id'] },
  );
  const keysOf = (list: readonly { key: string }[] | undefined) => (list ?? []).map(({ key }) => key);

  test('is idempotent, and does not change its input', () => {
    fc.assert(
      fc.property(exercise, exercise, (base, change) => {
        const before = structuredClone([base, change]);
        const once = overridden(base, change);
        expect(overridden(once, change)).toEqual(once);
        expect([base, change]).toEqual(before);
      }),
      runs,
    );
  });

  test('never removes, moves or duplicates a question', () => {
    fc.assert(
      fc.property(exercise, exercise, (base, change) => {
        const had = keysOf(base.questions);
        const added = keysOf(change.questions).filter((key) => !had.includes(key));
        expect(keysOf(overridden(base, change).questions)).toEqual([...had, ...added]);
      }),
      runs,
    );
  });

  test('keeps everything that it does not name', () => {
    fc.assert(
      fc.property(exercise, exercise, (base, change) => {
        const whole: Record<string, unknown> = overridden(base, change);
        const untouched = Object.entries(base).filter(([name]) => !(name in change));
        for (const [name, value] of untouched) expect(whole[name]).toEqual(value);
      }),
      runs,
    );
  });
});

describe('terms', () => {
  const terms = { trek: 'trek in alcohol', één: 'x', dollar: '$& $1', nested: '{{trek}}', cap: 'kap' };

  test.each([
    ['none', 'Geen term', 'Geen term'],
    ['one', 'Je hebt {{trek}}.', 'Je hebt trek in alcohol.'],
    ['the same one twice', '{{trek}}, {{trek}}', 'trek in alcohol, trek in alcohol'],
    ['one with a capital', '{{trek|cap}} komt en gaat', 'Trek in alcohol komt en gaat'],
    ['one that is called like the filter', '{{cap}} {{cap|cap}}', 'kap Kap'],
    ['one that holds what a replacement could mean', '{{dollar}}', '$& $1'],
    ['one that holds a term', '{{nested}}', '{{trek}}'],
    ['one that does not exist', '{{trak}}', '{{trak}}'],
    ['one that every object has', '{{constructor}}', '{{constructor}}'],
    ['one with a filter that does not exist', '{{trek|upper}}', '{{trek|upper}}'],
    ['a value that the page fills in', 'opent {when}', 'opent {when}'],
  ])('%s', (_, text, expected) => {
    expect(substitute(text, terms)).toBe(expected);
  });

  test.each([
    [
      'its sentence',
      'Het duurt zes weken. {{kosten|cap}}. Niemand leest mee.',
      'Het duurt zes weken. Niemand leest mee.',
    ],
    ['no other', 'Wij zijn {{naam}}. Bel {{telefoon}}!', 'Wij zijn Houvast.'],
    ['its paragraph, if it was alone', '{{naam}} is er.\n\nBel {{telefoon}}.\n', 'Houvast is er.'],
    ['all of the text', '{{kosten|cap}}, voor jou.', ''],
  ])('one that nobody has filled in takes %s with it', (_, text, expected) => {
    expect(substitute(text, { naam: 'Houvast', kosten: null, telefoon: null })).toBe(expected);
  });

  test('are filled in once, whatever they contain', () => {
    const text = fc.string().filter((value) => !value.includes('{'));
    fc.assert(
      fc.property(text, fc.string(), text, (before, term, after) => {
        expect(substitute(`${before}{{a}}${after}`, { a: term, b: 'never' })).toBe(before + term + after);
      }),
      runs,
    );
  });

  test('are filled into the texts of their language, and not into ids', () => {
    const content = {
      id: '{{inf}}',
      title: { nl: '{{inf}}', en: '{{inf}}' },
      list: [{ nl: 'x {{inf}}', en: 'y' }],
    };
    expect(withTerms(content, { nl: { inf: 'drinken' }, en: { inf: 'drink' } })).toEqual({
      id: '{{inf}}',
      title: { nl: 'drinken', en: 'drink' },
      list: [{ nl: 'x drinken', en: 'y' }],
    });
  });
});

test('every text is found with its language and its path', () => {
  const content = { id: 'a', minutes: 5, questions: [{ key: 'k', title: { nl: 'Hoe?', en: 'How?' } }] };
  expect(textsOf(content)).toEqual([
    { text: 'Hoe?', language: 'nl', path: ['questions', 0, 'title', 'nl'], name: 'questions.k.title' },
    { text: 'How?', language: 'en', path: ['questions', 0, 'title', 'en'], name: 'questions.k.title' },
  ]);
  expect(textsOf({ nl: { inf: 'drinken' } })).toEqual([
    { text: 'drinken', language: 'nl', path: ['nl', 'inf'], name: 'inf' },
  ]);
});

describe('the texts of a piece in one language', () => {
  const question = (key: string, nl: string) => ({ key, title: { nl, en: `${nl} in English` } });
  const content = { id: 'a', questions: [question('first', 'Een'), question('second', 'Twee')], minutes: 5 };

  test('have names that do not change with their order', () => {
    const turned = { ...content, questions: content.questions.toReversed() };
    expect(namedTexts(content, 'nl')).toEqual({
      'questions.first.title': 'Een',
      'questions.second.title': 'Twee',
    });
    expect(namedTexts(turned, 'nl')).toEqual(namedTexts(content, 'nl'));
  });

  test('can replace others of the same name, in that language only', () => {
    const changed = withTexts(content, { nl: { 'questions.second.title': '2', gone: 'x' } });
    expect(changed.questions).toEqual([
      content.questions[0],
      { key: 'second', title: { nl: '2', en: 'Twee in English' } },
    ]);
    expect(content.questions[1]?.title.nl).toBe('Twee');
  });

  test('have paths that can be looked up', () => {
    expect(partAt(content, ['questions', 1, 'title', 'nl'])).toBe('Twee');
    expect(partAt(content, ['questions', 2, 'title'])).toBeUndefined();
  });
});
