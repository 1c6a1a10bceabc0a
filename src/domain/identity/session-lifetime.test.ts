import { describe, expect, test } from 'vitest';
import { longestUnused, sessionAfter } from './session-lifetime.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const OWN = { ownDevice: true };
const OTHER = { ownDevice: false };

describe('a session', () => {
  test.each([
    ['on one’s own device', OWN, 30 * DAY],
    ['on any other', OTHER, 12 * HOUR],
  ])('%s lasts from its last use', (_where, kind, seconds) => {
    expect(longestUnused(kind)).toBe(seconds);
    expect(sessionAfter(kind, seconds)).toBe('stale');
    expect(sessionAfter(kind, seconds + 1)).toBe('over');
  });

  test.each([
    ['on one’s own device an hour', OWN, HOUR],
    ['on any other five minutes', OTHER, 300],
  ])('is written down as used again %s after it was', (_where, kind, seconds) => {
    expect(sessionAfter(kind, seconds)).toBe('fresh');
    expect(sessionAfter(kind, seconds + 1)).toBe('stale');
  });
});
