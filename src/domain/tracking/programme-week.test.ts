import { expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { start } from './goal.testing.ts';
import { programmeWeek, runningWeek } from './goal.ts';

test.each([
  [-8, -1],
  [-7, 0],
  [-1, 0],
  [0, 1],
  [6, 1],
  [7, 2],
  [34, 5],
  [35, 6],
  [41, 6],
  [42, 7],
])('%i days from the start is in week %i of the programme', (offset, week) => {
  expect(programmeWeek(start, addDays(start, offset))).toBe(week);
});

test.each([
  [start, -1, null],
  [start, 0, 1],
  [start, 41, 6],
  [start, 42, null],
  // From a Wednesday on six times seven days end in a seventh week.
  ['2026-11-04', 12, 3],
  ['2026-11-04', 41, 7],
])('a programme from %s is after %i days in %j', (first, offset, expected) => {
  expect(runningWeek(first, addDays(first, offset))).toEqual(expected);
});
