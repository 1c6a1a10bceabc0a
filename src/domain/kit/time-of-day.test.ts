import { expect, test } from 'vitest';
import { formatTime } from './time-of-day.ts';

test.each([
  ['21:14', '22.14', '10:14 pm'],
  ['11:14', '12.14', '12:14 pm'],
  ['23:14', '00.14', '12:14 am'],
])('at %s UTC it is %s in Dutch and %s in English', (utc, dutch, english) => {
  const instant = Date.parse(`2026-11-20T${utc}:00Z`);
  expect(formatTime('nl', instant, 'Europe/Amsterdam')).toBe(dutch);
  expect(formatTime('en', instant, 'Europe/Amsterdam')).toBe(english);
});
