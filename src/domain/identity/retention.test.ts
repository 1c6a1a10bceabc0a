import { expect, test } from 'vitest';
import { addMonths } from '#domain/kit/day.ts';
import { RETENTION, removalDay } from './retention.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 24, '2026-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('people are warned in time, twice', () => {
  const { firstNoticeMonths, lastNoticeMonths, removalMonths, lastNoticeDays } = RETENTION;
  expect(firstNoticeMonths).toBeLessThan(lastNoticeMonths);
  expect(lastNoticeMonths + 1).toBe(removalMonths);
  expect(lastNoticeDays).toBeLessThanOrEqual(28);
  expect(removalDay('2026-11-20')).toBe('2028-11-20');
});
