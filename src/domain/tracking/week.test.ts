import { describe, expect, test } from 'vitest';
import { measureOf } from '#domain/site/site.ts';
import { barScale, weekBounds, weekOf } from './week.ts';

/** The programme began on a Wednesday. */
const bounds = { programmeStart: '2026-11-18', registrationsStart: '2026-11-17', today: '2026-11-19' };
const figures = (totalAmount: number | null, goal: number | null, paused = false) => ({
  totalAmount,
  goal,
  paused,
});

test('a week is Monday to Sunday, whatever day the programme began, and each day has its mark', () => {
  const days = {
    '2026-11-16': figures(1, null),
    '2026-11-17': figures(2, 1),
    '2026-11-18': figures(null, 1, true),
    '2026-11-19': figures(0, 0),
    '2026-11-20': figures(null, 12),
  };
  const { days: week } = weekOf(1, days, bounds);
  expect(week.map(({ day, mark }) => `${day.slice(8)} ${mark}`)).toEqual([
    '16 before',
    '17 above',
    '18 paused',
    '19 within',
    '20 future',
    '21 future',
    '22 future',
  ]);
  expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-19']);
});

test('weeks are available from the first registration to the end of the programme, or the current one', () => {
  expect(weekBounds({ ...bounds, registrationsStart: '2026-11-02' })).toEqual({
    first: -1,
    last: 7,
    lastOfProgramme: 7,
    current: 1,
  });
  expect(weekBounds({ ...bounds, programmeStart: '2026-11-16' })).toMatchObject({ last: 6 });
  expect(weekBounds({ ...bounds, today: '2027-01-08' })).toMatchObject({ first: 1, last: 8, current: 8 });
});

describe('the scale of the bars', () => {
  test.each([
    [[], 5],
    [[figures(null, null)], 5],
    [[figures(2, 3), figures(0, 1)], 5],
    [[figures(7, 3)], 7],
    [[figures(2, 9.5)], 9.5],
  ])('of %j is the highest amount or goal, or what is usual', (days, scale) => {
    expect(barScale(days, measureOf('alcohol'))).toBe(scale);
  });
});
