import { describe, expect, test } from 'vitest';
import { type LinkPurpose, linkState, parseLink } from './one-time-link.ts';

const GIVEN = 1_790_000_000;
const at = (seconds: number) => new Date((GIVEN + seconds) * 1000);

test.each<[LinkPurpose, number, string]>([
  ['reset', 0, 'valid'],
  ['reset', 7_200, 'valid'],
  ['reset', 7_201, 'expired'],
  ['validate', 7 * 86_400, 'valid'],
  ['validate', 7 * 86_400 + 1, 'expired'],
  ['validate', -1, 'invalid'],
])('a %s link is, after %i seconds, %s', (purpose, seconds, state) => {
  expect(linkState(purpose, GIVEN, at(seconds))).toBe(state);
});

describe('the parts of a URL', () => {
  test('make a link, as text or as numbers', () => {
    const link = { uid: 12, timestamp: GIVEN, hash: 'abc' };
    expect(parseLink({ uid: '12', timestamp: String(GIVEN), hash: 'abc' })).toEqual(link);
    expect(parseLink(link)).toEqual(link);
  });

  test.each([
    {},
    { uid: '-1', timestamp: '1', hash: 'a' },
    { uid: '1e3', timestamp: '1', hash: 'a' },
    { uid: '2147483648', timestamp: '1', hash: 'a' },
    { uid: '1', timestamp: '99999999999', hash: 'a' },
    { uid: '1', timestamp: '1', hash: ['a'] },
    { uid: '1', timestamp: '1', hash: 'x'.repeat(101) },
  ])('%j do not make a link', (parts) => {
    expect(parseLink(parts)).toBeNull();
  });
});
