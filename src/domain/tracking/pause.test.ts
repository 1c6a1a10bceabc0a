import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { checkPause, checkPauseEnd, MOST_PAUSED_BEFORE, openBefore, pausedBefore } from './pause.ts';

const FRIDAY = '2026-11-20';
const START = '2026-10-01';
const open = { totalAmount: null, goal: null };

describe('the open days before a day', () => {
  test.each([
    ['a day that was filled in', { '2026-11-17': { ...open, totalAmount: 0 } }],
    ['a pause', { '2026-11-17': { ...open, paused: true } }],
  ])('go back to %s', (_, days) => {
    expect(openBefore(days, FRIDAY, START)).toEqual(['2026-11-18', '2026-11-19']);
  });

  test('go back to the first day there is', () => {
    expect(openBefore({}, FRIDAY, '2026-11-19')).toEqual(['2026-11-19']);
    expect(openBefore({}, FRIDAY, FRIDAY)).toEqual([]);
  });

  test('are as many as may become a pause at once', () => {
    const before = openBefore({}, FRIDAY, START);
    expect(before).toHaveLength(MOST_PAUSED_BEFORE);
    const check = (from: string) =>
      checkPause({ date: FRIDAY, from, reason: null }, { today: FRIDAY, registrationsStart: START });
    expect(check(before[0] ?? '')).toEqual([]);
    expect(check(addDays(FRIDAY, -MOST_PAUSED_BEFORE - 1))).toMatchObject([{ field: 'from' }]);
  });
});

test('the pauses before a day go back to a day that is none, and as many as may end at once', () => {
  const paused = { ...open, paused: true };
  const days = { '2026-11-16': paused, '2026-11-18': { ...paused, totalAmount: 0 }, '2026-11-19': paused };
  expect(pausedBefore(days, FRIDAY, START)).toEqual(['2026-11-18', '2026-11-19']);
  expect(pausedBefore(days, FRIDAY, '2026-11-19')).toEqual(['2026-11-19']);
  const end = (from: string, date = FRIDAY) => checkPauseEnd({ date, from });
  expect(end(FRIDAY)).toEqual([]);
  expect(end(addDays(FRIDAY, -MOST_PAUSED_BEFORE))).toEqual([]);
  for (const from of [addDays(FRIDAY, -MOST_PAUSED_BEFORE - 1), addDays(FRIDAY, 1), 'monday']) {
    expect(end(from)).toMatchObject([{ field: 'from' }]);
  }
  expect(end(FRIDAY, '2026-02-30')).toMatchObject([{ field: 'date' }]);
});
