import { expect, test } from 'vitest';
import { daysFrom } from '#domain/kit/day.ts';
import { isPartlyFilled, stakeOf, weekSums } from './week-sums.ts';

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

test('a week is the sum of what was filled in', () => {
  const [first, second, third, fourth, ...rest] = weekSums(known, bounds);
  expect(first).toMatchObject({ number: 1, total: 3.5, filled: 2, time: 'past' });
  expect(second).toMatchObject({ number: 2, total: null, filled: 0, time: 'past' });
  expect(third).toMatchObject({ number: 3, total: 0, filled: 1, time: 'now' });
  expect(fourth).toMatchObject({ number: 4, total: null, filled: 0, time: 'toCome' });
  // Six times seven days from a Wednesday on end in a seventh week.
  expect(rest.map(({ number }) => number)).toEqual([5, 6, 7]);
});

test('a week has the goal of its seven days, and part of a week has none', () => {
  const planned = Object.fromEntries(daysFrom('2026-11-04', '2026-11-17').map((of) => [of, day(null, 3)]));
  const goals = weekSums(planned, bounds).map(({ goal }) => goal);
  expect(goals.slice(0, 3)).toEqual([null, 21, null]);
});

test('a week that is over is partly filled in with one to six days', () => {
  const filled = Object.fromEntries(daysFrom('2026-11-04', '2026-11-15').map((of) => [of, day(1, 3)]));
  expect(weekSums(filled, bounds).map(isPartlyFilled).slice(0, 3)).toEqual([true, false, false]);
  expect(weekSums({}, bounds).some(isPartlyFilled)).toBe(false);
});

test('long after the programme the last eight weeks are kept, or as many as there is room for', () => {
  const later = { ...bounds, today: '2027-02-01' };
  const numbers = (most?: number) => weekSums(known, later, most).map(({ number }) => number);
  expect(numbers()).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(numbers(12)).toEqual([3, 4, 5, 6, ...numbers()]);
  expect(numbers(52)).toEqual([1, 2, 3, 4, 5, 6, ...numbers()]);
});

test('the stake of a week is that of all its registrations, and unknown while none says one', () => {
  const items = (...costs: (number | null)[]) => ({
    items: Object.fromEntries(costs.map((cost, index) => [String(index), { cost }])),
  });
  expect(stakeOf([items(10, 2.5), items(null), items(0.1, 0.2)])).toBe(12.8);
  expect(stakeOf([items(0)])).toBe(0);
  expect(stakeOf([items(null), items()])).toBeNull();
});
