import { describe, expect, test } from 'vitest';
import { perWeekday } from '#domain/kit/day.ts';
import { averageStake, checkPrice, euros, firstPlan, gainsOf } from './gains.ts';

const even = (amount: number) => perWeekday(() => amount);
const used = (day: string, amount: number) => ({ day, amount });

describe('the plan that the newest one goes back to', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00Z`);
  const saved = (use: number, savedAt: string, archivedAt: string | null = null) => ({
    current: even(use),
    savedAt: at(savedAt),
    archivedAt: archivedAt === null ? null : at(archivedAt),
  });
  const useOf = (...plans: ReturnType<typeof saved>[]) =>
    firstPlan(plans, (instant) => instant.toISOString().slice(0, 10))?.current.monday;

  test('is the first of those that were replaced one by the next', () => {
    expect(useOf()).toBeUndefined();
    expect(useOf(saved(3, '10T12:00'))).toBe(3);
    expect(useOf(saved(2, '15T12:00'), saved(3, '10T12:00', '15T12:00'))).toBe(3);
  });

  test('is not one from before a restart', () => {
    expect(useOf(saved(2, '15T12:00'), saved(3, '10T12:00', '14T09:00'))).toBe(2);
  });

  test('counts as it stood at the end of its first day', () => {
    const corrected = saved(5, '10T12:05', '15T12:00');
    expect(useOf(saved(2, '15T12:00'), corrected, saved(50, '10T12:00', '10T12:05'))).toBe(5);
  });
});

describe('what a plan brought', () => {
  const start = { day: '2026-11-16', use: { ...even(3), wednesday: 5 } };
  const entries = [
    used('2026-11-15', 0),
    used('2026-11-16', 2),
    used('2026-11-18', 0),
    used('2026-11-19', 3),
    used('2026-11-19', 0),
    used('2026-11-19', 0.5),
    used('2026-11-20', 0),
  ];

  test('is counted from its first day to yesterday, over the days filled in', () => {
    expect(gainsOf(entries, start, '2026-11-20')).toEqual({ days: 3, less: 5.5, free: 1 });
    expect(gainsOf(entries, start, '2026-11-16')).toEqual({ days: 0, less: 0, free: 0 });
  });

  test('is never less than nothing', () => {
    const more = [used('2026-11-16', 4), used('2026-11-17', 4)];
    expect(gainsOf(more, start, '2026-11-20')).toEqual({ days: 2, less: 0, free: 0 });
  });
});

test('money is told in whole euros, rounded down', () => {
  expect(euros(8, 2.5)).toBe(20);
  expect(euros(5.5, 2.5)).toBe(13);
  expect(euros(0, 2.5)).toBe(0);
  // As people reckon, not as computers do.
  expect([euros(100, 1.15), euros(50, 1.14), euros(100, 0.29)]).toEqual([115, 57, 29]);
});

test('the average stake needs five registrations with one', () => {
  const staked = Array.from({ length: 5 }, () => ({ amount: 0.5, stake: 10.2 }));
  expect(averageStake(staked)).toBeCloseTo(20.4);
  expect(averageStake(staked.slice(1))).toBeNull();
  expect(averageStake([...staked.slice(1), { amount: 1, stake: null }, { amount: 0, stake: 5 }])).toBeNull();
});

test.each([
  [null, undefined],
  [2.5, undefined],
  [0.35, undefined],
  [0, 'belowMinimum'],
  [-1, 'belowMinimum'],
  [2.505, 'tooManyDecimals'],
  [1_000.01, 'aboveMaximum'],
  [Number.NaN, 'notANumber'],
])('a price of %s: %s', (price, code) => {
  expect(checkPrice('euros', price)[0]?.code).toBe(code);
});
