import { createElement } from 'react';
import { expect, test } from 'vitest';
import { UnsubscribeScreen } from '#features/notifications/web/UnsubscribeScreen.tsx';
import { rendered } from './rendered.testing.ts';

test('whoever stops a kind of mail is told beforehand that devices are no longer told either', async () => {
  const page = await rendered(createElement(UnsubscribeScreen), {
    day: '2026-11-20',
    slices: ['notifications'],
  });
  expect(page).toContain('Stop je deze mail, dan krijg je hierover ook geen meldingen meer op je apparaten.');
});
