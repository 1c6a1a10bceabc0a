import { expect, test } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage } from './language.ts';

test('the product speaks Dutch unless asked otherwise', () => {
  expect(DEFAULT_LANGUAGE).toBe('nl');
});

test.each(['nl', 'en'])('%s is one of its languages', (text) => {
  expect(isLanguage(text)).toBe(true);
});

test.each(['de', 'NL', 'nl-NL', '', ' nl', null, undefined, 0, ['nl']])('%j is not', (value) => {
  expect(isLanguage(value)).toBe(false);
});
