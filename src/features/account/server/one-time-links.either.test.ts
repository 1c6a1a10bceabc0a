import { beforeEach, describe, expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';
import { strangersOn } from './strangers.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const DAY = 86_400;
const INVALID = {
  status: 403,
  json: {
    code: 'link_invalid',
    message: 'The one-time login link is invalid or has already been used.',
  },
};
const EXPIRED = {
  status: 403,
  json: {
    code: 'link_expired',
    message: 'You have tried to use a one-time login link that has expired.',
  },
};
const stranger = strangersOn(server);
/** The link in the newest mail to a new account. */
async function newestLink(name: string) {
  await server().runJob('deliver_mail');
  return mails.linkTo(`${name}@houvast.example`);
}
type Link = Awaited<ReturnType<typeof newestLink>>;

async function resetLink(name: string): Promise<Link> {
  server().passSeconds(1);
  expect(await stranger().post('/user/password', { mail: `${name}@houvast.example` })).toMatchObject({
    status: 200,
    text: '',
  });
  return newestLink(name);
}
const look = ({ uid, timestamp, hash }: Link, client: TestClient = stranger()) =>
  client.get(`/user/password/reset/${uid}/${timestamp}/${hash}`);
const reset = (link: object, password = 'een-nieuw-begin-1', client: TestClient = stranger()) =>
  client.post('/user/password/reset', { ...link, new_pass: password });
const validate = (link: object) => stranger().post('/validate-email', link);

beforeEach(() => server().passSeconds(6 * 3_600 + 1));

describe('a link for a new password (contract 2.4)', () => {
  test('sets the password, logs in, confirms the address, and ends every other session', async () => {
    const other = await server().newcomer('reset');
    const link = await resetLink('reset');
    expect(await look(link)).toMatchObject({ status: 200, json: { valid: true } });
    expect(await look(link), 'looking does not use it up').toMatchObject({ status: 200 });
    const client = stranger();
    const answer = await reset(link, 'een-nieuw-begin-1', client);
    expect(answer).toMatchObject({
      status: 200,
      json: { current_user: { uid: String(link.uid), name: 'reset@houvast.example' } },
    });
    expect((await client.get('/user/me')).json.field_validated_email).toEqual([{ value: true }]);
    expect((await other.get('/user/me')).status).toBe(403);
    await stranger().login('reset@houvast.example', 'een-nieuw-begin-1');
    await expect(stranger().login('reset@houvast.example', NEWCOMER_PASSWORD)).rejects.toThrow(
      'Login failed',
    );
    await server().runJob('deliver_mail');
    const notice = mails.to('reset@houvast.example').at(-1);
    expect(notice?.parsed.subject).toBe('Je wachtwoord is veranderd');
    expect(notice?.parsed.text).toContain('/wachtwoord-vergeten');
  });

  test('is asked for and used in a browser where somebody else is logged in, without the token of their session', async () => {
    const other = await server().newcomer('reset-in-other');
    await server().newcomer('reset-there');
    server().passSeconds(1);
    const mail = 'reset-there@houvast.example';
    expect((await other.send('POST', '/user/password', { mail })).status).toBe(200);
    const fields = { ...(await newestLink('reset-there')), new_pass: 'een-nieuw-begin-1' };
    expect((await other.send('POST', '/user/password/reset', fields)).status).toBe(200);
    expect((await other.get('/user/me')).json.mail).toEqual([{ value: mail }]);
    const origin = { headers: { origin: 'https://elsewhere.example' } };
    for (const path of ['/user/password', '/user/password/reset'])
      expect((await other.send('POST', path, fields, origin)).json.code).toBe('foreign_origin');
  });

  test.each([
    [true, /^session=[^;]+; Max-Age=2851200; Path/],
    [undefined, /^session=[^;]+; Path/],
  ])('logs in for long if it is said to be on one’s own device: %s', async (ownDevice, attributes) => {
    const name = `resets-${ownDevice}`;
    await server().newcomer(name);
    const fields = { new_pass: 'een-nieuw-begin-1', own_device: ownDevice };
    const answer = await stranger().post('/user/password/reset', { ...(await resetLink(name)), ...fields });
    expect(answer.headers['set-cookie']).toContainEqual(expect.stringMatching(attributes));
  });

  test('is a way in while strangers slow the logins down, and then only its browser is known', async () => {
    const other = await server().newcomer('besieged');
    await other.post('/user/logout');
    const tryPassword = (client: TestClient, pass: string) =>
      client.send('POST', '/user/login', { name: 'besieged@houvast.example', pass });
    await twentyAtATime(100, () => tryPassword(stranger(), 'x'));
    expect((await tryPassword(stranger(), NEWCOMER_PASSWORD)).status).toBe(429);

    const client = stranger();
    expect((await reset(await resetLink('besieged'), 'een-nieuw-begin-1', client)).status).toBe(200);
    await client.post('/user/logout');
    expect((await tryPassword(client, 'een-nieuw-begin-1')).status).toBe(200);
    expect((await tryPassword(other, 'een-nieuw-begin-1')).status).toBe(429);
  });

  test('works once, even for two simultaneous calls', async () => {
    await server().newcomer('once');
    const link = await resetLink('once');
    const answers = await Promise.all([reset(link), reset(link, 'een-ander-begin-1')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await reset(link)).toMatchObject(INVALID);
    expect(await look(link)).toMatchObject(INVALID);
  });

  test('lives for two hours to the second, as its mail says', async () => {
    await server().newcomer('day');
    const link = await resetLink('day');
    server().passSeconds(2 * 3_600 - 1);
    expect((await look(link)).status).toBe(200);
    server().passSeconds(2);
    expect(await look(link)).toMatchObject(EXPIRED);
    expect(await reset(link)).toMatchObject(EXPIRED);
  });

  test('becomes invalid when its owner logs in', async () => {
    await server().newcomer('login');
    await server().confirm('login');
    const link = await resetLink('login');
    await stranger().login('login@houvast.example', NEWCOMER_PASSWORD);
    expect(await look(link)).toMatchObject(INVALID);
  });

  test('becomes invalid when the address changes', async () => {
    const client = await server().newcomer('moves');
    const link = await resetLink('moves');
    const body = { mail: [{ value: 'moved@houvast.example' }], pass: [{ existing: NEWCOMER_PASSWORD }] };
    expect((await client.patch(`/user/${link.uid}`, body)).status).toBe(200);
    expect((await validate(await newestLink('moved'))).status).toBe(200);
    expect(await look(link)).toMatchObject(INVALID);
  });

  test('stays valid after a password that was too weak', async () => {
    await server().newcomer('weak');
    const link = await resetLink('weak');
    expect(await reset(link, 'kort1')).toMatchObject({
      status: 422,
      json: { error: { pass: 'Gebruik minstens 10 tekens voor je wachtwoord.' } },
    });
    expect((await reset(link)).status).toBe(200);
  });

  test('replaces a session of someone else', async () => {
    await server().newcomer('visiting');
    const link = await resetLink('visiting');
    const anna = await server().login('Anna');
    await reset(link, 'een-nieuw-begin-1', anna);
    expect((await anna.get('/user/me')).json.mail).toEqual([{ value: 'visiting@houvast.example' }]);
  });

  test.each<[string, (link: Link) => object]>([
    ['another number', (link) => ({ ...link, uid: link.uid - 1 })],
    ['nobody’s number', (link) => ({ ...link, uid: 999_999 })],
    ['another time', (link) => ({ ...link, timestamp: link.timestamp + 1 })],
    ['a time to come', (link) => ({ ...link, timestamp: link.timestamp + 10 * DAY })],
    ['another hash', (link) => ({ ...link, hash: link.hash.toLowerCase().split('').toReversed().join('') })],
    ['no hash', ({ uid, timestamp }) => ({ uid, timestamp })],
    ['a list as hash', (link) => ({ ...link, hash: [link.hash] })],
    ['letters as number', (link) => ({ ...link, uid: 'abc' })],
    ['a huge number', (link) => ({ ...link, uid: 9_999_999_999 })],
    ['a huge hash', (link) => ({ ...link, hash: 'x'.repeat(10_000) })],
  ])('with %s is refused like any other', async (what, tampered) => {
    const name = `tampered-${what.replaceAll(/\W/g, '')}`;
    await server().newcomer(name);
    const link = await resetLink(name);
    expect(await reset(tampered(link))).toMatchObject(INVALID);
  });

  test('does not work for the other purpose, nor on another site', async () => {
    await server().newcomer('swapped');
    const confirming = await newestLink('swapped');
    expect(await look(confirming)).toMatchObject(INVALID);
    const link = await resetLink('swapped');
    expect(await validate(link)).toMatchObject(INVALID);
    expect(await look(link, stranger('gambling'))).toMatchObject(INVALID);
  });
});

describe('a link that confirms an address (contract 2.4)', () => {
  const validated = async (client: TestClient) =>
    (await client.get('/user/me')).json.field_validated_email[0].value as boolean;

  test('confirms it, also after logging in, and again when it is opened twice', async () => {
    const client = await server().newcomer('confirm');
    const link = await newestLink('confirm');
    await client.login('confirm@houvast.example', NEWCOMER_PASSWORD).catch(() => undefined);
    expect(await validated(client)).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect(await validate(link)).toMatchObject({
        status: 200,
        json: { message: 'E-mail address validated.' },
      });
    }
    expect(await validated(client)).toBe(true);
  });

  test('lives for seven days', async () => {
    await server().newcomer('week');
    const link = await newestLink('week');
    server().passSeconds(7 * DAY);
    expect((await validate(link)).status).toBe(200);
    server().passSeconds(1);
    expect(await validate(link)).toMatchObject(EXPIRED);
  });

  test('can be requested twice a day, besides the first one', async () => {
    const client = await server().newcomer('resend');
    await server().runJob('deliver_mail');
    for (let time = 0; time < 2; time += 1) {
      server().passSeconds(1);
      expect((await client.post('/send-validation-email', {})).status).toBe(200);
    }
    const refused = await client.post('/send-validation-email', {});
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '86399' } });
    expect(await server().runJob('deliver_mail')).toBe(2);
    server().passSeconds(86_400);
    expect((await client.post('/send-validation-email', {})).status).toBe(200);
  });

  test('is not sent to the placeholder domain', async () => {
    const body = { mail: 'launch@example.com', pass: NEWCOMER_PASSWORD, field_name: 'L' };
    const client = stranger();
    await client.post('/user/register', body);
    await client.login(body.mail, body.pass);
    expect(await client.post('/send-validation-email')).toMatchObject({
      status: 400,
      json: { code: 'address_unreachable' },
    });
  });
});
