import { expect, test } from 'vitest';
import { backoffSeconds, isPlaceholderMail } from './mail.ts';

test('pauses grow to an hour and stay there', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => backoffSeconds(attempts) / 60);
  expect(minutes).toEqual([1, 2, 4, 8, 15, 30, 60, 60, 60]);
});

test.each([
  ['a@example.com', true],
  ['A@EXAMPLE.COM', true],
  ['a@sub.example.com', false],
  ['a@notexample.com', false],
  ['example.com@houvast.example', false],
])('%s is of the placeholder domain: %s', (mail, expected) => {
  expect(isPlaceholderMail(mail, 'example.com')).toBe(expected);
});
