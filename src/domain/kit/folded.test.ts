import { expect, test } from 'vitest';
import { folded } from './folded.ts';

test.each([
  [' Zoë ', 'zoe'],
  ['ÉÉN', 'een'],
  ['oﬃce', 'office'],
])('%s is searched as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});
