import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutWideCharacters } from '../server-bundle.config.ts';

test.each([
  ['an accent', `'Eén – “twee”'`],
  ['a picture', `'👍🏽' + /[👍👎]/u.test('👎')`],
  ['a character with a backslash before it', String.raw`'\’' + '\\’' + '\\\’' + '\\\\’'`],
  ['a template', '`€ ${1 + 1} …`.length'],
  ['a key and a regular expression', String.raw`({ 'één': /^\s’$/.test(' ’') })['één']`],
])('a server loads %s as ASCII, with the same meaning', (_, code) => {
  const written = withoutWideCharacters(code);
  expect(written).toMatch(/^\p{ASCII}*$/u);
  expect(runInNewContext(written)).toEqual(runInNewContext(code));
});
