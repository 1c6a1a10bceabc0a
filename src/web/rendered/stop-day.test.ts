import { createElement } from 'react';
import { expect, test } from 'vitest';
import { readPlan } from '#features/recovery-plan/contract.ts';
import { TodayDoneCard } from '#features/recovery-plan/web/CallToActionCard.tsx';
import { StopCountdown } from '#features/recovery-plan/web/wizard/StopCountdown.tsx';
import { rendered } from './rendered.testing.ts';

test('the plan counts the days to the stop day and says on which day it is, and the wizard only counts', async () => {
  const on = (day: string) => {
    const page = {
      day,
      slices: ['recovery-plan'],
      fetched: [[[readPlan.path], { stopDay: '2026-11-20' }]],
    } as const;
    const parts = [createElement(TodayDoneCard, { filledIn: true }), createElement(StopCountdown)];
    return Promise.all(parts.map((part) => rendered(part, page)));
  };
  const [before, countdown] = await on('2026-11-19');
  expect(before).toContain('Nog 1 dag tot je stopdag, vrijdag 20 november.');
  expect(countdown).toContain('Nog 1 dag tot je stopdag');
  const [today, noCountdown] = await on('2026-11-20');
  expect(today).toContain('Vandaag is je stopdag.');
  expect(noCountdown).not.toContain('stopdag');
  expect((await on('2026-11-21'))[0]).not.toContain('stopdag');
});
