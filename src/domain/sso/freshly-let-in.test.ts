import { expect, test } from 'vitest';
import { isFreshlyLetIn } from './freshly-let-in.ts';

const letInAt = new Date('2026-11-20T11:00:00Z');

test.each([
  ['at once', '2026-11-20T11:00:00Z', true],
  ['five minutes later', '2026-11-20T11:05:00Z', true],
  ['a moment after that', '2026-11-20T11:05:00.001Z', false],
  ['the next day', '2026-11-21T11:00:00Z', false],
])('a launch is fresh %s: %s', (_, now, expected) => {
  expect(isFreshlyLetIn(letInAt, new Date(now))).toBe(expected);
});

test('a session that began with a password is none', () => {
  expect(isFreshlyLetIn(null, letInAt)).toBe(false);
});
