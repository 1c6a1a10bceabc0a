import { expect, test } from 'vitest';
import { toFilledDays } from './filled-days.ts';

test('a day has the sum of its registrations, its goal, and the day on which it was first filled in', () => {
  const entries = [
    { day: 12, amount: 0, filledOn: 12 },
    { day: 10, amount: 0.1, filledOn: 13 },
    { day: 10, amount: 0.2, filledOn: 11 },
  ];
  expect(toFilledDays(entries, new Map([[10, 2]]))).toEqual([
    { day: 10, totalAmount: 0.3, goal: 2, filledOn: 11 },
    { day: 12, totalAmount: 0, goal: null, filledOn: 12 },
  ]);
});
