import { expect, test } from 'vitest';
import { shownDays } from './shown-days.ts';

test.each([
  ['to the end of the programme', '2026-11-02', '2026-11-09', '2026-11-20', '2026-11-02', '2026-12-20'],
  ['to today after that', '2026-11-02', '2026-11-09', '2027-01-05', '2026-11-02', '2027-01-05'],
  ['from a year ago at most', '2024-11-02', '2024-11-09', '2026-11-20', '2025-11-19', '2026-11-20'],
])('days are shown %s', (_, registrationsStart, programmeStart, today, first, last) => {
  expect(shownDays({ registrationsStart, programmeStart }, today)).toEqual({ first, last });
});
