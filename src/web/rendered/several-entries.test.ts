import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { OPEN_DAY } from '#features/daily-registration/contract.ts';
import { TodayCard } from '#features/daily-registration/web/day/TodayCard.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const today = '2026-11-20';

test.each([
  ['one entry, which a tap replaces', 1, 'Tik dan op een ander aantal.'],
  ['several, which have a page of their own', 2, 'Je kunt dit later altijd veranderen.'],
])('of a day with %s, Today says what can be done with it', async (_, count, text) => {
  const item = {
    registration_date: today,
    amount: 1,
    cost: null,
    where: null,
    with_who: null,
    craving: null,
  };
  const entries = Array.from({ length: count }, (__, at) => [
    `u${at}`,
    { ...item, uuid: `u${at}`, note: '' },
  ]);
  const overview = { [today]: { ...OPEN_DAY, totalAmount: count, items: Object.fromEntries(entries) } };
  const me: Me = { ...ANNA, registrationsStart: today, programmeStart: today };
  const part = createElement(TodayCard, { me, today, overview });
  expect(await rendered(part, { day: today, slices: ['daily-registration'] })).toContain(text);
});
