import { describe, expect, test } from 'vitest';
import { greeting, nextOnToday, openYesterday } from './today.ts';

const today = '2026-11-20';
const from = (registrationsStart: string) => ({ registrationsStart, today });
const filled = { totalAmount: 0, goal: null };
const paused = { totalAmount: null, goal: null, paused: true };

describe('the greeting', () => {
  test.each([
    ['on the first day', today, {}, 'first'],
    ['on the second', '2026-11-19', {}, 'usual'],
    ['after three open days', '2026-11-17', {}, 'back'],
    ['after two open days since the start', '2026-11-18', {}, 'usual'],
    ['after a day without use', '2026-11-01', { '2026-11-19': filled }, 'usual'],
    ['after a pause', '2026-11-01', { '2026-11-18': paused }, 'usual'],
  ] as const)('%s', (_, start, days, expected) => {
    expect(greeting(days, from(start))).toBe(expected);
  });
});

describe('yesterday is asked about', () => {
  test.each([
    ['when it is open', '2026-11-18', {}, '2026-11-19'],
    ['not when it was filled in', '2026-11-01', { '2026-11-19': filled }, null],
    ['not during a pause', '2026-11-01', { '2026-11-19': paused }, null],
    ['not after days away', '2026-11-01', {}, null],
    ['not before the start', today, {}, null],
  ] as const)('%s', (_, start, days, expected) => {
    expect(openYesterday(days, from(start))).toBe(expected);
  });
});

describe('the sun of today stands', () => {
  const goal = { totalAmount: null, goal: 2 };
  const used = { totalAmount: 1, goal: 2 };
  const inWeek3 = { programmeStart: '2026-11-02', today };
  const restarted = { programmeStart: today, today };
  test.each([
    ['at the question while today is open', inWeek3, { [today]: goal }, 'question'],
    ['at the next step once it is filled in', inWeek3, { [today]: used }, 'exercise'],
    ['at the plan without one', inWeek3, {}, 'plan'],
    [
      'at the plan alone after a restart, with the goals of before',
      restarted,
      { '2026-11-19': used },
      'plan',
    ],
    ['at the plan when today is filled in without one', restarted, { [today]: filled }, 'plan'],
    ['at the question before a plan that begins later', restarted, { '2026-11-23': goal }, 'question'],
    ['at the question after the programme', { programmeStart: '2026-09-01', today }, {}, 'question'],
    ['nowhere during a pause', inWeek3, { [today]: { ...goal, paused: true } }, null],
    ['nowhere during a pause without a plan', restarted, { [today]: paused }, null],
  ] as const)('%s', (_, now, days, expected) => {
    expect(nextOnToday(days, now)).toBe(expected);
  });
});
