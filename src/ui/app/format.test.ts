import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#domain/amount.ts';
import { LANGUAGES } from '#domain/language.ts';
import { typedAmount } from './format.ts';

test('what stands in a field is read back as the same number, thousands too', () => {
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
  for (const text of ['1.000', '1,000', '-1.250', '999.999']) expect(parseAmount(text)).toBeNull();
  for (const text of ['0,125', '1000', '1.00', '1000,50']) expect(parseAmount(text)).not.toBeNull();
});
