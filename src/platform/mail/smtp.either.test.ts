import { expect, test, vi } from 'vitest';
import { nextAttemptAt } from '#domain/notices/mail.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { smtpMailer } from './smtp.ts';

const mails = await startedMailServer();
const encrypting = await startedMailServer({ encrypts: true });
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

test('a mail server on this machine need not prove who it is, and any other has to', async () => {
  const to = 'samira@houvast.example';
  for (const [host, outcome] of [
    ['0.0.0.0', 'unreachable'],
    ['127.0.0.1', 'taken'],
  ] as const) {
    const mailer = smtpMailer({ url: encrypting.url.replace('127.0.0.1', host), from, allowPlain: true });
    expect(await mailer.deliver({ ...letter, to })).toBe(outcome);
    mailer.close();
  }
  expect(encrypting.to(to)).toHaveLength(1);
});

/** Milliseconds after which a test fails whose letter ends by the silence of the mail server alone. */
const BEFORE_SILENCE = 15_000;

test(
  'a letter that a mail server takes too long over is given up before another worker may send it',
  async () => {
    mails.mood = 'silent';
    const to = 'patient@houvast.example';
    const mailer = smtpMailer({ url: mails.url, from });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const delivery = mailer.deliver({ ...letter, to });
      await expect.poll(() => mails.to(to)).toHaveLength(1);
      const claimed = new Date();
      const lease = nextAttemptAt(1, claimed).getTime() - claimed.getTime();
      vi.advanceTimersByTime(lease - 10_000);
      expect(await delivery).toBe('unreachable');
    } finally {
      vi.useRealTimers();
    }
    mails.mood = 'kind';
    expect(await mailer.deliver({ ...letter, to })).toBe('taken');
    mailer.close();
  },
  BEFORE_SILENCE,
);
