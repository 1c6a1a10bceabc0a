import { describe, expect, test } from 'vitest';
import { instantAt } from '#domain/kit/day.ts';
import {
  DEFAULT_CHOICES,
  dueUpdate,
  nextUpdate,
  updateFigures,
  updateInstant,
  updateWeek,
} from './buddy-update.ts';

const AMSTERDAM = 'Europe/Amsterdam';
const instantOf = (day: string, minute: number) => instantAt(day, minute, AMSTERDAM);
const at = (day: string, minute: number) => ({
  now: () => instantOf(day, minute),
  today: () => day,
  instantOf,
});
const NINE = 9 * 60;
const ALL = { days: true, part: true, badges: true, daysWithinGoal: true, paused: false };

describe('the weekly mail to buddies (settled part 2, §3)', () => {
  test.each([
    ['2026-11-22', NINE, '2026-11-23', null],
    ['2026-11-23', NINE - 1, '2026-11-23', null],
    ['2026-11-23', NINE, '2026-11-30', '2026-11-23'],
    ['2026-11-25', 1_439, '2026-11-30', '2026-11-23'],
    ['2026-11-26', NINE - 1, '2026-11-30', '2026-11-23'],
    ['2026-11-26', NINE, '2026-11-30', null],
  ])('on %s at minute %i the next one is that of %s, and due is %s', (day, minute, next, due) => {
    expect(nextUpdate(at(day, minute))).toBe(next);
    expect(dueUpdate(at(day, minute))).toBe(due);
  });

  test('goes out at nine in Amsterdam, in summer and in winter', () => {
    const clock = { instantOf };
    expect(updateInstant('2026-10-19', clock).toISOString()).toBe('2026-10-19T07:00:00.000Z');
    expect(updateInstant('2026-10-26', clock).toISOString()).toBe('2026-10-26T08:00:00.000Z');
  });

  test('is about the week before it', () => {
    expect(updateWeek('2026-11-23')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  });
});

describe('what it tells', () => {
  const days = [
    { day: '2026-11-16', totalAmount: 1, goal: 2 },
    { day: '2026-11-17', totalAmount: 5, goal: 2 },
    { day: '2026-11-18', totalAmount: 0, goal: null },
  ];
  const facts = { isWhole: true, days, part: 3, badges: ['reg-3-row', 'comeback', 'back-on-track'] as const };

  test('is days and part, unless more was chosen', () => {
    expect(updateFigures(DEFAULT_CHOICES, facts)).toEqual({ days: 3, part: 3 });
    expect(updateFigures(ALL, facts)).toEqual({ days: 3, part: 3, badges: ['reg-3-row'], daysWithinGoal: 1 });
    const none = { ...ALL, days: false, part: false, badges: false, daysWithinGoal: false };
    expect(updateFigures(none, facts)).toEqual({});
  });

  test('does not set the days of a first week that began halfway against seven', () => {
    expect(updateFigures(DEFAULT_CHOICES, { ...facts, isWhole: false })).toEqual({ firstDays: 3, part: 3 });
  });

  test('is no badge by which a buddy could find them on the forum, or hears of a nurse', () => {
    const badges = ['first-post', 'first-reply', 'nurse-paired', 'first-diary'] as const;
    expect(updateFigures(ALL, { ...facts, badges }).badges).toEqual(['first-diary']);
  });

  test('is never a lapse, nor a zero, nor anything of a week without registrations', () => {
    const above = { ...facts, days: days.slice(1), part: null, badges: ['comeback'] as const };
    expect(updateFigures(ALL, above)).toEqual({ days: 2 });
    expect(updateFigures(ALL, { ...facts, days: [] })).toEqual({});
  });
});
