import { expect, test } from 'vitest';
import { checkLaunchedDetails, type LaunchedDetails } from './launched-details.ts';

const saved: LaunchedDetails = { name: 'An', mail: 'an@houvast.example', privacy: true, skip: false };
const skipped: LaunchedDetails = { name: '', mail: '', privacy: true, skip: true };

test.each<[string, LaunchedDetails, string[]]>([
  ['all given', saved, []],
  ['nothing given', { ...saved, name: '', mail: ' ', privacy: false }, ['name', 'mail', 'privacy']],
  ['an address that is none', { ...saved, mail: 'an@' }, ['mail']],
  ['skipping', skipped, []],
  ['skipping with an address', { ...skipped, mail: 'an@houvast.example' }, []],
  ['skipping with an address that is none', { ...skipped, mail: 'an@' }, ['mail']],
  ['skipping without agreeing', { ...skipped, privacy: false }, ['privacy']],
])('%s', (_, draft, expected) => {
  expect(checkLaunchedDetails(draft).map(({ field }) => field)).toEqual(expected);
});
