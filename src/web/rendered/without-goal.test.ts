import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day } from '#domain/kit/day.ts';
import { OPEN_DAY, type Overview, readOverview } from '#features/daily-registration/contract.ts';
import { AboveQuestions } from '#features/daily-registration/web/day/AboveQuestions.tsx';
import { ThisWeekCard } from '#features/daily-registration/web/day/ThisWeekCard.tsx';
import { TodayCard } from '#features/daily-registration/web/day/TodayCard.tsx';
import { ANNA, rendered } from './rendered.testing.ts';

const today = '2026-11-20';
const later = addDays(today, 10);
type TodayPart = ComponentType<{ me: Me; today: Day; overview: Overview }>;

/** A part of Today, for somebody who filled in yesterday. */
function shown(part: TodayPart, programmeStart: Day, goals: readonly Day[]): Promise<string> {
  const me: Me = { ...ANNA, registrationsStart: '2026-11-19', programmeStart };
  const overview = {
    '2026-11-19': { ...OPEN_DAY, totalAmount: 1 },
    [today]: OPEN_DAY,
    ...Object.fromEntries(goals.map((day) => [day, { ...OPEN_DAY, goal: 2 }])),
  };
  return rendered(createElement(part, { me, today, overview }), {
    day: today,
    slices: ['daily-registration'],
  });
}

test.each([
  ['to somebody who can still make one', '2026-11-19', [], true],
  ['not to somebody whose plan begins later', later, [later], false],
  ['not once the six weeks are over', '2026-10-01', [], false],
] as const)('on an open day without a goal, Today speaks of a plan %s', async (_, start, goals, speaks) => {
  const question = await shown(TodayCard, start, goals);
  expect(question.includes('Invullen kan al, ook zonder plan.')).toBe(speaks);
  expect(question.includes('Eén tik per dag is genoeg.')).toBe(!speaks);
  const week = await shown(ThisWeekCard, start, goals);
  expect(week.includes('Met een plan zie je hier ook je doel.')).toBe(speaks);
});

test.each([
  ['while it lasts', [today, addDays(today, 1)], true],
  ['not on its last day', [today], false],
] as const)(
  'whoever was above the goal can write down to follow the plan tomorrow %s',
  async (_, goals, can) => {
    const overview = Object.fromEntries(goals.map((day) => [day, { ...OPEN_DAY, goal: 2 }]));
    const questions = await rendered(
      createElement(AboveQuestions, { day: today, note: '', onNote: () => undefined }),
      { day: today, slices: ['daily-registration'], fetched: [[[readOverview.path], overview]] },
    );
    expect(questions).toContain('Op tijd naar bed');
    expect(questions.includes('Morgen gewoon mijn plan')).toBe(can);
  },
);
