import { expect, test } from 'vitest';
import { weekSums } from './week-sums.ts';

const bounds = { programmeStart: '2026-11-04', registrationsStart: '2026-11-01', today: '2026-11-18' };
const day = (totalAmount: number | null, goal: number | null) => ({ totalAmount, goal });
const known = {
  '2026-11-01': day(9, null),
  '2026-11-04': day(2, 3),
  '2026-11-05': day(null, 3),
  '2026-11-06': day(1.5, 3),
  '2026-11-17': day(0, 2),
  '2026-11-18': day(null, 2),
  '2026-11-24': day(null, 1),
};

test('a week is the sum of what was filled in, and of its goals', () => {
  const [first, second, third, fourth, ...rest] = weekSums(known, bounds);
  expect(first).toEqual({ number: 1, total: 3.5, goal: 9, filled: 2, time: 'past' });
  expect(second).toEqual({ number: 2, total: null, goal: null, filled: 0, time: 'past' });
  expect(third).toEqual({ number: 3, total: 0, goal: 4, filled: 1, time: 'now' });
  expect(fourth).toEqual({ number: 4, total: null, goal: 1, filled: 0, time: 'toCome' });
  // Six times seven days from a Wednesday on end in a seventh week.
  expect(rest.map(({ number }) => number)).toEqual([5, 6, 7]);
});

test('long after the programme the last eight weeks are kept', () => {
  const numbers = weekSums(known, { ...bounds, today: '2027-02-01' }).map(({ number }) => number);
  expect(numbers).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
});
