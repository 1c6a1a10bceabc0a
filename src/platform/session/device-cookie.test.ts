import { expect, test } from 'vitest';
import { knownDevice, withDevice } from './device-cookie.ts';

test('the browser of a participant is none of the member of staff with the same number', () => {
  const account = { uid: 3, deviceGeneration: 0 };
  const newest = 'a secret of this test';
  const means = { now: new Date('2026-11-20T11:00:00Z'), secrets: { newest, all: [newest] } };
  const cookie = withDevice(undefined, account, { ...means, kind: 'device' });
  expect(knownDevice(cookie, account, { ...means, kind: 'device' })).not.toBeNull();
  expect(knownDevice(cookie, account, { ...means, kind: 'staff-device' })).toBeNull();
});
