import { describe, expect, test } from 'vitest';
import type { ProgrammeOutline } from './programme.ts';
import { isNewsOfEnd, partOfNews, programmeNews } from './programme-news.ts';

const outline: ProgrammeOutline = {
  phases: [{ exercises: ['a1'] }, { exercises: ['b1', 'b-safe'] }, { exercises: ['c1', 'c2'] }],
  phaseDayInterval: 7,
  safety: new Set(['b-safe']),
};
const newsOn = (today: string, submitted: readonly (readonly [string, string])[], lastSignOn = today) =>
  programmeNews(outline, {
    programmeStart: '2026-10-19',
    today,
    lastSignOn,
    submittedOn: new Map(submitted),
  });

test.each([
  ['2026-10-26', [['a1', '2026-10-20']], 'newPart', 2],
  [
    '2026-11-02',
    [
      ['a1', '2026-10-20'],
      ['b1', '2026-10-27'],
    ],
    'newPart',
    3,
  ],
  [
    '2026-11-03',
    [
      ['a1', '2026-10-20'],
      ['b1', '2026-10-27'],
      ['b-safe', '2026-10-27'],
      ['c1', '2026-11-03'],
      ['c2', '2026-11-03'],
    ],
    'programmeComplete',
    null,
  ],
] as const)('news on %s names its part', (today, submitted, news, part) => {
  const found = newsOn(today, submitted);
  expect(found?.news).toBe(news);
  expect(partOfNews(found?.key ?? null)).toBe(part);
  expect(isNewsOfEnd(found?.key ?? null)).toBe(news === 'programmeComplete');
});

test('without news there is no part', () => {
  expect(newsOn('2026-10-20', [])).toBeNull();
  expect(partOfNews(null)).toBeNull();
  expect(isNewsOfEnd(null)).toBe(false);
});

test('a part that was begun is none any more; its exercise about safety does not begin it', () => {
  const before = [
    ['a1', '2026-10-20'],
    ['b-safe', '2026-10-21'],
  ] as const;
  expect(newsOn('2026-10-26', before)?.news).toBe('newPart');
  expect(newsOn('2026-10-26', [...before, ['b1', '2026-10-26']])).toBeNull();
});

describe('a part that opened on 26 October', () => {
  test.each([
    ['2026-10-28', '2026-10-28', 'newPart'],
    ['2026-10-29', '2026-10-28', undefined],
    ['2026-11-08', '2026-10-26', 'newPart'],
    ['2026-11-09', '2026-10-20', undefined],
  ] as const)('is on %s to who last came on %s', (today, lastSignOn, news) => {
    expect(newsOn(today, [['a1', '2026-10-20']], lastSignOn)?.news).toBe(news);
  });
});
