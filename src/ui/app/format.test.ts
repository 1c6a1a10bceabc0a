import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#domain/kit/amount.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { countOf, formatDay, formatInstant, typedAmount } from './format.ts';

test('a formatted field value parses back to the same number, thousands too', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.constantFrom(...LANGUAGES),
      (hundredths, language) => {
        const amount = hundredths / 100;
        expect(parseAmount(typedAmount(language, amount))).toBe(amount);
      },
    ),
  );
});

test('an ambiguous thousand is not guessed', () => {
  for (const text of ['1.000', '1,000', '-1.250', '999.990']) expect(parseAmount(text)).toBeNull();
  for (const text of ['0,125', '1000', '1.00', '1000,50']) expect(parseAmount(text)).not.toBeNull();
});

test('a word after an amount is in the singular after one and a half only', () => {
  expect([0, 0.25, 0.5, 0.75, 1, 1.5, 2].filter((amount) => countOf(amount) === 1)).toEqual([0.5, 1]);
});

test('a date has its month in words, so that its day cannot be taken for a month', () => {
  expect(formatDay('nl', '2026-11-06', 'date')).toBe('6 november 2026');
  expect(formatDay('en', '2026-11-06', 'date')).toBe('6 November 2026');
});

test('an instant is formatted in the product’s time zone, on both sides of midnight', () => {
  const late = '2026-11-20T23:30:00.000Z';
  expect(formatInstant('nl', late, 'Europe/Amsterdam')).toMatch(/^21 november 2026.*00\.30$/);
  expect(formatInstant('en', late, 'Europe/London')).toMatch(/^20 November 2026.*11:30 pm$/);
});
