import { expect, test } from 'vitest';
import { dayToLookBackOn } from './look-back.ts';

const above = { totalAmount: 3, goal: 2 };
const within = { totalAmount: 2, goal: 2 };
const today = '2026-11-20';

test('it is the latest day above the goal of the last seven, and never today', () => {
  expect(dayToLookBackOn({ '2026-11-14': above, '2026-11-18': above, '2026-11-19': within }, today)).toBe(
    '2026-11-18',
  );
  expect(dayToLookBackOn({ '2026-11-13': above }, today)).toBe('2026-11-13');
  expect(dayToLookBackOn({ '2026-11-12': above, [today]: above }, today)).toBeNull();
});

test('a day without a goal, one left open and a pause are left in peace', () => {
  expect(
    dayToLookBackOn(
      {
        '2026-11-17': { totalAmount: 9, goal: null },
        '2026-11-18': { totalAmount: null, goal: 2 },
        '2026-11-19': { ...above, paused: true },
      },
      today,
    ),
  ).toBeNull();
});
