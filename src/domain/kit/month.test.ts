import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from './day.ts';
import { firstDayOf, isMonth, lastDayOf, monthAfter, monthOf, weeksOf } from './month.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const anyMonth = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('whether text is a month', () => {
  test.each(['2026-01', '2026-12', '1900-01', '2199-12'])('%s is one', (text) => {
    expect(isMonth(text)).toBe(true);
  });

  test.each(['2026-13', '2026-00', '2026-1', '2026', '2026-11-20', '1899-12', 'november', '', null, 11])(
    '%j is not',
    (text) => {
      expect(isMonth(text)).toBe(false);
    },
  );
});

describe('from month to month', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -12, '2025-11'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i months is %s', (month, count, expected) => {
    expect(monthAfter(month, count)).toBe(expected);
  });

  test.each([
    ['2026-01', '2026-01-31'],
    ['2026-02', '2026-02-28'],
    ['2024-02', '2024-02-29'],
    ['2100-02', '2100-02-28'],
    ['2000-02', '2000-02-29'],
    ['2026-04', '2026-04-30'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(lastDayOf(month)).toBe(last);
    expect(monthOf(last)).toBe(month);
    expect(monthOf(addDays(last, 1))).toBe(monthAfter(month, 1));
  });
});

describe('the weeks of a month', () => {
  test('start on Monday, with gaps for the days of other months', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[1]?.[0]).toBe('2026-11-02');
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test.each([
    ['a February of exactly four weeks', '2021-02', 4],
    ['a leap February', '2024-02', 5],
    ['a month of 31 days from a Saturday', '2026-08', 6],
  ])('%s', (_, month, weeks) => {
    expect(weeksOf(month)).toHaveLength(weeks);
  });

  test('contain every day of the month once, in order, under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toHaveLength(daysBetween(firstDayOf(month), lastDayOf(month)) + 1);
        expect(days).toEqual(days.map((_, index) => addDays(firstDayOf(month), index)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
        }
        expect(weeks.flatMap((week) => week[0] ?? []).map(weekdayOf)).toEqual(
          weeks.flatMap((week) => (week[0] ? ['monday'] : [])),
        );
      }),
      runs,
    );
  });
});
