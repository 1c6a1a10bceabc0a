import { expect, test } from 'vitest';
import { formatTime } from './time-of-day.ts';

test('the time of day is written as is usual in the language', () => {
  const evening = Date.parse('2026-11-20T21:14:00Z');
  expect(formatTime('nl', evening, 'Europe/Amsterdam')).toBe('22.14');
  expect(formatTime('en', evening, 'Europe/Amsterdam')).toBe('10:14 pm');
});
