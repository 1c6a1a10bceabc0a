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
  expect(await kept(false)).toContain('Vandaag als pauze');
  expect(await kept(true)).not.toContain('Vandaag als pauze');
});

test('where a plan brought nothing yet, another goal is spoken of only while one can apply', async () => {
  const gains = { days: 3, less: 0, free: 0, averageStake: null };
  const card = (isOver: boolean) => {
    const props: ComponentProps<typeof GainsCard> = { gains, stopDay: null, price: null, isOver };
    return rendered(createElement(GainsCard, props), page);
  };
  expect(await card(false)).toContain('om te laten zien. Past je doel nog bij je?');
  expect(await card(true)).not.toContain('Past je doel nog bij je?');
});
