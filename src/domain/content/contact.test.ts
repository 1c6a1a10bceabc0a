import { expect, test } from 'vitest';
import { type ContactCheck, leftToCheck, mayShowNumber } from './contact.ts';

const verified: ContactCheck = { core: false, status: 'source_verified', checkedOn: '2026-11-20' };

test.each([
  [{}, true, null],
  [{ checkedOn: null }, false, 'nobody has called or visited this contact yet'],
  [{ core: true, checkedOn: null }, true, 'nobody has called or visited this contact yet'],
  [{ status: 'unverified' }, true, 'nobody has verified this contact in a source'],
] satisfies [Partial<ContactCheck>, boolean, string | null][])(
  '%j: shown %s, left %s',
  (change, shown, left) => {
    const contact = { ...verified, ...change };
    expect(mayShowNumber(contact)).toBe(shown);
    expect(leftToCheck(contact)).toBe(left);
  },
);
