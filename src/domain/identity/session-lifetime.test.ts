import { describe, expect, test } from 'vitest';
import { type DeviceKind, longestUnused, sessionAfter } from './session-lifetime.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const OWN = { ownDevice: true };
const OTHER = { ownDevice: false };

/** What becomes of a participant's session that began a year ago. */
const after = (kind: DeviceKind, unused: number) =>
  sessionAfter({ ...kind, ofNurse: false, age: 365 * DAY, unused });

describe('a session', () => {
  test.each([
    ['on one’s own device', OWN, 30 * DAY],
    ['on any other', OTHER, 12 * HOUR],
  ])('%s lasts from its last use', (_where, kind, seconds) => {
    expect(longestUnused(kind)).toBe(seconds);
    expect(after(kind, seconds)).toBe('stale');
    expect(after(kind, seconds + 1)).toBe('over');
  });

  test('of a nurse ends thirty days after its login as well, whatever its use', () => {
    const inUse = { ...OWN, ofNurse: true, unused: 1 };
    expect(sessionAfter({ ...inUse, age: 30 * DAY })).toBe('fresh');
    expect(sessionAfter({ ...inUse, age: 30 * DAY + 1 })).toBe('over');
    expect(sessionAfter({ ...inUse, unused: 30 * DAY + 1, age: 30 * DAY + 1 })).toBe('over');
  });

  test.each([
    ['on one’s own device an hour', OWN, HOUR],
    ['on any other five minutes', OTHER, 300],
  ])('is written down as used again %s after it was', (_where, kind, seconds) => {
    expect(after(kind, seconds)).toBe('fresh');
    expect(after(kind, seconds + 1)).toBe('stale');
  });
});
