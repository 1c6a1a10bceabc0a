import { expect, test } from 'vitest';
import { WrongContent } from '#platform/content/reader.ts';
import { WrongEnvironment } from '#platform/environment.ts';
import { reasonOf } from './start-failure.ts';

test.each([
  [
    new WrongEnvironment('PORT: a number\nNOW: an instant'),
    'These settings are wrong:\n  PORT: a number\n  NOW: an instant',
  ],
  [
    new WrongContent('content/mails.yaml:3 mails.welcome: expected a subject'),
    'The content is wrong, so nothing was loaded:\ncontent/mails.yaml:3 mails.welcome: expected a subject',
  ],
  [
    new Error('Failed query: select note from diary', { cause: new Error('connection refused') }),
    'Houvast could not start: connection refused',
  ],
  ['nothing', 'Houvast could not start: nothing'],
  [{ name: 'ErrnoError', errno: 51 }, 'Houvast could not start: the disk of DATA_DIR is full'],
  [{ errno: 2 }, 'Houvast could not start: the embedded database cannot use its folder (error 2)'],
  [new Error('', { cause: new Error('connection refused') }), 'It failed: connection refused', 'It failed'],
])('%s is told in words for whoever starts the server', (error, told, failed?: string) => {
  expect(reasonOf(error, failed)).toBe(told);
});
