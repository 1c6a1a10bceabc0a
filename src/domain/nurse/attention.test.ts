import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '#domain/kit/day.ts';
import { reasonsOf } from './attention.ts';

const TODAY = '2026-11-20';
const LONG_AGO = addDays(TODAY, -60);

interface Told {
  readonly amount?: number;
  readonly goal?: number;
  readonly paused?: boolean;
}

/** What was told of the days before today, yesterday first. */
const told = (days: readonly (Told | null)[]) =>
  new Map<Day, { totalAmount: number | null; goal: number | null; paused: boolean }>(
    days.map((day, index) => [
      addDays(TODAY, -1 - index),
      { totalAmount: day?.amount ?? null, goal: day?.goal ?? null, paused: day?.paused ?? false },
    ]),
  );
const same = (count: number, day: Told | null) => Array.from({ length: count }, () => day);
const reasons = (days: readonly (Told | null)[], registrationsStart = LONG_AGO) =>
  reasonsOf({ days: told(days), registrationsStart, today: TODAY });

describe('silence', () => {
  test('is seven whole days without anything', () => {
    expect(reasons(same(7, null))).toEqual(['silence']);
    expect(reasons([...same(6, null), { amount: 0 }])).toEqual([]);
  });

  test('is broken by a pause, which is an answer', () => {
    expect(reasons([...same(6, null), { paused: true }])).toEqual([]);
  });

  test('is not told of somebody who began this week', () => {
    expect(reasons(same(7, null), addDays(TODAY, -6))).toEqual([]);
    expect(reasons(same(7, null), addDays(TODAY, -7))).toEqual(['silence']);
  });
});

describe('rising use', () => {
  test('is a fifth more a day than in the week before', () => {
    expect(reasons([...same(7, { amount: 2.5 }), ...same(7, { amount: 2 })])).toEqual(['rising']);
    expect(reasons([...same(7, { amount: 2.4 }), ...same(7, { amount: 2 })])).toEqual([]);
  });

  test('compares days that were filled in, of which there have to be three', () => {
    expect(reasons([...same(3, { amount: 4 }), ...same(4, null), ...same(7, { amount: 2 })])).toEqual([
      'rising',
    ]);
    expect(reasons([...same(2, { amount: 9 }), ...same(5, null), ...same(7, { amount: 2 })])).toEqual([]);
  });

  test('counts from nothing', () => {
    expect(reasons([...same(7, { amount: 1 }), ...same(7, { amount: 0 })])).toEqual(['rising']);
  });
});

describe('a plan that does not fit', () => {
  test('is two weeks above the goals', () => {
    const above = { amount: 3, goal: 2 };
    expect(reasons(same(14, above))).toEqual(['planTooSteep']);
    expect(reasons([...same(7, above), ...same(7, { amount: 3, goal: 3 })])).toEqual([]);
  });
});

test('the gravest comes first', () => {
  const days = [...same(7, { amount: 4, goal: 2 }), ...same(7, { amount: 3, goal: 2 })];
  expect(reasons(days)).toEqual(['rising', 'planTooSteep']);
});
