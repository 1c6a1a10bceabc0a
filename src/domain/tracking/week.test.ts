import { expect, test } from 'vitest';
import { weekBounds, weekOf } from './week.ts';

const bounds = { programmeStart: '2026-11-16', registrationsStart: '2026-11-17', today: '2026-11-19' };
const figures = (totalAmount: number | null, goal: number | null, paused = false) => ({
  totalAmount,
  goal,
  paused,
});

test('a week begins on the weekday of the programme, and each day has its mark', () => {
  const days = {
    '2026-11-16': figures(1, null),
    '2026-11-17': figures(2, 1),
    '2026-11-18': figures(null, 1, true),
    '2026-11-19': figures(0, 0),
    '2026-11-20': figures(null, 12),
  };
  const { days: week, scale } = weekOf(1, days, bounds);
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
  expect(scale).toBe(12);
});

test('weeks are available from the first registration to the end of the programme, or the current one', () => {
  expect(weekBounds({ ...bounds, registrationsStart: '2026-11-02' })).toEqual({
    first: -1,
    last: 6,
    current: 1,
  });
  expect(weekBounds({ ...bounds, today: '2027-01-04' })).toEqual({ first: 1, last: 8, current: 8 });
});
