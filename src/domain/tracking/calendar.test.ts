import { describe, expect, test } from 'vitest';
import { daysFrom } from '#domain/kit/day.ts';
import { calendarDay, chosenMonth, countMarks, monthBounds } from './calendar.ts';

const bounds = { registrationsStart: '2026-10-20', programmeStart: '2026-11-03', today: '2026-11-20' };
const day = (totalAmount: number | null, goal: number | null, paused = false) => ({
  totalAmount,
  goal,
  paused,
  items: {},
});
const overview = {
  '2026-11-01': day(2, null),
  '2026-11-03': day(2, 2),
  '2026-11-04': day(2.5, 2),
  '2026-11-05': day(3, null),
  '2026-11-06': day(0, 0),
  '2026-11-08': day(null, 2, true),
  '2026-11-09': day(1, 2, true),
  '2026-11-20': day(null, 2),
  '2026-11-21': day(null, 2),
};

describe('a day', () => {
  test.each([
    ['with as much as the goal', '2026-11-03', 'within', true],
    ['of nothing against a goal of nothing', '2026-11-06', 'within', true],
    ['with more than the goal', '2026-11-04', 'above', true],
    ['filled in without a goal', '2026-11-05', 'noGoal', true],
    ['left open', '2026-11-07', 'open', true],
    ['left open on a pause', '2026-11-08', 'paused', true],
    ['filled in on a pause', '2026-11-09', 'within', true],
    ['today, left open', '2026-11-20', 'open', true],
    ['tomorrow', '2026-11-21', 'future', false],
    ['before the programme, filled in', '2026-11-01', 'before', true],
    ['before registering began', '2026-10-19', 'before', false],
  ] as const)('%s', (_, date, mark, opens) => {
    expect(calendarDay(date, overview, bounds)).toMatchObject({ mark, opens });
  });

  test.each([
    ['of the programme', '2026-11-05', true],
    ['of before it', '2026-11-02', false],
    ['that is known', '2026-11-06', false],
  ])('%s is too far back only where the days that are known begin later', (_, date, isTooFarBack) => {
    const late = { ...bounds, registrationsStart: '2026-11-06' };
    expect(calendarDay(date, overview, late)).toMatchObject({ isTooFarBack });
    expect(calendarDay(date, overview, bounds)).toMatchObject({ isTooFarBack: false });
  });

  test('is today once', () => {
    const days = daysFrom('2026-11-01', '2026-11-30').map((date) => calendarDay(date, overview, bounds));
    expect(days.filter(({ isToday }) => isToday).map((found) => found.day)).toEqual(['2026-11-20']);
  });
});

test('only marked days count', () => {
  const days = daysFrom('2026-11-01', '2026-11-30').map((date) => calendarDay(date, overview, bounds));
  expect(countMarks(days)).toEqual({ total: 18, filled: 5, within: 3, above: 1, noGoal: 1 });
});

describe('the month', () => {
  test.each([
    ['registering began first', bounds, '2026-10'],
    [
      'the programme began before the days that are shown',
      { ...bounds, programmeStart: '2026-09-30' },
      '2026-10',
    ],
    [
      'nothing began yet',
      { ...bounds, registrationsStart: '2026-12-01', programmeStart: '2026-12-01' },
      '2026-11',
    ],
  ])('goes back as far as there is something: %s', (_, given, first) => {
    expect(monthBounds(given)).toEqual({ first, last: '2026-11' });
  });

  test.each([
    ['2026-10', '2026-10'],
    ['2026-11', '2026-11'],
    ['2026-09', '2026-11'],
    ['2026-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['x', '2026-11'],
    [null, '2026-11'],
  ])('asked for as %j is %s', (asked, month) => {
    expect(chosenMonth(asked, monthBounds(bounds))).toBe(month);
  });
});
