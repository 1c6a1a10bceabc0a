import { expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { highlightedTips } from './tip.ts';

const TIPS = Array.from({ length: 10 }, (_, index) => `tip ${index}`);

test('three tips are highlighted, other ones the next day, until all had their turn', () => {
  const days = [0, 1, 2, 3].map((ahead) => highlightedTips(TIPS, addDays('2026-11-20', ahead)));
  for (const tips of days) expect(new Set(tips).size).toBe(3);
  expect(new Set(days.flat()).size).toBe(10);
  expect(highlightedTips(TIPS, '2026-11-20')).toEqual(days[0]);
});

test.each([0, 1, 2])('of %i tips each is highlighted once', (count) => {
  const tips = TIPS.slice(0, count);
  expect(highlightedTips(tips, '2026-11-20').toSorted()).toEqual(tips);
});

test('a day before the first rotation has its tips too', () => {
  expect(highlightedTips(TIPS, '2025-12-31').every((tip) => TIPS.includes(tip))).toBe(true);
});
