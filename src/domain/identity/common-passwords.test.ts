import { expect, test } from 'vitest';
import { COMMON_WORDS } from './common-passwords.ts';
import { checkPassword } from './credentials.ts';

const ENDINGS = [
  '1',
  '01',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '2024',
  '2025',
  '2026',
  '1!',
  '!123',
  '007',
];
const isRefused = (password: string) => checkPassword('pass', password)[0]?.code === 'passwordCommon';

test('thousands of passwords that anybody tries first are refused', () => {
  const tried = [...COMMON_WORDS].flatMap((word) => ENDINGS.map((ending) => word + ending));
  const longEnough = tried.filter((password) => password.length >= 10);
  expect(longEnough.length).toBeGreaterThan(3_000);
  expect(longEnough.filter((password) => !isRefused(password))).toEqual([]);
});

test.each([
  'P@ssw0rd123',
  'Wachtw00rd1!',
  'We1kom2026!',
  '2026Welkom!',
  '123welkom123',
  'welkomwelkom1',
  'Zomer-2026!',
  'alcohol123',
  'gokken2026!',
  'cocaïne2026',
  '1q2w3e4r5t',
  'ａｍｓｔｅｒｄａｍ1',
])('%s is easy to guess', (password) => {
  expect(isRefused(password)).toBe(true);
});

test.each([
  'welkom 8361947',
  'fietsbel 8',
  'stap-voor-stap-1',
  'een-nieuw-begin-1',
  'zomer op de pont 3',
  'koffie thee melk 2',
])('%s is not', (password) => {
  expect(checkPassword('pass', password)).toEqual([]);
});

test('the words are as they are compared', () => {
  expect([...COMMON_WORDS].filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});
