import { describe, expect, test } from 'vitest';
import type { DayAnswer } from '../../day-contract.ts';
import {
  replacesOnlyItself,
  type WaitingAnswer,
  withReceived,
  withRefused,
  withWaiting,
} from './waiting-answers.ts';

const today = '2026-11-20';
const overview = { [today]: { totalAmount: null, goal: 2, items: {}, paused: false } };
const fields = {
  registration_date: today,
  cost: null,
  where: null,
  with_who: null,
  craving: null,
  note: 'Thuis.',
};
const waiting = (answer: DayAnswer, day = today): WaitingAnswer => ({ key: 'k', day, answer });

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

  test('loses stake, place and company with "did not use", like the server', () => {
    const answers = [
      waiting({ replaces: null, amount: 2, cost: 10, where: 'home', with_who: 'alone', note: 'Thuis.' }),
      waiting({ replaces: 2, amount: 0 }),
      waiting({ replaces: 0, amount: 1 }),
    ];
    const lost = { cost: null, where: null, with_who: null, note: 'Thuis.' };
    const itemsAfter = (count: number) =>
      Object.values(withWaiting(overview, answers.slice(0, count))[today]?.items ?? {});
    expect(itemsAfter(2)).toMatchObject([{ amount: 0, ...lost }]);
    expect(itemsAfter(3)).toMatchObject([{ amount: 1, ...lost }]);
  });

  test('leaves other days alone', () => {
    const other = '2026-11-19';
    const days = withWaiting(overview, [waiting({ replaces: null, amount: 1 }, other)]);
    expect(days[today]).toBe(overview[today]);
    expect(days[other]?.totalAmount).toBe(1);
  });

  test('leaves out what the server will never take', () => {
    const refused = { ...waiting({ replaces: null, amount: 2 }), refused: 'edit_conflict' as const };
    expect(withWaiting(overview, [refused])[today]).toBe(overview[today]);
  });

  test('has a registration more, and other fields of a stored one', () => {
    const stored = { uuid: 'a', ...fields, amount: 1 };
    const filled = { [today]: { totalAmount: 1, goal: 2, items: { a: stored }, paused: false } };
    const items: WaitingAnswer[] = [
      { key: 'k', day: today, added: { ...fields, amount: 0.5 } },
      { key: 'l', day: today, uuid: 'a', changed: { ...fields, amount: 3 } },
    ];
    expect(withWaiting(filled, items)[today]).toMatchObject({ totalAmount: 3.5, goal: 2 });
    expect(withWaiting(filled, items)[today]?.items['a']?.amount).toBe(3);
  });
});

test('of what was refused the last of a day is kept, with the note of the one before', () => {
  const refused = (answer: DayAnswer, day = today) => ({
    ...waiting(answer, day),
    refused: 'edit_conflict' as const,
  });
  const first = refused({ replaces: null, amount: 2, note: 'Alleen thuis.' });
  const other = refused({ replaces: null, amount: 1 }, '2026-11-19');
  expect(withRefused([first, other], refused({ replaces: 2, amount: 3 }))).toEqual([
    other,
    refused({ replaces: 2, amount: 3, note: 'Alleen thuis.' }),
  ]);
});

test('a refused answer may be given again where it replaces no other registration', () => {
  const dayWith = (...uuids: string[]) => ({
    totalAmount: uuids.length,
    goal: 2,
    items: Object.fromEntries(uuids.map((uuid) => [uuid, { ...fields, uuid, amount: 1 }])),
    paused: false,
  });
  const days = [dayWith(), dayWith('a'), dayWith('b'), dayWith('a', 'b')];
  const allowed = (item: WaitingAnswer) => days.map((day) => replacesOnlyItself(item, day));
  const all = { ...fields, amount: 4 };
  expect(allowed(waiting({ replaces: null, amount: 4 }))).toEqual([true, true, true, false]);
  expect(allowed({ key: 'k', day: today, added: all })).toEqual([true, false, false, false]);
  expect(allowed({ key: 'k', day: today, uuid: 'a', changed: all })).toEqual([true, true, false, false]);
});

test('an answer that was given without knowing what stood there replaces what waits for its day alone', () => {
  const unknowing = (amount: number, day = today) => waiting({ replaces: null, amount }, day);
  const first = withReceived([], unknowing(2));
  expect(first).toEqual([unknowing(2)]);
  const second = withReceived(first, unknowing(3));
  expect(second).toEqual([unknowing(2), waiting({ replaces: 2, amount: 3 })]);
  expect(withReceived(second, unknowing(0, '2026-11-19')).at(-1)).toEqual(unknowing(0, '2026-11-19'));
});
