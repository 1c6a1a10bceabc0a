import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a name stands between the marks that isolate it', () => {
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
});
