import { describe, expect, test } from 'vitest';
import { dayAt, instantAt } from '#domain/kit/day.ts';
import { hoursInWords, openMinutesBetween, type SetHours } from './set-hours.ts';

const zone = 'Europe/Amsterdam';
const calendar = {
  dayOf: (instant: Date) => dayAt(instant, zone),
  instantOf: (day: string, minute: number) => instantAt(day, minute, zone),
};
const office: SetHours = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: 9 * 60,
  until: 17 * 60,
};
const between = (start: string, end: string, hours = office) =>
  openMinutesBetween(hours, [new Date(start), new Date(end)], calendar);

describe('minutes of the set hours (settled: staff)', () => {
  test.each([
    ['within a day', '2026-11-20T12:00+01:00', '2026-11-20T12:45+01:00', 45],
    ['from before they begin', '2026-11-20T03:00+01:00', '2026-11-20T09:30+01:00', 30],
    ['until after they end', '2026-11-20T16:30+01:00', '2026-11-20T23:00+01:00', 30],
    ['over a night', '2026-11-19T16:30+01:00', '2026-11-20T09:30+01:00', 60],
    ['over a weekend', '2026-11-20T16:50+01:00', '2026-11-23T09:10+01:00', 20],
    ['in a weekend', '2026-11-21T08:00+01:00', '2026-11-22T20:00+01:00', 0],
    ['over the night in which the clocks change', '2026-10-23T16:00+02:00', '2026-10-26T10:00+01:00', 120],
    ['of a week', '2026-11-16T00:00+01:00', '2026-11-23T00:00+01:00', 5 * 8 * 60],
    ['backwards', '2026-11-20T12:00+01:00', '2026-11-20T11:00+01:00', 0],
  ])('%s', (_, start, end, minutes) => expect(between(start, end)).toBe(minutes));

  test('by day and night', () => {
    const always = { days: ['saturday', 'sunday'], from: 0, until: 1_440 } as const;
    expect(between('2026-11-20T12:00+01:00', '2026-11-23T12:00+01:00', always)).toBe(2 * 1_440);
  });
});

describe('set hours in words', () => {
  const nl = {
    sentence: 'op {days} tussen {from} en {until} uur',
    workingDays: 'werkdagen',
    everyDay: 'alle dagen',
  };
  const en = {
    sentence: 'on {days} between {from} and {until}',
    workingDays: 'working days',
    everyDay: 'every day',
  };

  test.each<[SetHours, string, string]>([
    [office, 'op werkdagen tussen 9.00 en 17.00 uur', 'on working days between 9 am and 5 pm'],
    [
      { days: ['wednesday', 'monday'], from: 9 * 60 + 30, until: 12 * 60 },
      'op maandag en woensdag tussen 9.30 en 12.00 uur',
      'on Monday and Wednesday between 9:30 am and 12 pm',
    ],
    [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        from: 0,
        until: 1_440,
      },
      'op alle dagen tussen 0.00 en 24.00 uur',
      'on every day between 12 am and 12 am',
    ],
  ])('%j', (hours, dutch, english) => {
    expect(hoursInWords(hours, nl, 'nl')).toBe(dutch);
    expect(hoursInWords(hours, en, 'en')).toBe(english);
  });
});
