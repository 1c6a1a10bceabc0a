import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { sessionChange } from './useSessionChange.ts';

const ANNA = { uid: 7 } as Me;
const BO = { uid: 8 } as Me;
const OF_ANNA = { isOther: (me: Me | null) => me !== null && me.uid !== ANNA.uid, forget: () => undefined };

test.each([
  ['nobody is known yet', undefined, null, null],
  ['the person of the page logs in', null, ANNA, null],
  ['the person of the page changes their details', ANNA, { ...ANNA }, null],
  ['the session ends', ANNA, null, 'ended'],
  ['somebody else is logged in instead', ANNA, BO, 'other'],
  ['somebody else logs in after it ended', null, BO, 'other'],
  ['a check finds the same other person again', BO, BO, null],
] as const)('%s', (_, was, me, change) => {
  expect(sessionChange(was, me, OF_ANNA)).toBe(change);
});
