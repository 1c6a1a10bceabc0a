import { expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { smtpMailer } from './smtp.ts';

const mails = await startedMailServer();
const letter = {
  id: '00000000-0000-4000-8000-000000000001',
  to: 'anna@houvast.example',
  language: 'nl',
  subject: 'x',
  html: '<p>x</p>',
  text: 'x',
  unsubscribe: null,
} as const;
const from = 'mail@houvast.example';

test('a mail server outside this machine gets no letter without encryption, unless the operator says so', async () => {
  // Reaches this machine, by an address that is not one of its own alone.
  const url = mails.url.replace('127.0.0.1', '0.0.0.0');
  const strict = smtpMailer({ url, from });
  expect(await strict.deliver(letter)).not.toBe('taken');
  strict.close();
  expect(mails.to(letter.to)).toHaveLength(0);

  const lenient = smtpMailer({ url, from, allowPlain: true });
  expect(await lenient.deliver(letter)).toBe('taken');
  lenient.close();
  const local = smtpMailer({ url: mails.url, from });
  expect(await local.deliver(letter)).toBe('taken');
  local.close();
});
