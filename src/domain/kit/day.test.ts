import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysFrom, isDay, mondayOf, WEEKDAYS, weekdayOf } from './day.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};

const daysInMonth = (year: number, month: number) => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};
const written = (year: number, month: number, date: number) =>
  [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
/** Every existing day of 1950–2150: far enough inside the accepted years to add a century's worth of days. */
const anyDay = fc
  .tuple(fc.integer({ min: 1950, max: 2150 }), fc.integer({ min: 1, max: 12 }), fc.nat())
  .map(([year, month, some]) => written(year, month, (some % daysInMonth(year, month)) + 1));
const anyCount = fc.integer({ min: -15_000, max: 15_000 });

describe('whether text is a day', () => {
  test.each([
    '2026-01-01',
    '2026-02-28',
    '2024-02-29',
    '2000-02-29',
    '2026-04-30',
    '2026-12-31',
    '1900-01-01',
    '2199-12-31',
  ])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-06-31',
    '2026-12-32',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
  ])('%s does not exist', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test.each([
    '1899-12-31',
    '2200-01-01',
    '0026-01-01',
    '20260101',
    '2026-1-1',
    '2026/01/01',
    '01-01-2026',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+2026-01-01',
    '٢٠٢٦-01-01',
    'today',
    '',
  ])('%j is not in the format of the product', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test.each([null, undefined, 20_260_101, {}, ['2026-01-01'], new Date('2026-01-01'), Number.NaN])(
    '%o is no text, so no day',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );

  test('three numbers are a day exactly if that month has that date', () => {
    const year = fc.integer({ min: 1900, max: 2199 });
    const part = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(year, part, part, (y, m, d) => {
        expect(isDay(written(y, m, d))).toBe(d >= 1 && d <= daysInMonth(y, m));
      }),
      runs,
    );
  });
});

describe('counting days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 41, '2026-12-31'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  test.each([
    ['the night the clock goes forward', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['the night the clock goes back', '2026-10-24', '2026-10-25', '2026-10-26'],
  ])('%s lies between days that are one apart like any other', (_, before, change, after) => {
    expect([addDays(before, 1), addDays(change, 1), addDays(after, -1), addDays(change, -1)]).toEqual([
      change,
      after,
      change,
      before,
    ]);
    expect([daysBetween(before, change), daysBetween(change, after), daysBetween(before, after)]).toEqual([
      1, 1, 2,
    ]);
    expect(daysFrom(before, after)).toEqual([before, change, after]);
  });

  test('adding days and counting them are inverse', () => {
    fc.assert(
      fc.property(anyDay, anyCount, (day, count) => {
        const there = addDays(day, count);
        expect(isDay(there)).toBe(true);
        expect(daysBetween(day, there)).toBe(count);
        expect(addDays(there, -count)).toBe(day);
      }),
      runs,
    );
  });

  test('adding the distance between two days to the first gives the second, and the reverse distance is equal', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(daysBetween(from, to) + daysBetween(to, from)).toBe(0);
        expect(Math.sign(daysBetween(from, to))).toBe(from < to ? 1 : from > to ? -1 : 0);
      }),
      runs,
    );
  });

  test('a range includes both its ends', () => {
    expect(daysFrom('2026-11-20', '2026-11-22')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(daysFrom('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
    expect(daysFrom('2026-11-20', '2026-11-19')).toEqual([]);
    expect(daysFrom('2026-11-20', '2020-01-01')).toEqual([]);
  });

  test('a range has one day more than the distance of its ends, each the day after the one before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -60, max: 120 }), (from, count) => {
        const days = daysFrom(from, addDays(from, count));
        expect(days).toHaveLength(Math.max(0, count + 1));
        expect(days.every((day, index) => daysBetween(from, day) === index)).toBe(true);
      }),
      runs,
    );
  });
});

describe('weekdays', () => {
  test.each([
    ['2026-11-16', 'monday'],
    ['2026-11-17', 'tuesday'],
    ['2026-11-18', 'wednesday'],
    ['2026-11-19', 'thursday'],
    ['2026-11-20', 'friday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday'],
    ['2024-02-29', 'thursday'],
    ['2026-03-29', 'sunday'],
    ['2026-10-25', 'sunday'],
    ['1970-01-01', 'thursday'],
    ['1969-12-31', 'wednesday'],
    ['1900-01-01', 'monday'],
  ])('%s is a %s', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('weeks start on Monday', () => {
    expect(WEEKDAYS[0]).toBe('monday');
    expect(daysFrom('2026-11-16', '2026-11-23').map(mondayOf)).toEqual([
      ...Array.from({ length: 7 }, () => '2026-11-16'),
      '2026-11-23',
    ]);
    expect(mondayOf('2026-01-01')).toBe('2025-12-29');
  });

  test('the Monday of a day is a Monday at most six days back, and the weekday repeats after seven days', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = mondayOf(day);
        expect(weekdayOf(monday)).toBe('monday');
        expect(WEEKDAYS[daysBetween(monday, day)]).toBe(weekdayOf(day));
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
      }),
      runs,
    );
  });
});
