import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addDays, dayAt, daysBetween, isDay, weekdayOf } from './day.ts';

const amsterdam = 'Europe/Amsterdam';

describe('the current day in the Netherlands', () => {
  test.each([
    ['23:30 the evening before the clock goes forward', '2026-03-28T22:30:00Z', '2026-03-28'],
    ['the last second before that day', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['midnight of that day', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['00:30', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['01:30', '2026-03-29T00:30:00Z', '2026-03-29'],
    ['02:30, which is skipped and is 03:30', '2026-03-29T01:30:00Z', '2026-03-29'],
    ['23:30 in summer time', '2026-03-29T21:30:00Z', '2026-03-29'],
    ['the last second of the short day', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['midnight after the short day', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['23:30 the evening before the clock goes back', '2026-10-24T21:30:00Z', '2026-10-24'],
    ['midnight of that day in summer time', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['00:30 of that day', '2026-10-24T22:30:00Z', '2026-10-25'],
    ['01:30 of that day', '2026-10-24T23:30:00Z', '2026-10-25'],
    ['02:30 the first time', '2026-10-25T00:30:00Z', '2026-10-25'],
    ['02:30 the second time', '2026-10-25T01:30:00Z', '2026-10-25'],
    ['23:30 in winter time', '2026-10-25T22:30:00Z', '2026-10-25'],
    ['the last second of the long day', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['midnight after the long day', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['New Year, an hour before it is in London', '2025-12-31T23:00:00Z', '2026-01-01'],
  ])('%s (%s) is on %s', (_, instant, day) => {
    expect(dayAt(new Date(instant), amsterdam)).toBe(day);
  });

  test('the day depends on the time zone', () => {
    const instant = new Date('2026-11-20T23:30:00Z');
    expect(dayAt(instant, 'UTC')).toBe('2026-11-20');
    expect(dayAt(instant, amsterdam)).toBe('2026-11-21');
    expect(dayAt(instant, 'America/New_York')).toBe('2026-11-20');
    const early = new Date('2026-11-20T03:30:00Z');
    expect(dayAt(early, 'UTC')).toBe('2026-11-20');
    expect(dayAt(early, amsterdam)).toBe('2026-11-20');
    expect(dayAt(early, 'America/New_York')).toBe('2026-11-19');
  });

  test.each([
    ['2026-03-28', 24],
    ['2026-03-29', 23],
    ['2026-03-30', 24],
    ['2026-10-25', 25],
    ['2026-10-26', 24],
  ])('%s has %i hours', (day, hours) => {
    const from = Date.parse(`${addDays(day, -1)}T00:00:00Z`);
    const instants = Array.from({ length: 72 }, (_, hour) => new Date(from + hour * 3_600_000));
    expect(instants.filter((instant) => dayAt(instant, amsterdam) === day)).toHaveLength(hours);
  });
});

describe('consecutive lookups of instants', () => {
  test('return the day of the calendar, whatever was looked up before', () => {
    const zones = ['Europe/Amsterdam', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Chatham'] as const;
    // Close together, around a midnight, so that many follow one in the same quarter of an hour.
    const near = fc.integer({ min: -3_600_000, max: 3_600_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...zones), near), { minLength: 2 }), (asked) => {
        for (const [zone, away] of asked) {
          const instant = new Date(Date.parse('2026-10-24T22:00:00Z') + away);
          const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
          expect(dayAt(instant, zone)).toBe(parts.format(instant));
        }
      }),
    );
  });
});

describe('on a computer in another time zone', () => {
  test.each(['Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland'])(
    'days count the same: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      expect(new Date('2026-07-01T12:00:00Z').getHours()).not.toBe(12);
      expect(isDay('2026-03-29')).toBe(true);
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
      expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
      expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
      expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
      expect(weekdayOf('2026-11-20')).toBe('friday');
      expect(dayAt(new Date('2026-11-20T23:30:00Z'), amsterdam)).toBe('2026-11-21');
    },
  );
});
