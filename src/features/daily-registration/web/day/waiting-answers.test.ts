import { describe, expect, test } from 'vitest';
import { type WaitingAnswer, withWaiting } from './waiting-answers.ts';

const today = '2026-11-20';
const overview = { [today]: { totalAmount: null, goal: 2, items: {}, paused: false } };
const waiting = (answer: WaitingAnswer['answer'], day = today): WaitingAnswer => ({ key: 'k', day, answer });

describe('the overview with answers that wait', () => {
  test('has their amounts, in the order in which they were given', () => {
    const answers = [
      waiting({ replaces: null, amount: 2 }),
      waiting({ replaces: 2, amount: null }),
      waiting({ replaces: null, amount: 0.5 }),
    ];
    expect(withWaiting(overview, answers)[today]).toMatchObject({ totalAmount: 0.5, goal: 2 });
    expect(withWaiting(overview, answers.slice(0, 2))[today]).toMatchObject({ totalAmount: null, items: {} });
  });

  test('keeps what was told before, and replaces what is told now', () => {
    const answers = [
      waiting({ replaces: null, amount: 2, where: 'home', craving: 4, note: 'Thuis.' }),
      waiting({ replaces: 2, amount: 2, where: null, with_who: 'alone' }),
    ];
    expect(Object.values(withWaiting(overview, answers)[today]?.items ?? {})).toEqual([
      {
        uuid: 'waiting',
        registration_date: today,
        amount: 2,
        cost: null,
        where: null,
        with_who: 'alone',
        craving: 4,
        note: 'Thuis.',
      },
    ]);
  });

  test('leaves other days alone', () => {
    const other = '2026-11-19';
    const days = withWaiting(overview, [waiting({ replaces: null, amount: 1 }, other)]);
    expect(days[today]).toBe(overview[today]);
    expect(days[other]?.totalAmount).toBe(1);
  });
});
