import { describe, expect, test } from 'vitest';
import { keptDays } from '#domain/tracking/results/kept-days.ts';
import { addDays } from '../kit/day.ts';
import { after, day, START } from './badge.testing.ts';

const pausesAt = (...at: number[]) => new Set(at.map((one) => START + one));

describe('a pause', () => {
  test.each([
    ['between days in a row does not break the row', [0, 1, 3], [2], true],
    ['does not count as a day of the row', [0, 2], [1], false],
    ['before and after days does not count either', [1, 2], [0, 3], false],
    ['of several days does not break it', [0, 9, 10], [1, 2, 3, 4, 5, 6, 7, 8], true],
    ['next to an empty day does not save the row', [0, 1, 4], [2], false],
    ['that was filled in after all counts as a day', [0, 1, 2], [1], true],
  ])('%s', (_, filled, pauses, isRow) => {
    const days = filled.map((at) => day(at));
    expect(after({ days, pauses: pausesAt(...pauses) }).includes('reg-3-row')).toBe(isRow);
  });

  test('carries over a day that was filled in too late to count', () => {
    const days = [day(0), day(1, { late: 8 }), day(2), day(3)];
    expect(after({ days })).not.toContain('reg-3-row');
    expect(after({ days, pauses: pausesAt(1) })).toContain('reg-3-row');
  });

  test.each([
    ['of three days is no absence to come back from', [0, 4], [1, 2, 3], false],
    ['leaves three empty days an absence', [0, 6], [2, 3], true],
    ['among three days leaves two empty ones, which are none', [0, 4], [2], false],
    ['before and after three empty days is none of them', [1, 5], [0, 6], true],
  ])('%s', (_, filled, pauses, isBack) => {
    const days = filled.map((at) => day(at));
    expect(after({ days, pauses: pausesAt(...pauses) }).includes('comeback')).toBe(isBack);
  });
});

test('a row is as long for the badges as on the plan page', () => {
  const filled = [0, 1, 3, 6, 7, 9, 10, 13, 14, 15, 16];
  const paused = [2, 4, 8, 11, 12];
  const first = '2026-09-07';
  const known = new Map(
    [...filled, ...paused].map((at) => [
      addDays(first, at),
      { totalAmount: filled.includes(at) ? 1 : null, goal: null, paused: paused.includes(at) },
    ]),
  );
  const { longestRow } = keptDays({ days: known, start: first, today: addDays(first, 20) });
  expect(longestRow).toBe(8);
  const reached = after({ days: filled.map((at) => day(at)), pauses: pausesAt(...paused) });
  expect(reached).toEqual(['first-registration', 'reg-3-row', 'reg-7-row']);
});
