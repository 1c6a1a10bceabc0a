import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween } from '#domain/kit/day.ts';
import {
  barFill,
  callToAction,
  countDays,
  type DayFigures,
  dayStatus,
  needsPlan,
  outstandingDays,
} from './progress.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};

describe('the status of a day', () => {
  test.each([
    [2, 3, 'achieved'],
    [3, 3, 'achieved'],
    [3.25, 3, 'notAchieved'],
    [3.5, 3, 'notAchieved'],
    [0, 0, 'achieved'],
    [0, 3, 'achieved'],
    [0.5, 0, 'notAchieved'],
    [null, 3, 'noData'],
    [null, 0, 'noData'],
    [null, null, 'noData'],
    [2, null, 'noGoal'],
    [0, null, 'noGoal'],
  ])('used %d with a goal of %d is %s', (totalAmount, goal, status) => {
    expect(dayStatus({ totalAmount, goal })).toBe(status);
  });
});

describe('the counts of days', () => {
  const start = '2026-11-01';
  const today = '2026-11-20';
  const day = (offset: number) => addDays(start, offset);

  test('counts the first day of someone who registered today', () => {
    expect(countDays(new Map(), today, today)).toEqual({ total: 1, completed: 0, success: 0, failed: 0 });
    expect(countDays(new Map([[today, { totalAmount: 0, goal: 0 }]]), today, today)).toEqual({
      total: 1,
      completed: 1,
      success: 1,
      failed: 0,
    });
  });

  test('counts days with and without registration, goal and success separately', () => {
    const days = new Map<Day, DayFigures>([
      [day(0), { totalAmount: 2, goal: 3 }],
      [day(1), { totalAmount: 4, goal: 3 }],
      [day(2), { totalAmount: 2, goal: null }],
      [day(3), { totalAmount: null, goal: 3 }],
      [day(4), { totalAmount: 0, goal: 0 }],
      [day(5), { totalAmount: null, goal: null }],
      [today, { totalAmount: 1, goal: 0.5 }],
    ]);
    expect(countDays(days, start, today)).toEqual({ total: 20, completed: 5, success: 2, failed: 2 });
  });

  test('leaves out the day before the start and the day after today', () => {
    const used = { totalAmount: 1, goal: 1 };
    const days = new Map([
      [day(-1), used],
      [addDays(today, 1), used],
    ]);
    expect(countDays(days, start, today)).toEqual({ total: 20, completed: 0, success: 0, failed: 0 });
  });

  test('counts nothing for a start in the future', () => {
    const days = new Map([[addDays(today, 1), { totalAmount: 1, goal: 1 }]]);
    expect(countDays(days, addDays(today, 1), today)).toEqual({
      total: 0,
      completed: 0,
      success: 0,
      failed: 0,
    });
  });

  const figure = fc.option(fc.integer({ min: 0, max: 12 }).map((halves) => halves / 2));
  /** Figures of some days from ten before the start on; an omitted day has no figures. */
  const anyDays = fc
    .array(fc.tuple(fc.integer({ min: -10, max: 70 }), figure, figure), { maxLength: 60 })
    .map((rows) => new Map(rows.map(([offset, totalAmount, goal]) => [day(offset), { totalAmount, goal }])));
  const anyToday = fc.integer({ min: -2, max: 60 }).map(day);

  test('never completes more days than there were, nor judges more than were completed', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, now) => {
        const { total, completed, success, failed } = countDays(days, start, now);
        expect(total).toBe(Math.max(0, daysBetween(start, now) + 1));
        expect(completed).toBeLessThanOrEqual(total);
        expect(success + failed).toBeLessThanOrEqual(completed);
        expect(Math.min(success, failed)).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  test('ignores future days and days before the start', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, now) => {
        const counted = new Map([...days].filter(([each]) => each >= start && each <= now));
        expect(countDays(days, start, now)).toEqual(countDays(counted, start, now));
      }),
      runs,
    );
  });

  test('completes the days with a total, and judges those with a goal too', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, now) => {
        const counted = [...days].filter(([each]) => each >= start && each <= now).map(([, all]) => all);
        const completed = counted.filter(({ totalAmount }) => totalAmount !== null);
        const judged = completed.filter(({ goal }) => goal !== null);
        const counts = countDays(days, start, now);
        expect(counts.completed).toBe(completed.length);
        expect(counts.success + counts.failed).toBe(judged.length);
        expect(counts.failed).toBe(judged.filter((all) => Number(all.totalAmount) > Number(all.goal)).length);
      }),
      runs,
    );
  });

  test('treats a missing day as a day without registration', () => {
    fc.assert(
      fc.property(anyDays, anyToday, (days, now) => {
        const filled = new Map<Day, DayFigures>(days);
        for (let offset = 0; offset <= 60; offset += 1) {
          if (!filled.has(day(offset))) filled.set(day(offset), { totalAmount: null, goal: 2 });
        }
        expect(countDays(filled, start, now)).toEqual(countDays(days, start, now));
      }),
      runs,
    );
  });
});

describe('the bars of a week', () => {
  test.each([
    [0, 10, 0],
    [2.5, 10, 0.25],
    [9.5, 10, 0.95],
    [10, 10, 1],
    [10.5, 10, 1],
    [200, 10, 1],
    [10, 20, 0.5],
  ])('an amount of %d on a scale of %d fills %d', (amount, scale, fill) => {
    expect(barFill(amount, scale)).toBe(fill);
  });

  test('a bar is never below empty nor above full', () => {
    const amount = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(amount, fc.double({ min: 10, max: 200, noNaN: true }), (used, scale) => {
        const fill = barFill(used, scale);
        expect(fill >= 0 && fill <= 1).toBe(true);
        expect(fill === 1).toBe(used >= scale);
      }),
      runs,
    );
  });
});

// A programme that begins on a Monday, and one that begins on a Thursday: its last day is a Wednesday in week 7.
test.each([
  ['2026-11-09', '2026-11-06', null, 'welcome'],
  ['2026-11-09', '2026-11-09', null, 'welcome'],
  ['2026-11-09', '2026-11-09', 0, 'started'],
  ['2026-11-09', '2026-12-20', 2.5, 'started'],
  ['2026-11-09', '2026-12-20', null, 'welcome'],
  ['2026-11-09', '2026-12-21', null, 'finished'],
  ['2026-11-12', '2026-12-21', null, 'welcome'],
  ['2026-11-12', '2026-12-23', null, 'welcome'],
  ['2026-11-12', '2026-12-23', 3, 'started'],
  ['2026-11-12', '2026-12-24', null, 'finished'],
  ['2026-11-12', '2026-12-24', 3, 'started'],
] as const)(
  'begun on %s, the next step on %s with a goal of %j is %s',
  (programmeStart, today, goalToday, variant) => {
    expect(callToAction({ programmeStart, today, goalToday })).toBe(variant);
  },
);

const goalOn = (...days: string[]) => Object.fromEntries(days.map((day) => [day, { goal: 2 }]));

test.each([
  ['nobody made one', {}, '2026-11-20', true],
  ['it begins later', goalOn('2026-11-23'), '2026-11-20', false],
  ['it goes on', goalOn('2026-11-19', '2026-11-20'), '2026-11-20', false],
  ['it was ended by beginning again', goalOn('2026-11-18', '2026-11-19'), '2026-11-20', true],
  ['the programme is in the last of its days', {}, '2026-12-22', true],
  ['the programme is over', {}, '2026-12-23', false],
] as const)('whether a plan is the next step where %s', (_, days, today, needed) => {
  expect(needsPlan(days, { programmeStart: '2026-11-11', today })).toBe(needed);
});

test('days without a total or pause are outstanding, the latest first; zero is a total', () => {
  const lived = (totalAmount: number | null, paused = false) => ({ totalAmount, goal: 2, paused });
  const days = new Map([
    ['2026-11-14', lived(null)],
    ['2026-11-15', lived(null)],
    ['2026-11-16', lived(0)],
    ['2026-11-17', lived(null, true)],
    ['2026-11-18', lived(3)],
    ['2026-11-20', lived(null)],
    ['2026-11-21', lived(null)],
  ]);
  expect(outstandingDays(days, '2026-11-15', '2026-11-20')).toEqual([
    '2026-11-20',
    '2026-11-19',
    '2026-11-15',
  ]);
  expect(outstandingDays(days, '2026-11-21', '2026-11-20')).toEqual([]);
});
