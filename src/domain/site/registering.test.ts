import { expect, test } from 'vitest';
import { pageBefore, type Registering } from './registering.ts';
import type { RouteName } from './routes.ts';

test.each<[RouteName, Registering, string | null]>([
  ['today', 'checklist', 'registerHti'],
  ['account', 'details', 'credentialsHti'],
  ['credentialsHti', 'checklist', 'registerHti'],
  ['registerHti', 'checklist', null],
  ['credentialsHti', 'details', null],
  ['registerHti', 'details', null],
  ['logout', 'details', null],
  ['deleteAccount', 'checklist', null],
  ['export', 'checklist', null],
  ['today', null, null],
  ['registerHti', null, 'start'],
  ['credentialsHti', null, 'start'],
])('%s with %s to do leads to %s', (name, registering, expected) => {
  expect(pageBefore(name, registering)).toBe(expected);
});
