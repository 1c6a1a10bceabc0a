import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a name stands between the marks that isolate it', () => {
  expect([...isolated('דנה')].map((letter) => letter.codePointAt(0))).toEqual([
    0x2068, 0x5d3, 0x5e0, 0x5d4, 0x2069,
  ]);
});
