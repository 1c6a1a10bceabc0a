import { describe, expect, test } from 'vitest';
import { greeting, openYesterday } from './today.ts';

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
