import { expect, test } from 'vitest';
import { easedAt, sameUrge } from './urge.ts';

const now = new Date('2026-11-20T23:00:00Z');

test.each([
  ['nothing', null, '2026-11-20T23:00:00Z'],
  ['an hour ago', '2026-11-20T22:00:00Z', '2026-11-20T22:00:00Z'],
  ['tomorrow', '2026-11-21T23:00:00Z', '2026-11-20T23:00:00Z'],
  ['last year', '2025-11-20T23:00:00Z', '2026-11-17T23:00:00Z'],
])('told %s', (_, told, at) => {
  expect(easedAt(told === null ? null : Date.parse(told), now)).toEqual(new Date(at));
});

test('told what no date can hold', () => {
  expect(easedAt(1e300, now)).toEqual(now);
});

test('an urge is the same one within a quarter of an hour, before and after', () => {
  expect(sameUrge(now)).toEqual({
    after: new Date('2026-11-20T22:45:00Z'),
    before: new Date('2026-11-20T23:15:00Z'),
  });
});
