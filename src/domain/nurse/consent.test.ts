import { expect, test } from 'vitest';
import { isAskedToRenew, renewalAskedUntil } from './consent.ts';

const now = new Date('2026-11-20T11:00:00Z');

test('an agreement is asked about in its last fourteen days', () => {
  expect(renewalAskedUntil(now)).toEqual(new Date('2026-12-04T11:00:00Z'));
  expect(isAskedToRenew(new Date('2026-12-04T11:00:00Z'), now)).toBe(true);
  expect(isAskedToRenew(new Date('2026-12-04T11:00:01Z'), now)).toBe(false);
});
