import { expect, test } from 'vitest';
import { isFreshLaunch } from './fresh-launch.ts';

const launchedAt = new Date('2026-11-20T11:00:00Z');

test.each([
  ['at once', '2026-11-20T11:00:00Z', true],
  ['five minutes later', '2026-11-20T11:05:00Z', true],
  ['a moment after that', '2026-11-20T11:05:00.001Z', false],
  ['the next day', '2026-11-21T11:00:00Z', false],
])('a launch is fresh %s: %s', (_, now, expected) => {
  expect(isFreshLaunch(launchedAt, new Date(now))).toBe(expected);
});

test('a session that began with a password is none', () => {
  expect(isFreshLaunch(null, launchedAt)).toBe(false);
});
