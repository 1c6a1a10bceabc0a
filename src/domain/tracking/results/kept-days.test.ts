import { expect, test } from 'vitest';
import { keptDays } from './kept-days.ts';

const filled = { totalAmount: 0, goal: null, paused: false };
const paused = { totalAmount: null, goal: null, paused: true };

test('the longest row stays, and a pause neither breaks nor lengthens it', () => {
  const known = Object.entries({
    '2026-11-01': filled,
    '2026-11-02': filled,
    '2026-11-03': paused,
    '2026-11-04': filled,
    '2026-11-06': filled,
    '2026-11-07': { ...filled, paused: true },
  });
  const kept = (days: typeof known, start: string) =>
    keptDays({ days: new Map(days), start, today: '2026-11-09' });
  expect(kept(known, '2026-11-01')).toEqual({ longestRow: 3, pauses: 2 });
  expect(kept(known, '2026-11-05')).toEqual({ longestRow: 2, pauses: 1 });
  expect(kept([], '2026-11-01')).toEqual({ longestRow: 0, pauses: 0 });
});
