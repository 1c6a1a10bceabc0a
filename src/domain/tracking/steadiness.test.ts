import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { countDays } from './progress.ts';
import { daysInARow, type History, type LivedDay, steadinessOf } from './steadiness.ts';

const runs = { numRuns: process.env.FULL === '1' ? 10_000 : 300 };
const start = '2026-09-01';

const good: LivedDay = { totalAmount: 1, goal: 2, paused: false };
const above: LivedDay = { totalAmount: 3, goal: 2, paused: false };
const open: LivedDay = { totalAmount: null, goal: 2, paused: false };
const repeat = (count: number, day: LivedDay): LivedDay[] => Array.from({ length: count }, () => day);

/** A history whose last day is today. */
function historyOf(lived: readonly LivedDay[]): History {
  const days = new Map(lived.map((day, index) => [addDays(start, index), day]));
  return { days, start, today: addDays(start, lived.length - 1) };
}

function figuresOf(history: History) {
  return { ...steadinessOf(history), ...daysInARow(history) };
}
const isWithin = ({ totalAmount, goal }: LivedDay) =>
  totalAmount !== null && goal !== null && totalAmount <= goal;

const halves = (max: number) => fc.integer({ min: 0, max }).map((count) => count / 2);
const anyDay: fc.Arbitrary<LivedDay> = fc.record({
  totalAmount: fc.option(halves(10), { freq: 3 }),
  goal: fc.option(halves(6), { freq: 6 }),
  paused: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
});
const anyHistory = fc.array(anyDay, { minLength: 1, maxLength: 80 });
const check = <Args extends [unknown, ...unknown[]]>(
  ...[arbitraries, holds]: [{ [K in keyof Args]: fc.Arbitrary<Args[K]> }, (...args: Args) => void]
) => fc.assert(fc.property(...arbitraries, holds), runs);

describe('steadiness', () => {
  test('is the share of the days filled in that were within their goal; the counts of the spec tell the same', () => {
    check([anyHistory], (days) => {
      const lived = days.map((day) => ({ ...day, paused: false }));
      const { days: byDay, today } = historyOf(lived);
      const { success, failed } = countDays(byDay, start, today);
      const { steadiness, steadinessDays } = steadinessOf(historyOf(lived));
      expect(steadinessDays).toBe(success + failed);
      expect(steadiness === null).toBe(steadinessDays === 0);
      expect(Math.abs((steadiness ?? 0) * steadinessDays - success)).toBeLessThan(
        0.005_001 * steadinessDays + 1e-9,
      );
    });
  });

  test.each([
    ['no day', [], null, 0],
    ['open days only', repeat(50, open), null, 0],
    ['one good day', [good], 1, 1],
    ['one day above', [above], 0, 1],
    ['good days only', repeat(50, good), 1, 50],
    ['one day above after a month of good days', [...repeat(30, good), above], 0.97, 31],
    ['as much for a day long ago', [above, ...repeat(30, good)], 0.97, 31],
    ['three of four, whatever was left open', [good, open, good, open, above, good], 0.75, 4],
    ['a day above during a pause', [good, { ...above, paused: true }], 1, 1],
    ['a good day during a pause', [above, { ...good, paused: true }], 0.5, 2],
  ])('%s', (_, lived, steadiness, steadinessDays) => {
    expect(steadinessOf(historyOf(lived))).toEqual({ steadiness, steadinessDays });
  });
});

describe('a day left open', () => {
  test('counts neither for nor against anyone: the figures are those of the other days', () => {
    const gap = fc.record({
      totalAmount: fc.constant(null),
      goal: fc.constantFrom(null, 0, 2),
      paused: fc.boolean(),
    });
    check([fc.array(fc.tuple(anyDay, fc.array(gap, { maxLength: 4 })), { minLength: 1 })], (parts) => {
      const withGaps = parts.flatMap(([day, gaps]) => [...gaps, day, ...gaps]);
      expect(figuresOf(historyOf(withGaps))).toEqual(figuresOf(historyOf(parts.map(([day]) => day))));
    });
  });

  test('breaks no row of days', () => {
    expect(daysInARow(historyOf([good, good, open, open, good, open]))).toEqual({
      currentStreak: 3,
      bestStreak: 3,
    });
    expect(daysInARow(historyOf([good, good, above, open]))).toEqual({ currentStreak: 0, bestStreak: 2 });
  });
});

describe('the figures that never fall', () => {
  test('the best streak and the days within goal, whatever the next day brings', () => {
    check([anyHistory, anyDay], (lived, next) => {
      const now = historyOf(lived);
      const later = historyOf([...lived, next]);
      expect(daysInARow(later).bestStreak).toBeGreaterThanOrEqual(daysInARow(now).bestStreak);
      const successes = ({ days, today }: History) => countDays(days, start, today).success;
      expect(successes(later)).toBeGreaterThanOrEqual(successes(now));
    });
  });

  test('any of the figures, when a day is marked as a pause', () => {
    check([anyHistory, fc.nat()], (lived, seed) => {
      const at = seed % lived.length;
      const marked = lived.with(at, { ...(lived[at] as LivedDay), paused: true });
      const before = figuresOf(historyOf(lived));
      const after = figuresOf(historyOf(marked));
      expect(after.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
      expect(after.currentStreak).toBeGreaterThanOrEqual(before.currentStreak);
      // Without any day that counts there is no figure, which is not a fall.
      expect(after.steadiness ?? 1).toBeGreaterThanOrEqual(before.steadiness ?? 0);
    });
  });
});

describe('pauses', () => {
  test('change nothing: the figures are those of the same days without them', () => {
    const pause = fc.record({
      totalAmount: fc.constantFrom(null, 3),
      goal: fc.constantFrom(null, 2),
      paused: fc.constant(true),
    });
    check([fc.array(fc.tuple(anyDay, fc.array(pause, { maxLength: 4 })), { minLength: 1 })], (parts) => {
      const withPauses = parts.flatMap(([day, pauses]) => [day, ...pauses]);
      const without = parts.map(([day]) => day);
      expect(figuresOf(historyOf(withPauses))).toEqual(figuresOf(historyOf(without)));
    });
  });

  test('remove no good day, and do not affect the counts of the spec', () => {
    check([anyHistory], (lived) => {
      const paused = lived.map((day) => ({ ...day, paused: true }));
      const { days, today } = historyOf(paused);
      expect(countDays(days, start, today)).toEqual(countDays(historyOf(lived).days, start, today));
      expect(daysInARow(historyOf(paused)).bestStreak).toBe(lived.filter(isWithin).length);
    });
  });
});

test('a day without a goal neither breaks nor lengthens the days in a row', () => {
  const without = { totalAmount: 5, goal: null, paused: false };
  expect(daysInARow(historyOf([good, good, without, good, above, good]))).toEqual({
    currentStreak: 1,
    bestStreak: 3,
  });
});
