import { expect, test } from 'vitest';
import { isSameUrge } from './urge.ts';

const now = new Date('2026-11-20T23:00:00Z');

test.each([
  ['no urge before', null, false],
  ['a moment ago', '2026-11-20T23:00:00Z', true],
  ['fourteen minutes ago', '2026-11-20T22:46:00Z', true],
  ['a quarter of an hour ago', '2026-11-20T22:45:00Z', false],
  ['yesterday', '2026-11-19T23:00:00Z', false],
])('%s', (_, before, same) => {
  expect(isSameUrge(before === null ? null : new Date(before), now)).toBe(same);
});
