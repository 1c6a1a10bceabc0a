import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { UpdateChoices } from '#features/buddies/web/UpdateChoices.tsx';
import { ME_KEY } from '#ui/app/me.ts';
import { rendered } from './rendered.testing.ts';

test.each([
  ['are told of', true, 'Alleen de naam van de badge.'],
  ['are not while they are switched off', false, 'Je badges staan uit, dus er staat niets over in de mail.'],
])('buddies can be told of badges, which %s', async (_, showsBadges, text) => {
  const choosing = { choices: {}, choose: () => undefined };
  const props = { choosing } as unknown as ComponentProps<typeof UpdateChoices>;
  const page = { day: '2026-11-20', slices: ['buddies'], fetched: [[ME_KEY, { showsBadges }]] } as const;
  expect(await rendered(createElement(UpdateChoices, props), page)).toContain(text);
});
