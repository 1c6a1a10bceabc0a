import { expect, test } from 'vitest';
import { COUNTED_PAGES, consentIn, consentValue, isCounted } from './cookie-consent.ts';
import { ROUTE_NAMES, ROUTES } from './routes.ts';

const NOTHING = { preferences: false, statistics: false };

test.each([
  ['preferences', { preferences: true, statistics: false }],
  ['statistics', { preferences: false, statistics: true }],
  ['preferences.statistics', { preferences: true, statistics: true }],
])('%s allows that, and is written in the same form', (cookie, consent) => {
  expect(consentIn(cookie)).toEqual(consent);
  expect(consentValue(consent)).toBe(cookie);
});

test.each([
  [undefined],
  [''],
  ['.'],
  ['all'],
  ['true'],
  ['Statistics'],
  ['statistics '],
  ['statistics.'],
  ['statistics.preferences'],
  ['statistics.statistics'],
  ['statistics,preferences'],
  ['statistics.marketing'],
  ['preferences.statistics.toString'],
  ['%73tatistics'],
  ['{"statistics":true}'],
  ['statistics.'.repeat(800)],
])('%j allows nothing', (cookie) => {
  expect(consentIn(cookie)).toEqual(NOTHING);
});

test('with nothing on the cookie is empty', () => {
  expect(consentValue(NOTHING)).toBe('');
});

test('no private page and no help page is counted', () => {
  const counted = ROUTE_NAMES.filter(isCounted);
  expect(counted.toSorted()).toEqual(COUNTED_PAGES.toSorted());
  expect(counted.filter((name) => (ROUTES[name].type as string) === 'private')).toEqual([]);
  expect(counted).not.toContain('help');
  expect(isCounted(undefined)).toBe(false);
});
