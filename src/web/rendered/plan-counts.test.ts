import { createElement } from 'react';
import { expect, test } from 'vitest';
import { KeptCard } from '#features/recovery-plan/web/KeptCard.tsx';
import { rendered } from './rendered.testing.ts';

test('after the programme began anew, the days above the goals of before are counted like those within them', async () => {
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
  const card = await rendered(createElement(KeptCard, { statistics }), {
    day: '2026-11-20',
    slices: ['recovery-plan'],
  });
  const rows = [...card.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => row.replaceAll(/<[^>]+>/g, ''));
  expect(rows).toEqual([
    'Meeste dagen op rij ingevuld 5 dagen',
    'Ingevuld 7 van 9 dagen',
    'Binnen je doel 4 dagen',
    'Boven je doel 2 dagen',
  ]);
});
