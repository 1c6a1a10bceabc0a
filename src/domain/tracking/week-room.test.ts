import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { weekOf } from './week.ts';
import { openDays, takesOpenForNone, weekRoom } from './week-room.ts';

const monday = '2026-11-16';
const bounds = { programmeStart: monday, registrationsStart: monday, today: '2026-11-20' };

/** A week of amounts and goals from Monday on. */
function week(amounts: readonly (number | null)[], goals: readonly (number | null)[], paused: number[] = []) {
  const known = Object.fromEntries(
    goals.map((goal, at) => [
      addDays(monday, at),
      { totalAmount: amounts[at] ?? null, goal, paused: paused.includes(at) },
    ]),
  );
  return weekOf(1, known, bounds).days;
}
const every = (goal: number | null) => Array.from({ length: 7 }, () => goal);

describe('the room of a week', () => {
  test.each([
    [[2, 0, 4, 2], every(2), { kind: 'left', amount: 6 }],
    [[2, null, 4, 2], every(2), { kind: 'left', amount: 6 }],
    [[0.1, 0.2], every(0.3), { kind: 'left', amount: 1.8 }],
    [[14], every(2), { kind: 'even' }],
    [[14.5], every(2), { kind: 'above' }],
    [[1, 2], every(null), { kind: 'noGoals' }],
    [[0, 0, 1, null, 0], every(0), { kind: 'stopping', freeDays: 3 }],
    // Friday is today, and the stop day: nothing of the days before it is left for it, nor after a slip.
    [[2, null, null, 1], [3, 3, 3, 3, 0, 0, 0], { kind: 'stopping', freeDays: 0 }],
    [[2, null, null, 0, 3], [3, 3, 3, 0, 0, 0, 0], { kind: 'stopping', freeDays: 1 }],
    // A plan for less, without use at weekends.
    [[2, 2, 2, 2], [3, 3, 3, 3, 3, 0, 0], { kind: 'left', amount: 7 }],
    // Wednesday is the first day with a goal; what was used before it is not taken from it.
    [[9, 9, 1], [null, null, 2, 2, 2, 2, 2], { kind: 'left', amount: 9 }],
    [[2, 0], [null, null, null, null, null, 2, 2], { kind: 'left', amount: 4 }],
    // Friday is today, and the last day with a goal.
    [[2, 0, 4], [2, 2, 2, 2, 2, null, null], { kind: 'left', amount: 4 }],
    // The plan ended yesterday: nothing can be met or missed any more.
    [[2, 0, 1], [2, 2, 2, 2, null, null, null], { kind: 'noGoals' }],
    [[0, 0], [0, 0, 0, 0, null, null, null], { kind: 'noGoals' }],
  ])('with %j used and goals of %j', (amounts, goals, room) => {
    expect(weekRoom(week(amounts, goals), false)).toEqual(room);
  });
});

test('while a stop comes near nothing is left of a week, whatever its goals', () => {
  const room = weekRoom(week([2, null, 0, 1], every(3)), true);
  expect(room).toEqual({ kind: 'stopping', freeDays: 1 });
  expect(weekRoom(week([2], every(null)), true)).toEqual({ kind: 'noGoals' });
});

test.each([
  [2, true],
  [0, false],
  [null, false],
])('a day that was left open is taken for one without use with goals of %j: %s', (goal, isTaken) => {
  expect(takesOpenForNone(weekRoom(week([1, null, 1], every(goal)), false))).toBe(isTaken);
});

test('days that were left open are named, but not today, pauses or days to come', () => {
  const days = week([2, null, null, 1, null], every(2), [2]);
  expect(openDays(days, weekRoom(days, false))).toEqual(['2026-11-17']);
});

test.each([
  [
    'of which nothing is left, because they come before the plan',
    [null, null, 2, 2, 2, 2, 2],
    ['2026-11-18'],
  ],
  [
    'on the way to a stop, where no day is taken for anything',
    [null, null, 0, 0, 0, 0, 0],
    ['2026-11-17', '2026-11-18'],
  ],
] as const)('days that were left open %s', (_, goals, open) => {
  const days = week([1, null, null, 1], goals);
  expect(openDays(days, weekRoom(days, false))).toEqual(open);
});
