import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { firstDays, perWeekday } from './goal.testing.ts';
import type { Pace, Plan, StopOrReduce } from './goal.ts';
import {
  acknowledgementNeeded,
  type EarlierWithdrawal,
  isAcknowledged,
  slopeWarning,
  warningTier,
} from './plan-warning.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const none = firstDays(0, 0);

describe('the acknowledgement required before a plan is saved', () => {
  const ofTier = {
    none: firstDays(7, 3),
    tier1: firstDays(7, 5),
    tier2: firstDays(7, 6),
    tier3: firstDays(7, 12),
  };
  const needed = (
    current: readonly number[],
    target: readonly number[],
    stopOrReduce: StopOrReduce,
    pace: Pace,
    { weeksLeft = 6, earlier = 'no' }: { weeksLeft?: number; earlier?: EarlierWithdrawal | null } = {},
  ) => {
    const plan: Plan = { current: perWeekday(current), target: perWeekday(target), stopOrReduce, pace };
    return acknowledgementNeeded(plan, { weeksLeft, earlier });
  };

  test('the examples below are of the intended tier', () => {
    expect(
      Object.values(ofTier).map((current) =>
        warningTier({ current: perWeekday(current), target: perWeekday(none) }, 'no'),
      ),
    ).toEqual([null, 'tier1', 'tier2', 'tier3']);
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
    const target = stopOrReduce === 'stop' ? none : firstDays(7, 2);
    expect(needed(ofTier[level], target, stopOrReduce, pace)).toBe(expected);
  });

  test.each(['immediate', 'gradual'] as const)(
    'a plan that does not go down asks for nothing, %s',
    (pace) => {
      expect(needed(ofTier.tier3, ofTier.tier3, 'reduce', pace)).toBeNull();
      expect(needed(ofTier.tier3, firstDays(7, 13), 'reduce', pace)).toBeNull();
    },
  );

  test.each(WEEKDAYS.map((day, index) => [day, index] as const))(
    'half a glass less on %s alone is going down',
    (_, index) => {
      expect(needed(ofTier.tier3, firstDays(7, 13).with(index, 11.5), 'reduce', 'gradual')).toBe('tier3');
    },
  );

  test.each(['stop', 'reduce'] as const)('to nothing at once is judged alike, called %s', (stopOrReduce) => {
    const asked = Object.values(ofTier).map((current) => needed(current, none, stopOrReduce, 'immediate'));
    expect(asked).toEqual([null, null, 'tier2', 'tier3']);
  });

  test.each([
    ['stop', 'immediate'],
    ['stop', 'gradual'],
    ['reduce', 'immediate'],
    ['reduce', 'gradual'],
  ] as const)('after an earlier seizure or delirium every way down asks for the GP: %s, %s', (way, pace) => {
    const target = way === 'stop' ? none : firstDays(7, 0.5);
    for (const earlier of ['yes', 'unknown'] as const) {
      expect(needed(firstDays(7, 1), target, way, pace, { earlier })).toBe('tier3');
    }
    expect(needed(firstDays(7, 1), target, way, pace, { earlier: 'no' })).toBeNull();
    expect(needed(firstDays(7, 1), firstDays(7, 1), 'reduce', pace, { earlier: 'yes' })).toBeNull();
  });

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
        const plan: Plan = { current: perWeekday(current), target: perWeekday(target), ...choices };
        const falls = target.some((amount, index) => amount < (current[index] ?? 0));
        expect(acknowledgementNeeded(plan, { weeksLeft: 6, earlier: null })).toBe(falls ? 'tier3' : null);
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
    expect(needed(ofTier.tier2, none, 'stop', 'gradual', { weeksLeft })).toBe(expected);
    expect(needed(ofTier.tier2, firstDays(7, 2), 'reduce', 'gradual', { weeksLeft })).toBe(expected);
    expect(needed(ofTier.tier1, none, 'stop', 'gradual', { weeksLeft })).toBeNull();
    expect(needed(ofTier.tier2, firstDays(7, 7), 'reduce', 'gradual', { weeksLeft })).toBeNull();
  });
});

describe('a gentler slope that drops steeply', () => {
  const warning = (start: readonly number[], weeksLeft: number) =>
    slopeWarning({ target: perWeekday(none) }, perWeekday(start), weeksLeft);

  test.each([
    [6, 4, null],
    [6, 3, null],
    [6, 2, 'tier2'],
    [5.5, 2, null],
    [12, 4, 'tier3'],
    [12, 2, 'tier3'],
  ] as const)('from %f a day with %i weeks left warns as %s', (start, weeksLeft, expected) => {
    expect(warning(firstDays(7, start), weeksLeft)).toBe(expected);
  });

  test('is judged as stopping at once from there', () => {
    for (const start of [3, 5, 6, 12].map((amount) => firstDays(7, amount))) {
      const plan: Plan = {
        current: perWeekday(start),
        target: perWeekday(none),
        stopOrReduce: 'stop',
        pace: 'immediate',
      };
      expect(warning(start, 2)).toBe(acknowledgementNeeded(plan, { weeksLeft: 6, earlier: 'no' }));
    }
  });
});
