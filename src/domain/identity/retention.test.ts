import { expect, test } from 'vitest';
import { addMonths } from '#domain/kit/day.ts';
import { namedRemovalDay, RETENTION } from './retention.ts';

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
  const { firstNoticeMonths, lastNoticeMonths, removalMonths, lastNoticeDays, refusedAgainDays } = RETENTION;
  expect(firstNoticeMonths).toBeLessThan(lastNoticeMonths);
  expect(lastNoticeMonths + 1).toBe(removalMonths);
  expect(lastNoticeDays).toBeLessThanOrEqual(28);
  // So that a mail server which refuses everything for a month removes nobody.
  expect(refusedAgainDays).toBeGreaterThan(31);
});

test.each([
  ['a month before', '2028-10-20', '2028-11-20'],
  ['in the last four weeks', '2028-11-01', '2028-11-29'],
  ['long after', '2029-03-01', '2029-03-29'],
])('a warning that is sent %s names a day that can be met', (_, told, expected) => {
  expect(namedRemovalDay('2026-11-20', told)).toBe(expected);
});
