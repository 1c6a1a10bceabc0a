import { expect, test } from 'vitest';
import { hasOpenDay, recentMarks, registeredSince } from './client-figures.ts';

test.each([
  ['2026-11-20', 1, 1],
  ['2026-11-14', 7, 1],
  ['2026-11-13', 8, 2],
  ['2026-11-21', 0, 1],
])('since %s are %d days, week %d', (start, days, weeks) => {
  expect(registeredSince(start, '2026-11-20')).toEqual({ days, weeks });
});

test('the last seven days end today, those before the start apart', () => {
  const days = new Map([
    ['2026-11-20', { totalAmount: 3, goal: 2, paused: false }],
    ['2026-11-19', { totalAmount: null, goal: 2, paused: true }],
  ]);
  expect(recentMarks(days, '2026-11-17', '2026-11-20')).toEqual([
    'before',
    'before',
    'before',
    'open',
    'open',
    'paused',
    'above',
  ]);
});

test.each([
  ['went by', [{ mark: 'open', isToday: false }], true],
  ['is still going on', [{ mark: 'open', isToday: true }], false],
  ['is a pause', [{ mark: 'paused', isToday: false }], false],
  [
    'is before the start, or has yet to come',
    [
      { mark: 'before', isToday: false },
      { mark: 'future', isToday: false },
    ],
    false,
  ],
] as const)('a day that %s is asked about or not', (_, days, isOpen) => {
  expect(hasOpenDay(days)).toBe(isOpen);
});
