import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { streakOf } from './progress.ts';
import { daysInARow, HALF_LIFE_DAYS, type History, type LivedDay, steadinessOf } from './steadiness.ts';

const runs = { numRuns: process.env.FULL === '1' ? 10_000 : 300 };
const start = '2026-09-01';

const good: LivedDay = { totalAmount: 1, goal: 2, paused: false };
const above: LivedDay = { totalAmount: 3, goal: 2, paused: false };
const missed: LivedDay = { totalAmount: null, goal: 2, paused: false };
const repeat = (count: number, day: LivedDay): LivedDay[] => Array.from({ length: count }, () => day);

/** A history whose last day is today, or yesterday if today has nothing yet. */
function historyOf(lived: readonly LivedDay[], { over = false } = {}): History {
  const all = over ? [...lived, { totalAmount: null, goal: null, paused: false }] : lived;
  const days = new Map(all.map((day, index) => [addDays(start, index), day]));
  return { days, start, today: addDays(start, all.length - 1) };
}
const whenOver = (lived: readonly LivedDay[]) => historyOf(lived, { over: true });

function figuresOf(history: History) {
  return { steadiness: steadinessOf(history), ...daysInARow(history) };
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
  test('is the mean of the days that count, each weighing 0.5^(age / 13)', () => {
    check([anyHistory], (lived) => {
      const counted = lived.filter((day) => day.goal !== null && (isWithin(day) || !day.paused)).toReversed();
      const weights = counted.map((_, age) => 0.5 ** (age / HALF_LIFE_DAYS));
      const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
      const share = sum(weights.filter((_, age) => isWithin(counted[age] as LivedDay))) / sum(weights);
      const found = steadinessOf(whenOver(lived));
      expect(found === null).toBe(counted.length === 0);
      expect(Math.abs((found ?? 0) - (share || 0))).toBeLessThan(0.005_001);
    });
  });

  test.each([
    ['no day', [], null],
    ['one good day', [good], 1],
    ['one day above', [above], 0],
    ['good days only', repeat(50, good), 1],
    ['days above only', repeat(50, above), 0],
    ['four weeks to and fro', repeat(14, good).flatMap(() => [above, good]), 0.51],
  ])('%s', (_, lived, expected) => {
    expect(steadinessOf(whenOver(lived))).toBe(expected);
  });

  test('a good day thirteen days ago weighs half a good day now', () => {
    expect(steadinessOf(whenOver([...repeat(13, above), good]))).toBe(0.1);
    expect(steadinessOf(whenOver([good, ...repeat(13, above)]))).toBe(0.05);
  });

  test('falls at most 15 % after one day above the goal that follows 30 good days, whatever came before', () => {
    check([fc.array(anyDay, { maxLength: 60 })], (before) => {
      const month = [...before, ...repeat(30, good)];
      const then = steadinessOf(whenOver(month)) ?? 0;
      for (const slip of [above, missed]) {
        const now = steadinessOf(whenOver([...month, slip])) ?? 0;
        expect(now).toBeGreaterThanOrEqual(then * 0.85);
        expect(now).toBeLessThan(then);
      }
    });
  });
});

describe('the figures that never fall', () => {
  test('the best streak and the days within goal, whatever the next day brings', () => {
    check([anyHistory, anyDay], (lived, next) => {
      const now = whenOver(lived);
      const later = whenOver([...lived, next]);
      expect(daysInARow(later).bestStreak).toBeGreaterThanOrEqual(daysInARow(now).bestStreak);
      const successes = ({ days, today }: History) => streakOf(days, start, today).success;
      expect(successes(later)).toBeGreaterThanOrEqual(successes(now));
    });
  });

  test('any of the figures, when a day is marked as a pause', () => {
    check([anyHistory, fc.nat()], (lived, seed) => {
      const at = seed % lived.length;
      const marked = lived.with(at, { ...(lived[at] as LivedDay), paused: true });
      for (const view of [historyOf, whenOver]) {
        const before = figuresOf(view(lived));
        const after = figuresOf(view(marked));
        expect(after.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
        expect(after.currentStreak).toBeGreaterThanOrEqual(before.currentStreak);
        // Without any day that counts there is no figure, which is not a fall.
        expect(after.steadiness ?? 1).toBeGreaterThanOrEqual(before.steadiness ?? 0);
      }
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
      expect(figuresOf(whenOver(withPauses))).toEqual(figuresOf(whenOver(without)));
    });
  });

  test('remove no good day, and do not affect the counts of the spec', () => {
    check([anyHistory], (lived) => {
      const paused = lived.map((day) => ({ ...day, paused: true }));
      const { days, today } = whenOver(paused);
      expect(streakOf(days, start, today)).toEqual(streakOf(whenOver(lived).days, start, today));
      expect(daysInARow(whenOver(paused)).bestStreak).toBe(lived.filter(isWithin).length);
    });
  });
});

describe('honesty', () => {
  test('an entry above the goal never scores lower than no entry, on any day, including today and pauses', () => {
    check([anyHistory, fc.nat(), fc.integer({ min: 1, max: 40 })], (lived, seed, more) => {
      const at = seed % lived.length;
      const day = lived[at] as LivedDay;
      const honest = lived.with(at, { ...day, totalAmount: (day.goal ?? 0) + more / 2 });
      const silent = lived.with(at, { ...day, totalAmount: null });
      for (const view of [historyOf, whenOver]) {
        expect(figuresOf(view(honest))).toEqual(figuresOf(view(silent)));
      }
    });
  });

  test('a missed day weighs as a day above the goal, once it is over', () => {
    const month = repeat(10, good);
    expect(figuresOf(whenOver([...month, missed]))).toEqual(figuresOf(whenOver([...month, above])));
    expect(figuresOf(whenOver([...month, missed])).currentStreak).toBe(0);
  });

  test('a today that is open neither breaks nor lengthens a run; one within the goal counts at once', () => {
    check([anyHistory], (lived) => {
      const yesterday = figuresOf(whenOver(lived));
      expect(figuresOf(historyOf([...lived, missed]))).toEqual(yesterday);
      expect(figuresOf(historyOf([...lived, above]))).toEqual(yesterday);
      const today = figuresOf(historyOf([...lived, good]));
      expect(today.currentStreak).toBe(yesterday.currentStreak + 1);
      expect(today.steadiness).toBeGreaterThanOrEqual(yesterday.steadiness ?? 0);
    });
  });
});

test('a day without a goal neither breaks nor lengthens the days in a row', () => {
  const without = { totalAmount: 5, goal: null, paused: false };
  expect(daysInARow(whenOver([good, good, without, good, above, good]))).toEqual({
    currentStreak: 1,
    bestStreak: 3,
  });
});
