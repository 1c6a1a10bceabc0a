import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDays, perWeekday } from './goal.testing.ts';
import { type EarlierWithdrawal, warningReason, warningTier } from './plan-warning.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const none = firstDays(0, 0);
const tier = (
  current: readonly number[],
  target: readonly number[] = none,
  earlier: EarlierWithdrawal | null = 'no',
) => warningTier({ current: perWeekday(current), target: perWeekday(target) }, earlier);

describe('the warning of a plan', () => {
  test.each([
    ['no use at all', none, null],
    ['27.5 glasses a week', [7.5, 7.5, 7.5, 5, 0, 0, 0], null],
    ['27.5 glasses a week, spread', [4, 4, 4, 4, 4, 4, 3.5], null],
    ['28 glasses a week', firstDays(7, 4), 'tier1'],
    ['28 glasses a week on four days', firstDays(4, 7), 'tier1'],
    ['a day of 7.5', [7.5, 0, 0, 0, 0, 0, 0], null],
    ['a day of 8', [0, 0, 0, 8, 0, 0, 0], 'tier1'],
    ['a Sunday of 8', [0, 0, 0, 0, 0, 0, 8], 'tier1'],
    ['4 days of 6', firstDays(4, 6), null],
    ['4 days of 6 and 3 of 5.5', firstDays(4, 6, 5.5), 'tier1'],
    ['5 days of 5.5', firstDays(5, 5.5), null],
    ['5 days of 6', firstDays(5, 6), 'tier2'],
    ['6 days of 6', firstDays(6, 6), 'tier2'],
    ['4 days of 6 and one of 40', [6, 6, 6, 6, 40, 0, 0], 'tier2'],
    ['3 days of 12', firstDays(3, 12), 'tier1'],
    ['3 days of 12 and 4 of 6', firstDays(3, 12, 6), 'tier2'],
    ['3 days of 12 and 4 of 11.5', firstDays(3, 12, 11.5), 'tier2'],
    ['4 days of 11.5', firstDays(4, 11.5), 'tier1'],
    ['4 days of 12', firstDays(4, 12), 'tier3'],
    ['the last 4 days of 12', [0, 0, 0, 12, 12, 12, 12], 'tier3'],
    ['83.5 glasses a week on three days', [28, 28, 27.5, 0, 0, 0, 0], 'tier1'],
    ['84 glasses a week on three days', [28, 28, 28, 0, 0, 0, 0], 'tier3'],
    ['84 glasses on one day', [84, 0, 0, 0, 0, 0, 0], 'tier3'],
  ])('%s', (_, current, expected) => {
    expect(tier(current)).toBe(expected);
  });

  test.each([
    ['a goal of 8 where nothing is used now', firstDays(0, 0), [8, 0, 0, 0, 0, 0, 0], null],
    ['7 entries of 4', firstDays(6, 4), [4, 0, 0, 0, 0, 0, 0], null],
    ['8 entries of 4', firstDays(6, 4), [4, 4, 0, 0, 0, 0, 0], 'tier1'],
    ['8 entries of which one is 3.5', [4, 4, 4, 4, 4, 3.5, 0], [4, 4, 0, 0, 0, 0, 0], null],
    ['7 goals of 4 beside no use', none, firstDays(7, 4), null],
    ['7 goals of 4 and a day of 4', [4, 0, 0, 0, 0, 0, 0], firstDays(7, 4), 'tier1'],
  ])('current use and goals together count as entries: %s', (_, current, target, expected) => {
    expect(tier(current, target)).toBe(expected);
  });

  test.each([
    ['yes', 'tier3'],
    ['unknown', 'tier3'],
    ['no', null],
    [null, null],
  ] as const)(
    'an earlier seizure or delirium, answered with %s, is %s whatever the amounts',
    (answer, expected) => {
      expect(tier(firstDays(7, 1), none, answer)).toBe(expected);
      expect(tier(none, none, answer)).toBe(expected);
      expect(tier(firstDays(7, 12), none, answer)).toBe('tier3');
    },
  );

  test('high goals alone do not count as current use', () => {
    expect(['tier2', 'tier3']).not.toContain(tier(none, firstDays(7, 20)));
    expect(tier([4, 0, 0, 0, 0, 0, 0], firstDays(7, 3.5))).toBeNull();
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

test.each([
  ['tier2', 'gradual', 2, 'no', 'steep'],
  ['tier2', 'gradual', 3, 'no', 'tier2'],
  ['tier2', 'immediate', 2, 'no', 'tier2'],
  ['tier2', null, 2, null, 'tier2'],
  ['tier3', 'gradual', 2, 'no', 'tier3'],
  ['tier1', 'gradual', 2, null, 'tier1'],
  ['tier3', 'gradual', 2, 'yes', 'earlier'],
  ['tier3', null, 6, 'unknown', 'earlier'],
] as const)('the words of %s, %s, with %i weeks left and %s before, are about %s', (...row) => {
  const [tierOf, pace, weeksLeft, earlier, reason] = row;
  expect(warningReason(tierOf, { pace, weeksLeft, earlier })).toBe(reason);
});
