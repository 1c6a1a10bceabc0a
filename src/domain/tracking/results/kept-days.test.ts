import { expect, test } from 'vitest';
import { keptDays } from './kept-days.ts';

const filled = { totalAmount: 0, goal: null };
const paused = { totalAmount: null, goal: null, paused: true };

test('the longest row stays, and a pause neither breaks nor lengthens it', () => {
  const known = {
    '2026-11-01': filled,
    '2026-11-02': filled,
    '2026-11-03': paused,
    '2026-11-04': filled,
    '2026-11-06': filled,
    '2026-11-07': { ...filled, paused: true },
  };
  expect(keptDays(known, '2026-11-01', '2026-11-09')).toEqual({ longestRow: 3, pauses: 2 });
  expect(keptDays(known, '2026-11-05', '2026-11-09')).toEqual({ longestRow: 2, pauses: 1 });
  expect(keptDays({}, '2026-11-01', '2026-11-09')).toEqual({ longestRow: 0, pauses: 0 });
});
