import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { GainsCard } from '#features/recovery-plan/web/gains/GainsCard.tsx';
import { KeptCard } from '#features/recovery-plan/web/KeptCard.tsx';
import { rendered } from './rendered.testing.ts';

const page = { day: '2026-11-20', slices: ['recovery-plan'] } as const;
const statistics = {
  total: 9,
  completed: 7,
  success: 4,
  failed: 2,
  steadiness: 0.67,
  steadinessDays: 6,
  currentStreak: 1,
  bestStreak: 3,
  longestRow: 5,
  pauses: 0,
  registrationsStartDate: '2026-11-12',
  programStartDate: '2026-11-20',
};
const kept = (isPaused: boolean) => rendered(createElement(KeptCard, { statistics, isPaused }), page);

test('after the programme began anew, the days above the goals of before are counted like those within them', async () => {
  const card = await kept(false);
  const rows = [...card.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, ''));
  expect(rows).toEqual([
    'Meeste dagen op rij ingevuld 5 dagen',
    'Ingevuld 7 van 9 dagen',
    'Binnen je doel 4 dagen',
    'Boven je doel 2 dagen',
  ]);
});

test('today can be made a pause unless it is one', async () => {
  expect(await kept(false)).toContain('Maak van vandaag een pauzedag');
  expect(await kept(true)).not.toContain('Maak van vandaag een pauzedag');
});

const gains = (days: number, isOver = false) => {
  const brought = { days, less: 0, free: 0, averageStake: null };
  const props: ComponentProps<typeof GainsCard> = { gains: brought, stopDay: null, price: null, isOver };
  return rendered(createElement(GainsCard, props), page);
};

test('until a day of a plan was filled in and is over, its card says so: days before the plan bring nothing', async () => {
  expect(await gains(0)).toContain('Zodra een dag van je plan voorbij is en je die hebt ingevuld');
});

test('where a plan brought nothing yet, another goal is spoken of only while one can apply', async () => {
  expect(await gains(3)).toContain('om te laten zien. Past je doel nog bij je?');
  expect(await gains(3, true)).not.toContain('Past je doel nog bij je?');
});
