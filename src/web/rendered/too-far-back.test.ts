import { createElement } from 'react';
import { expect, test } from 'vitest';
import { weekOf } from '#domain/tracking/week.ts';
import { WeekBars } from '#ui/app/days/WeekBars.tsx';
import { rendered } from './rendered.testing.ts';

test.each([
  ['before the programme began', '2026-11-12', 'voor de start van je programma'],
  ['left out of the overview of days', '2026-11-02', 'te ver terug voor dit overzicht'],
])('a day %s is said to be that', async (_, programmeStart, words) => {
  const today = '2026-11-20';
  // Of the days before this one nothing is known.
  const dates = { programmeStart, registrationsStart: '2026-11-12', today };
  const week = weekOf(programmeStart < '2026-11-09' ? 2 : 1, {}, dates);
  const bars = await rendered(createElement(WeekBars, { week }), { day: today, slices: [] });
  expect(bars.split(words)).toHaveLength(4);
  expect(bars).toContain('nog niet ingevuld');
});
