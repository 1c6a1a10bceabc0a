import { expect, test } from 'vitest';
import { dangerReader } from '#domain/community/danger/danger.ts';
import { DANGER_SIGNS } from '#features/forum/server/danger-signs.ts';
import { figuresOf, readSet, shareOf } from './safety-figures.ts';

const read = dangerReader(DANGER_SIGNS);

// A change of the list that finds fewer is a mistake. How well it finds what nobody has seen: npm run safety:measure -- --held-out
test.each(['en'] as const)('the list finds the posts it was tuned on (%s)', (language) => {
  const { recall, precision } = figuresOf(readSet('tune', language), read);
  expect(recall.said).toBeGreaterThan(100);
  expect(shareOf(recall)).toBeGreaterThanOrEqual(0.9);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('recall is of the posts that say a danger, precision of those in which one was found', () => {
  const of = (text: string, danger: 'suicide' | 'none') => ({ text, danger, kind: 'plain' }) as const;
  const set = [
    of('said', 'suicide'),
    of('said otherwise', 'suicide'),
    of('said of a film', 'none'),
    of('tea', 'none'),
  ];
  const figures = figuresOf(set, (text) => (text === 'said' || text.includes('film') ? ['suicide'] : []));
  expect(figures.recall).toEqual({ said: 2, found: 1 });
  expect(figures.precision).toBe(0.5);
  expect(figures.missed.map(({ text }) => text)).toEqual(['said otherwise']);
  expect(figures.wronglyFound.map(({ text }) => text)).toEqual(['said of a film']);
});
