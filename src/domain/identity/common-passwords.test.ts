import { expect, test } from 'vitest';
import { checkPassword } from './account.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

test('every listed password would pass the other rules', () => {
  // A mark at the end makes it uncommon, and is irrelevant to the other rules.
  const listed = [...COMMON_PASSWORDS];
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((password) => checkPassword('pass', password)[0]?.code !== 'passwordCommon')).toEqual(
    [],
  );
  expect(listed.filter((password) => checkPassword('pass', `${password}~`).length > 0)).toEqual([]);
  expect(listed.filter((password) => password.length < 10)).toEqual([]);
});

test('the list is in lower case, as in comparisons', () => {
  expect([...COMMON_PASSWORDS].filter((password) => password !== password.toLowerCase())).toEqual([]);
  expect(COMMON_PASSWORDS.has('')).toBe(false);
});
