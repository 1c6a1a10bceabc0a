import { beforeEach, describe, expect, test } from 'vitest';
import { findOutsideMail } from '#server/slices.ts';
import { dump, rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { deliverMail } from './deliver.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url, MAIL_FROM: 'mail@houvast.example' });
const deliver = () => server().runJob('deliver_mail');

beforeEach(async () => {
  mails.mood = 'kind';
  server().passSeconds(3_600);
  await deliver();
});

describe('a mail', () => {
  test('is sent as HTML and plain text, from Houvast, to one address, and does not reveal the site', async () => {
    await server().newcomer('first', 'gambling');
    expect(await deliver()).toBe(1);
    const [mail] = mails.to('first@houvast.example');
    expect(mail?.recipients).toEqual(['first@houvast.example']);
    expect(mail?.parsed.subject).toBe('Bevestig je e-mailadres');
    expect(mail?.parsed.from?.text).toBe('"Houvast" <mail@houvast.example>');
    const { html, text = '' } = mail?.parsed ?? {};
    expect(html).toContain('<h1');
    expect(text).toContain('tot en met 26 november 2026');
    expect(text).toContain('Bel 113');
    // The host of the site appears in the link only.
    expect(text.replaceAll(/https?:\S+/g, '')).not.toMatch(/gok|gambl|first/i);
    expect(html).not.toMatch(/<img|<script|src=/);
  });

  test('is in the language of its reader', async () => {
    await server().newcomer('english', 'alcohol', { language: 'en' });
    await deliver();
    const [mail] = mails.to('english@houvast.example');
    expect(mail?.parsed.subject).toBe('Confirm your email address');
    expect(mail?.link).toMatch(/^http:\/\/alcohol\.localhost:3000\/en\/validate\/\d+\/\d+\/[\w-]+$/);
  });

  test.each([
    ['asks-in-dutch', 'en', 'nl', 'Choose a new password', '/en/user/reset/'],
    ['asks-in-english', 'nl', 'en', 'Kies een nieuw wachtwoord', '/user/reset/'],
  ] as const)('with a link for a new password is in the language of the account: %s', async (...given) => {
    const [name, language, asking, subject, path] = given;
    await server().newcomer(name, 'alcohol', { language });
    const mail = `${name}@houvast.example`;
    const visitor = server().visitor('alcohol', { language: asking });
    expect(await visitor.post('/user/password', { mail })).toMatchObject({ status: 200, text: '' });
    await deliver();
    const letter = mails.to(mail).at(-1);
    expect(letter?.parsed.subject).toBe(subject);
    expect(new URL(letter?.link ?? '').pathname.startsWith(path)).toBe(true);
  });

  test('takes the host of its link from the settings, whatever the request said', async () => {
    const forger = server().visitor('alcohol', { address: '127.6.0.1' });
    const body = { mail: 'forged@houvast.example', pass: 'rustig-aan-2026', field_name: 'F' };
    const headers = { host: 'alcohol.evil.example', origin: 'http://alcohol.evil.example' };
    expect((await forger.send('POST', '/user/register', body, { headers })).status).toBe(200);
    await deliver();
    const [mail] = mails.to('forged@houvast.example');
    expect(mail?.link).toMatch(/^http:\/\/alcohol\.localhost:3000\/valideer\//);
    expect(mail?.raw).not.toContain('evil');
  });

  test.each([
    { field_name: 'Anna\r\nBcc: other@houvast.example' },
    { mail: 'crlf@houvast.example\r\nBcc: other@houvast.example' },
    { mail: 'crlf@houvast.example,other@houvast.example' },
  ])('cannot be sent elsewhere by line breaks or commas: %j', async (fields) => {
    const body = { mail: 'crlf@houvast.example', pass: 'rustig-aan-2026', field_name: 'C', ...fields };
    const answer = await server().visitor('alcohol', { address: '127.6.0.2' }).post('/user/register', body);
    expect(answer.status).toBe(422);
    expect(await deliver()).toBe(0);
  });

  test('leaves no address in the outbox once it was accepted', async () => {
    await server().newcomer('gone');
    const mailsIn = async () =>
      (await dump(server().connection.db)).split('\n').filter((line) => line.startsWith('mail '));
    expect((await mailsIn()).join('\n')).toContain('gone@houvast.example');
    await deliver();
    expect((await mailsIn()).join('\n')).not.toContain('gone@houvast.example');
  });

  test('is not enqueued for an address of the placeholder domain', async () => {
    const body = { mail: 'someone@example.com', pass: 'rustig-aan-2026', field_name: 'S' };
    await server().visitor('alcohol', { address: '127.6.0.3' }).post('/user/register', body);
    expect(await deliver()).toBe(0);
  });
});

describe('a mail server', () => {
  test('that is down gets the mail when it is back, once', async () => {
    await mails.stop();
    await server().newcomer('patient');
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    server().passSeconds(60);
    await mails.start();
    expect(await deliver()).toBe(1);
    server().passSeconds(86_400);
    expect(await deliver()).toBe(0);
    expect(mails.to('patient@houvast.example')).toHaveLength(1);
  });

  test('that is slow gets the mail once, even when other workers run meanwhile', async () => {
    mails.mood = 'slow';
    await server().newcomer('slow');
    const [first, second] = await Promise.all([deliver(), deliver()]);
    expect(first + second).toBe(1);
    expect(mails.to('slow@houvast.example')).toHaveLength(1);
  });

  test('that is busy is retried later, with increasing delays', async () => {
    mails.mood = 'busy';
    await server().newcomer('busy');
    let tries = 0;
    const { connection } = server();
    for (const pause of [0, 60, 120, 240]) {
      server().passSeconds(pause);
      await deliver();
      tries += 1;
      expect(await dump(connection.db)).toContain(`,validate_email,busy@houvast.example,`);
    }
    server().passSeconds(60);
    mails.mood = 'kind';
    expect(await deliver(), `after ${tries} tries the pause is eight minutes`).toBe(0);
    server().passSeconds(7 * 60);
    expect(await deliver()).toBe(1);
  });

  test('that refuses an address permanently is not retried', async () => {
    mails.mood = 'refusesRecipient';
    await server().newcomer('refused');
    await deliver();
    mails.mood = 'kind';
    server().passSeconds(86_400);
    expect(await deliver()).toBe(0);
    expect(mails.to('refused@houvast.example')).toEqual([]);
    expect(await dump(server().connection.db)).not.toContain('validate_email,refused@houvast.example');
  });

  test('that drops the connection after accepting gets the mail again, with the same id', async () => {
    mails.mood = 'dropsAfterData';
    await server().newcomer('dropped');
    await deliver();
    mails.mood = 'kind';
    server().passSeconds(60);
    expect(await deliver()).toBe(1);
    const arrived = mails.to('dropped@houvast.example');
    expect(arrived).toHaveLength(2);
    expect(new Set(arrived.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  });
});

test('workers side by side send each mail once', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `crowd${index}`);
  for (const name of names) await server().newcomer(name);
  const sent = await Promise.all([deliver(), deliver(), deliver()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12);
  for (const name of names) expect(mails.to(`${name}@houvast.example`)).toHaveLength(1);
});

test('a mail that somebody waits for goes first, and a run that leaves mails behind wakes the next', async () => {
  const client = await server().newcomer('queued');
  await server().confirm('queued');
  await deliver();
  const pass = [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-1' }];
  expect((await client.patch(`/user/${await client.uid()}`, { pass })).status).toBe(200);
  server().passSeconds(60);
  await server().newcomer('in-a-hurry');
  const woken: string[] = [];
  const context = { ...server().jobContext, wake: (job: string) => void woken.push(job) };
  const subjects = () => mails.to('queued@houvast.example').map(({ parsed }) => parsed.subject);

  expect(await deliverMail(findOutsideMail, 1).run(context)).toBe(1);
  expect(mails.to('in-a-hurry@houvast.example')).toHaveLength(1);
  expect(subjects()).toHaveLength(1);
  expect(woken).toEqual(['deliver_mail']);

  expect(await deliverMail(findOutsideMail, 2).run(context)).toBe(1);
  expect(subjects()).toHaveLength(2);
  expect(woken).toHaveLength(1);
});

test('a mail that is no longer needed is not sent', async () => {
  await mails.stop();
  await server().newcomer('late');
  await deliver();
  server().passSeconds(8 * 86_400);
  await mails.start();
  expect(await deliver()).toBe(0);
  expect(mails.to('late@houvast.example')).toEqual([]);
});

test('a mail that was sent is kept for the thirty days in which its owner sees it, and no sweep looks at it before', async () => {
  const client = await server().newcomer('looks-back');
  await deliver();
  const { db } = server().connection;
  const uid = await client.uid();
  const kept = (more = '') => rowsOf(db, `select from mail where uid = ${uid} ${more}`);
  server().passSeconds(29 * 86_400);
  await server().runJob('tidy_up');
  expect(await kept()).toHaveLength(1);
  expect(await kept(`and discard_at < '${server().clock.now().toISOString()}'`)).toEqual([]);
  server().passSeconds(2 * 86_400);
  await server().runJob('tidy_up');
  expect(await kept()).toEqual([]);
});

test('a mail to an address that was asked for before another is not sent', async () => {
  const client = await server().newcomer('leaves');
  const uid = (await client.get('/user/me')).json.uid[0].value as number;
  const pass = [{ existing: NEWCOMER_PASSWORD }];
  for (const mail of ['mistyped@houvast.example', 'arrived@houvast.example']) {
    await client.patch(`/user/${uid}`, { mail: [{ value: mail }], pass });
  }
  await deliver();
  expect(mails.to('mistyped@houvast.example')).toEqual([]);
  expect(mails.to('arrived@houvast.example')).toHaveLength(1);
});

test('a mail that cannot be made stops no other, is reported, and is tried again', async () => {
  const { db } = server().connection;
  const kindOf = (kind: string) =>
    rowsOf(db, `update mail set kind = '${kind}' where recipient = 'unmade@houvast.example'`);
  await server().newcomer('unmade');
  await kindOf('no_such_kind');
  server().passSeconds(1);
  await server().newcomer('made');
  await expect(deliver()).rejects.toThrow(TypeError);
  expect(mails.to('made@houvast.example')).toHaveLength(1);
  expect(await deliver(), 'it waits, like any mail that did not go').toBe(0);
  await kindOf('validate_email');
  server().passSeconds(60);
  expect(await deliver()).toBe(1);
  expect(mails.to('unmade@houvast.example')).toHaveLength(1);
});
