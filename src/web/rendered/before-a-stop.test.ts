import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { OPEN_DAY } from '#features/daily-registration/contract.ts';
import { ThisWeekCard } from '#features/daily-registration/web/day/ThisWeekCard.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const today = '2026-11-19';
const start = '2026-11-10';

/** Today for somebody who used nothing since Monday, and whose goals are zero from a day on. */
function week(stop: Day): Promise<string> {
  const goals = daysFrom(start, addDays(start, 41)).map(
    (day) => [day, { ...OPEN_DAY, goal: day < stop ? 3 : 0 }] as const,
  );
  const overview = {
    ...Object.fromEntries(goals),
    ...Object.fromEntries(
      ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) => [
        day,
        { ...OPEN_DAY, goal: 3, totalAmount: 0 },
      ]),
    ),
  };
  const me: Me = { ...ANNA, registrationsStart: start, programmeStart: start };
  const part = createElement(ThisWeekCard, { me, today, overview });
  return rendered(part, { day: today, slices: ['daily-registration'] });
}

test('on the way to a stop day nothing of the week is left over, and its eve says that the goal is 0 tomorrow', async () => {
  const eve = await week('2026-11-20');
  expect(eve).toContain('Deze week 3 dagen niet gedronken');
  expect(eve).toContain('Morgen is je doel 0 glazen.');
  const before = await week('2026-11-24');
  expect(before).toContain('Deze week 3 dagen niet gedronken');
  expect(before).not.toContain('Morgen');
  expect(await week('2026-12-20')).toContain('Deze week nog 21 glazen over');
});
