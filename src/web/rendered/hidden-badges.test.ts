import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { UpdateChoices } from '#features/buddies/web/UpdateChoices.tsx';
import type { useUpdateChoices } from '#features/buddies/web/useUpdateChoices.ts';
import { NotificationsScreen } from '#features/notifications/web/NotificationsScreen.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const day = '2026-11-20';
const hides: Me = { ...ANNA, showsBadges: false };

test('whoever hides badges is not offered news of them, which would not come', async () => {
  const page = (me: Me) =>
    rendered(createElement(NotificationsScreen), { day, slices: ['notifications', 'account'], me });
  expect(await page(ANNA)).toContain('Een nieuwe badge');
  expect(await page(hides)).not.toContain('Een nieuwe badge');
  expect(await page(hides)).toContain('Een dagelijks moment');
});

test('nor to have buddies told of them', async () => {
  const choices = { days: true, part: true, badges: true, days_within_goal: false, paused: false };
  const choosing = { choices, choose: () => undefined } as unknown as ReturnType<typeof useUpdateChoices>;
  const card = (me: Me) =>
    rendered(createElement(UpdateChoices, { choosing }), { day, slices: ['buddies'], me });
  expect(await card(ANNA)).toContain('Welke badges je kreeg');
  expect(await card(hides)).not.toContain('Welke badges je kreeg');
  expect(await card(hides)).toContain('Hoeveel dagen je hebt ingevuld');
});
