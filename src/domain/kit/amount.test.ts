import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAmounts, hasAtMostTwoDecimals, isOnStep, parseAmount, roundTo } from './amount.ts';

const runs = process.env.FULL === '1' ? { numRuns: 10_000 } : {};
const anyHundredths = fc.integer({ min: 0, max: 20_000 });

describe('what a person typed as a number', () => {
  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    [' 2 ', 2],
    ['\t2,50\n', 2.5],
    ['0', 0],
    ['0,0', 0],
    ['007', 7],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['5,', 5],
    ['-1', -1],
    ['-0,5', -0.5],
    ['0.123', 0.123],
    // Too many decimals, which the rules say in their own words.
    ['2,125', 2.125],
    ['10,005', 10.005],
    ['123456789', 123_456_789],
    ['0.123456789', 0.123_456_789],
  ])('%j means %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '-.',
    '1e3',
    '1E3',
    '0x10',
    '1.000,5',
    '1,000.5',
    '1.2.3',
    '1,2,3',
    '1 000',
    '1_000',
    '2½',
    '½',
    '--1',
    '+1',
    '- 1',
    'NaN',
    'Infinity',
    '-Infinity',
    'two',
    '2 glasses',
    '€ 2',
    '٢',
    '1234567890',
    '0.1234567890',
  ])('%j is not a plain number', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  test('an amount written with a point or with a comma is read back as it was', () => {
    fc.assert(
      fc.property(anyHundredths, (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseAmount(text)).toBe(hundredths / 100);
        expect(parseAmount(text.replace('.', ','))).toBe(hundredths / 100);
      }),
      runs,
    );
  });

  test('whatever is typed, the result is a finite number or null', () => {
    const typed = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('0', '1', '25', '999999999', '.', ',', '-', '+', 'e', ' '))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = parseAmount(text);
        expect(amount === null || Number.isFinite(amount)).toBe(true);
      }),
      runs,
    );
  });
});

describe('steps', () => {
  test.each([
    [0.25, 400],
    [0.5, 200],
  ])('every multiple of %d up to 100 is on the step, and a hundredth beside it is not', (step, count) => {
    const multiples = Array.from({ length: count + 1 }, (_, index) => index * step);
    expect(multiples.filter((amount) => !isOnStep(amount, step))).toEqual([]);
    expect(multiples.filter((amount) => isOnStep(amount + 0.01, step))).toEqual([]);
    expect(multiples.filter((amount) => isOnStep(amount - 0.01, step))).toEqual([]);
  });

  test.each([
    [0.1, 0.25],
    [0.3, 0.25],
    [0.125, 0.25],
    [0.375, 0.25],
    [0.251, 0.25],
    [0.2499, 0.25],
    [23.99, 0.25],
    [0.25, 0.5],
    [0.75, 0.5],
    [1.25, 0.5],
    [0.499, 0.5],
    [0.501, 0.5],
    [2.51, 0.5],
    [99.75, 0.5],
    [1 / 3, 0.5],
  ])('%d is not on a step of %d', (amount, step) => {
    expect(isOnStep(amount, step)).toBe(false);
  });

  test('an amount computed from thirds is still on its step', () => {
    expect(isOnStep(0.1 + 0.2 + 0.2, 0.5)).toBe(true);
    expect(isOnStep(1.1 + 2.2 - 0.05, 0.25)).toBe(true);
  });

  test.each([0, 0.01, 0.1, 0.29, 1.1, 4.35, 1.005 * 100, 999_999.99, 1_000_000])(
    '%d has at most two decimals',
    (amount) => {
      expect(hasAtMostTwoDecimals(amount)).toBe(true);
    },
  );

  test.each([0.001, 0.005, 1.005, 2.675, 10.999, 1 / 3, 999_999.995])(
    '%d has more than two decimals',
    (amount) => {
      expect(hasAtMostTwoDecimals(amount)).toBe(false);
    },
  );

  test('every whole number of hundredths has at most two decimals, and a thousandth more has not', () => {
    fc.assert(
      fc.property(anyHundredths, fc.integer({ min: 1, max: 9 }), (hundredths, thousandth) => {
        expect(hasAtMostTwoDecimals(hundredths / 100)).toBe(true);
        expect(hasAtMostTwoDecimals((hundredths * 10 + thousandth) / 1000)).toBe(false);
      }),
      runs,
    );
  });
});

describe('rounding of computed numbers', () => {
  test.each([
    [0.124, 0.25, 0],
    [0.125, 0.25, 0.25],
    [0.374, 0.25, 0.25],
    [0.375, 0.25, 0.5],
    [8.333_333_333, 0.25, 8.25],
    [6.666_666_667, 0.25, 6.75],
    [0.249, 0.5, 0],
    [0.25, 0.5, 0.5],
    [0.74, 0.5, 0.5],
    [0.75, 0.5, 1],
    [1.25, 0.5, 1.5],
    [2.5, 0.5, 2.5],
    [16.666_666_667, 0.5, 16.5],
    [0, 0.5, 0],
  ])('%d to the nearest %d is %d', (amount, quantum, expected) => {
    expect(roundTo(amount, quantum)).toBe(expected);
  });

  test('a tie that arithmetic left just below halfway still goes up', () => {
    expect(roundTo(0.25 - 1e-12, 0.5)).toBe(0.5);
    expect(roundTo(2.25 - (2.25 * 1) / 3 - 1e-13, 0.5)).toBe(1.5);
    expect(roundTo(0.25 - 1e-6, 0.5)).toBe(0);
  });

  test.each([0.25, 0.5])('the result is a multiple of %d at most half of it away', (quantum) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (amount) => {
        const rounded = roundTo(amount, quantum);
        expect(Number.isInteger(rounded / quantum)).toBe(true);
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(quantum / 2 + 1e-6);
      }),
      runs,
    );
  });

  test.each([0.25, 0.5])('a multiple of %d stays what it is, and halfway to the next goes up', (quantum) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (count) => {
        expect(roundTo(count * quantum, quantum)).toBe(count * quantum);
        expect(roundTo((count + 0.5) * quantum, quantum)).toBe((count + 1) * quantum);
      }),
      runs,
    );
  });
});

describe('sums', () => {
  test('a tenth and two tenths are three tenths', () => {
    expect(addAmounts([0.1, 0.2])).toBe(0.3);
    expect(addAmounts([1.1, 2.2, 3.3])).toBe(6.6);
    expect(addAmounts(Array.from({ length: 10 }, () => 0.1))).toBe(1);
    expect(addAmounts([23.75, 0.25])).toBe(24);
  });

  test('an empty list adds up to zero', () => {
    expect(addAmounts([])).toBe(0);
    expect(addAmounts([0, 0])).toBe(0);
  });

  test('the sum of hundredths is that whole number of hundredths, in whatever order they are added', () => {
    fc.assert(
      fc.property(fc.array(anyHundredths, { maxLength: 50 }), (all) => {
        const amounts = all.map((hundredths) => hundredths / 100);
        const expected = all.reduce((sum, hundredths) => sum + hundredths, 0) / 100;
        expect(addAmounts(amounts)).toBe(expected);
        expect(addAmounts(amounts.toReversed())).toBe(expected);
      }),
      runs,
    );
  });
});
