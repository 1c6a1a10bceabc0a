import { expect, test } from 'vitest';
import { byName, byNeed } from './client-order.ts';

const AN = { uid: 3, name: 'An', reasons: [] };
const BO = { uid: 2, name: 'Bo', reasons: ['planTooSteep'] } as const;
const ZOE = { uid: 1, name: 'Zoë', reasons: ['silence', 'rising'] } as const;

test('whoever needs her comes first, by the reason that weighs most, then by name and number', () => {
  expect([AN, BO, ZOE].toSorted(byNeed)).toEqual([ZOE, BO, AN]);
  expect([ZOE, BO, AN].toSorted(byName)).toEqual([AN, BO, ZOE]);
  expect([{ ...AN, uid: 9 }, AN].toSorted(byNeed)).toEqual([AN, { ...AN, uid: 9 }]);
});
