import { expect, test } from 'vitest';
import { dangerReader } from '#domain/community/danger/reader.ts';
import { readDangerModel } from '#features/forum/server/danger-model.ts';
import { figuresOf, readSet, type Sentence, shareOf } from './safety-figures.ts';

const read = dangerReader(readDangerModel());

// On posts that it did not learn from. On those that none of us has read: npm run safety:measure -- --held-out
test.each(['nl', 'en'] as const)('the reader finds posts that it was not trained on (%s)', (language) => {
  const { recall, precision } = figuresOf(readSet('tune', language), ({ text }) => read(text).length > 0);
  expect(recall.said).toBeGreaterThan(100);
  expect(shareOf(recall)).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.8);
});

test.each(['nl', 'en'] as const)('few everyday posts are taken for a sign (%s)', (language) => {
  const { falseAlarms } = figuresOf(readSet('everyday', language), ({ text }) => read(text).length > 0);
  expect(shareOf(falseAlarms.get('ordinary') ?? { said: 0, found: 0 })).toBeLessThanOrEqual(0.13);
});

test.each(['nl', 'en'] as const)('the reader is tried on no post that it learned from (%s)', (language) => {
  const learned = new Set(readSet('train', language).map(({ text }) => text));
  const tried = [...readSet('tune', language), ...readSet('everyday', language)];
  expect(tried.filter(({ text }) => learned.has(text))).toEqual([]);
});

test('recall counts the posts that state a danger outright, precision those in which one was found', () => {
  const of = (text: string, danger: 'suicide' | 'none', explicit = true): Sentence => ({
    text,
    danger,
    explicit,
    kind: 'plain',
  });
  const set = [
    of('said', 'suicide'),
    of('said otherwise', 'suicide'),
    of('veiled', 'suicide', false),
    of('veiled in a film', 'suicide', false),
    of('said of a film', 'none'),
    of('tea', 'none'),
  ];
  const figures = figuresOf(set, ({ text }) => text === 'said' || text.includes('film'));
  expect(figures.recall).toEqual({ said: 2, found: 1 });
  expect(figures.veiled).toEqual({ said: 2, found: 1 });
  expect(figures.precision).toBeCloseTo(2 / 3);
  expect(figures.falseAlarms.get('plain')).toEqual({ said: 2, found: 1 });
  expect(figures.missed.map(({ text }) => text)).toEqual(['said otherwise']);
  expect(figures.wronglyFound.map(({ text }) => text)).toEqual(['said of a film']);
});
