import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { Pace, Plan, StopOrReduce } from './goal.ts';
import { acknowledgementNeeded, isAcknowledged, warningTier } from './plan-warning.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const week = (amounts: readonly number[]) =>
  Object.fromEntries(WEEKDAYS.map((day, index) => [day, amounts[index] ?? 0])) as Record<Weekday, number>;
/** The same amount on the first so many days of the week, another on the rest. */
const days = (count: number, amount: number, rest = 0) =>
  Array.from({ length: 7 }, (_, index) => (index < count ? amount : rest));
const none = days(0, 0);
const tier = (current: readonly number[], target: readonly number[] = none) =>
  warningTier({ current: week(current), target: week(target) });

describe('the warning of a plan', () => {
  test.each([
    ['no use at all', none, null],
    ['27.5 glasses a week', [7.5, 7.5, 7.5, 5, 0, 0, 0], null],
    ['27.5 glasses a week, spread', [4, 4, 4, 4, 4, 4, 3.5], null],
    ['28 glasses a week', days(7, 4), 'tier1'],
    ['28 glasses a week on four days', days(4, 7), 'tier1'],
    ['a day of 7.5', [7.5, 0, 0, 0, 0, 0, 0], null],
    ['a day of 8', [0, 0, 0, 8, 0, 0, 0], 'tier1'],
    ['a Sunday of 8', [0, 0, 0, 0, 0, 0, 8], 'tier1'],
    ['4 days of 6', days(4, 6), null],
    ['4 days of 6 and 3 of 5.5', days(4, 6, 5.5), 'tier1'],
    ['5 days of 5.5', days(5, 5.5), null],
    ['5 days of 6', days(5, 6), 'tier2'],
    ['6 days of 6', days(6, 6), 'tier2'],
    ['4 days of 6 and one of 40', [6, 6, 6, 6, 40, 0, 0], 'tier2'],
    ['3 days of 12', days(3, 12), 'tier1'],
    ['3 days of 12 and 4 of 6', days(3, 12, 6), 'tier2'],
    ['3 days of 12 and 4 of 11.5', days(3, 12, 11.5), 'tier2'],
    ['4 days of 11.5', days(4, 11.5), 'tier1'],
    ['4 days of 12', days(4, 12), 'tier3'],
    ['the last 4 days of 12', [0, 0, 0, 12, 12, 12, 12], 'tier3'],
    ['83.5 glasses a week on three days', [28, 28, 27.5, 0, 0, 0, 0], 'tier1'],
    ['84 glasses a week on three days', [28, 28, 28, 0, 0, 0, 0], 'tier3'],
    ['84 glasses on one day', [84, 0, 0, 0, 0, 0, 0], 'tier3'],
  ])('%s', (_, current, expected) => {
    expect(tier(current)).toBe(expected);
  });

  test.each([
    ['a goal of 8 where nothing is used now', days(0, 0), [8, 0, 0, 0, 0, 0, 0], null],
    ['7 entries of 4', days(6, 4), [4, 0, 0, 0, 0, 0, 0], null],
    ['8 entries of 4', days(6, 4), [4, 4, 0, 0, 0, 0, 0], 'tier1'],
    ['8 entries of which one is 3.5', [4, 4, 4, 4, 4, 3.5, 0], [4, 4, 0, 0, 0, 0, 0], null],
    ['7 goals of 4 beside no use', none, days(7, 4), null],
    ['7 goals of 4 and a day of 4', [4, 0, 0, 0, 0, 0, 0], days(7, 4), 'tier1'],
  ])('current use and goals together count as entries: %s', (_, current, target, expected) => {
    expect(tier(current, target)).toBe(expected);
  });

  test('high goals alone do not count as current use', () => {
    expect(['tier2', 'tier3']).not.toContain(tier(none, days(7, 20)));
    expect(tier([4, 0, 0, 0, 0, 0, 0], days(7, 3.5))).toBeNull();
  });

  test('is never milder for someone who uses more', () => {
    const amounts = fc.array(
      fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
      { minLength: 7, maxLength: 7 },
    );
    const gravity = [null, 'tier1', 'tier2', 'tier3'];
    fc.assert(
      fc.property(amounts, amounts, fc.nat({ max: 6 }), (current, target, index) => {
        const more = current.with(index, (current[index] ?? 0) + 0.5);
        expect(gravity.indexOf(tier(more, target))).toBeGreaterThanOrEqual(
          gravity.indexOf(tier(current, target)),
        );
      }),
      runs,
    );
  });
});

describe('the acknowledgement required before a plan is saved', () => {
  const ofTier = { none: days(7, 3), tier1: days(7, 5), tier2: days(7, 6), tier3: days(7, 12) };
  const needed = (
    current: readonly number[],
    target: readonly number[],
    stopOrReduce: StopOrReduce,
    pace: Pace,
    weeksLeft = 6,
  ) => acknowledgementNeeded({ current: week(current), target: week(target), stopOrReduce, pace }, weeksLeft);

  test('the examples below are of the intended tier', () => {
    expect(Object.values(ofTier).map((current) => tier(current))).toEqual([null, 'tier1', 'tier2', 'tier3']);
  });

  test.each([
    ['none', 'stop', 'immediate', null],
    ['none', 'stop', 'gradual', null],
    ['none', 'reduce', 'immediate', null],
    ['none', 'reduce', 'gradual', null],
    ['tier1', 'stop', 'immediate', null],
    ['tier1', 'stop', 'gradual', null],
    ['tier1', 'reduce', 'immediate', null],
    ['tier1', 'reduce', 'gradual', null],
    ['tier2', 'stop', 'immediate', 'tier2'],
    ['tier2', 'stop', 'gradual', null],
    ['tier2', 'reduce', 'immediate', 'tier2'],
    ['tier2', 'reduce', 'gradual', null],
    ['tier3', 'stop', 'immediate', 'tier3'],
    ['tier3', 'stop', 'gradual', 'tier3'],
    ['tier3', 'reduce', 'immediate', 'tier3'],
    ['tier3', 'reduce', 'gradual', 'tier3'],
  ] as const)('at %s, %s %s asks for %s', (level, stopOrReduce, pace, expected) => {
    const target = stopOrReduce === 'stop' ? none : days(7, 2);
    expect(needed(ofTier[level], target, stopOrReduce, pace)).toBe(expected);
  });

  test.each(['immediate', 'gradual'] as const)(
    'a plan that does not go down asks for nothing, %s',
    (pace) => {
      expect(needed(ofTier.tier3, ofTier.tier3, 'reduce', pace)).toBeNull();
      expect(needed(ofTier.tier3, days(7, 13), 'reduce', pace)).toBeNull();
    },
  );

  test.each(WEEKDAYS.map((day, index) => [day, index] as const))(
    'half a glass less on %s alone is going down',
    (_, index) => {
      expect(needed(ofTier.tier3, days(7, 13).with(index, 11.5), 'reduce', 'gradual')).toBe('tier3');
    },
  );

  test('reducing at the gravest tier always requires the acknowledgement, whatever the plan', () => {
    const amounts = fc.array(
      fc.integer({ min: 24, max: 60 }).map((halves) => halves / 2),
      { minLength: 7, maxLength: 7 },
    );
    const way = fc.record({
      stopOrReduce: fc.constantFrom<StopOrReduce>('stop', 'reduce'),
      pace: fc.constantFrom<Pace>('immediate', 'gradual'),
    });
    fc.assert(
      fc.property(amounts, amounts, way, (current, target, choices) => {
        const plan: Plan = { current: week(current), target: week(target), ...choices };
        const falls = target.some((amount, index) => amount < (current[index] ?? 0));
        expect(acknowledgementNeeded(plan, 6)).toBe(falls ? 'tier3' : null);
      }),
      runs,
    );
  });

  test.each([
    [null, null, true],
    [null, 'tier2', true],
    ['tier2', null, false],
    ['tier2', '', false],
    ['tier2', 'tier1', false],
    ['tier2', 'true', false],
    ['tier2', 'tier2', true],
    ['tier2', 'tier3', true],
    ['tier3', null, false],
    ['tier3', 'tier2', false],
    ['tier3', 'tier3', true],
  ] as const)('where %s is needed, %j is enough: %s', (asked, given, enough) => {
    expect(isAcknowledged(asked, given)).toBe(enough);
  });

  test.each([
    [6, null],
    [3, null],
    [2, 'tier2'],
    [1, 'tier2'],
    [0, 'tier2'],
  ] as const)('with %i weeks left, step by step at the second tier asks for %s', (weeksLeft, expected) => {
    expect(needed(ofTier.tier2, none, 'stop', 'gradual', weeksLeft)).toBe(expected);
    expect(needed(ofTier.tier2, days(7, 2), 'reduce', 'gradual', weeksLeft)).toBe(expected);
    expect(needed(ofTier.tier1, none, 'stop', 'gradual', weeksLeft)).toBeNull();
    expect(needed(ofTier.tier2, days(7, 7), 'reduce', 'gradual', weeksLeft)).toBeNull();
  });
});
