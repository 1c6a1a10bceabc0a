import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import { OPEN_DAY, type Overview } from '#features/daily-registration/contract.ts';
import { ThisWeekCard } from '#features/daily-registration/web/day/ThisWeekCard.tsx';
import { TodayCard } from '#features/daily-registration/web/day/TodayCard.tsx';
import { KitProvider } from '#ui/kit.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { createApp } from '../create-app.ts';
import { loadWords } from '../words.ts';

const today = '2026-11-20';
type TodayPart = ComponentType<{ me: Me; today: Day; overview: Overview }>;

/** A part of Today, for somebody who filled in yesterday. */
async function shown(part: TodayPart, programmeStart: Day, goals: readonly Day[] = []): Promise<string> {
  const page = {
    site: 'alcohol',
    language: 'nl',
    settings: USUAL_SETTINGS,
    now: `${today}T11:00:00Z`,
  } as const;
  const app = await createApp(
    page,
    async () => ({ status: 404, body: '{}' }),
    () => '',
  );
  await loadWords(app.i18n, 'nl', ['daily-registration']);
  const me = { uid: 7, deviceKey: '', registrationsStart: '2026-11-19', programmeStart } as Me;
  const overview = {
    '2026-11-19': { ...OPEN_DAY, totalAmount: 1 },
    [today]: OPEN_DAY,
    ...Object.fromEntries(goals.map((day) => [day, { ...OPEN_DAY, goal: 2 }])),
  };
  const component = createElement(part, { me, today, overview });
  return renderToStaticMarkup(
    createElement(
      KitProvider,
      { value: app },
      createElement(
        QueryClientProvider,
        { client: app.queryClient },
        createElement(ToastProvider, null, createElement(MemoryRouter, null, component)),
      ),
    ),
  );
}

describe('on an open day without a goal, Today speaks of a plan', () => {
  const later = addDays(today, 10);
  test.each([
    ['to somebody who can still make one', '2026-11-19', [], true],
    ['not to somebody whose plan begins later', later, [later], false],
    ['not once the six weeks are over', '2026-10-01', [], false],
  ] as const)('%s', async (_, programmeStart, goals, speaks) => {
    const question = await shown(TodayCard, programmeStart, goals);
    expect(question.includes('Invullen kan al, ook zonder plan.')).toBe(speaks);
    expect(question.includes('Eén tik per dag is genoeg.')).toBe(!speaks);
    const week = await shown(ThisWeekCard, programmeStart, goals);
    expect(week.includes('Met een plan zie je hier ook je doel.')).toBe(speaks);
  });
});
