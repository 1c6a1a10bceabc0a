import { expect, test } from 'vitest';
import { checkLetInDetails, type LetInDetails } from './let-in-details.ts';

const saved: LetInDetails = { name: 'An', mail: 'an@houvast.example', privacy: true, skip: false };
const skipped: LetInDetails = { name: '', mail: '', privacy: true, skip: true };

test.each<[string, LetInDetails, string[]]>([
  ['all given', saved, []],
  ['nothing given', { ...saved, name: '', mail: ' ', privacy: false }, ['name', 'mail', 'privacy']],
  ['an address that is none', { ...saved, mail: 'an@' }, ['mail']],
  ['skipping', skipped, []],
  ['skipping with an address', { ...skipped, mail: 'an@houvast.example' }, []],
  ['skipping with an address that is none', { ...skipped, mail: 'an@' }, ['mail']],
  ['skipping without agreeing', { ...skipped, privacy: false }, ['privacy']],
])('%s', (_, draft, expected) => {
  expect(checkLetInDetails(draft).map(({ field }) => field)).toEqual(expected);
});
