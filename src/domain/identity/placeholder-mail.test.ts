import { expect, test } from 'vitest';
import { isPlaceholderMail } from './placeholder-mail.ts';

test.each([
  ['a@example.com', true],
  ['A@EXAMPLE.COM', true],
  ['a@sub.example.com', false],
  ['a@notexample.com', false],
  ['example.com@houvast.example', false],
])('%s is in the placeholder domain: %s', (mail, expected) => {
  expect(isPlaceholderMail(mail, 'example.com')).toBe(expected);
});
