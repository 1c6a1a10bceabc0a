import { describe, expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const list = <T>(value: T) => [{ value }];
const uidOf = async (client: TestClient) => (await client.get('/user/me')).json.uid[0].value as number;
const change = async (client: TestClient, fields: object) =>
  client.patch(`/user/${await uidOf(client)}`, fields);
const pass = (existing: string, value?: string) => [{ existing, ...(value === undefined ? {} : { value }) }];

describe('asking for another address (contract 2.3)', () => {
  test.each([
    ['no password', {}],
    ['a wrong password', { pass: pass('not-this-one-1') }],
    ['an empty password', { pass: pass('') }],
  ])('with %s is refused in the words of the contract', async (what, rest) => {
    const client = await server().newcomer(`refused-${what.replaceAll(/\W/g, '')}`);
    const answer = await change(client, { mail: list('elsewhere@houvast.example'), ...rest });
    expect(answer).toMatchObject({
      status: 422,
      json: {
        code: 'password_incorrect',
        message:
          "Unprocessable Entity: validation failed.\nmail: Your current password is missing or incorrect; it's required to change the Email.\n",
      },
    });
  });

  test('to itself changes nothing and needs no password', async () => {
    const client = await server().newcomer('same');
    expect((await change(client, { mail: list('SAME@houvast.example') })).status).toBe(200);
    expect((await client.get('/user/me')).json.mail).toEqual(list('same@houvast.example'));
  });

  test('after five wrong passwords even the right one is refused', async () => {
    const client = await server().newcomer('guessed');
    const fields = { mail: list('thief@houvast.example') };
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await change(client, { ...fields, pass: pass(`guess-number-${guess}`) })).status).toBe(422);
    }
    server().passSeconds(600);
    expect(await change(client, { ...fields, pass: pass(NEWCOMER_PASSWORD) })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3000' },
    });
  });
});

test('simultaneous guesses are counted together', async () => {
  const client = await server().newcomer('stormed');
  const token = await client.token();
  const uid = await uidOf(client);
  const guess = (number: number) =>
    client.send(
      'PATCH',
      `/user/${uid}`,
      { mail: list('thief@houvast.example'), pass: pass(`guess-number-${number}`) },
      { headers: { 'x-csrf-token': token } },
    );
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => guess(number)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test.each([
  [{ field_avatar: { toString: 1, valueOf: 1 } }, 422],
  [{ field_avatar: list('avatar--0x3') }, 422],
  [{ field_name: list('\u200b') }, 422],
  [{ uid: { value: [[[[]]]] } }, 403],
])('nonsense is refused, and never breaks the server: %j', async (fields, status) => {
  const client = await server().login('Lars');
  expect((await change(client, fields)).status).toBe(status);
});

test('a deeply nested body is refused', async () => {
  const client = await server().login('Lars');
  const raw = `{"uid":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
  const headers = { 'x-csrf-token': await client.token() };
  const answer = await client.send('PATCH', `/user/${await uidOf(client)}`, undefined, { raw, headers });
  expect(answer).toMatchObject({ status: 400, json: { message: 'Syntax error' } });
});

describe('changing the password (contract 2.3)', () => {
  test('ends all other sessions and keeps this one, with a new token', async () => {
    const client = await server().newcomer('careful');
    const phone = server().visitor('alcohol');
    await phone.login('careful@houvast.example', NEWCOMER_PASSWORD);
    const cookie = client.cookie;
    const answer = await change(client, { pass: pass(NEWCOMER_PASSWORD, 'nog-veel-beter-2') });
    expect(answer.status).toBe(200);
    expect(client.cookie).not.toBe(cookie);
    expect((await phone.get('/user/me')).status).toBe(403);
    expect((await change(client, { field_name: list('Careful') })).status).toBe(200);
    await server().visitor('alcohol').login('careful@houvast.example', 'nog-veel-beter-2');
    // Nobody has proven yet that the address is theirs.
    await server().runJob('deliver_mail');
    const subjects = mails.to('careful@houvast.example').map(({ parsed }) => parsed.subject);
    expect(subjects).toEqual(['Bevestig je e-mailadres']);
  });

  test('leaves no session to a simultaneous login with the old one', async () => {
    const client = await server().newcomer('hurried');
    const browsers = ['nog-veel-beter-2', 'nog-veel-beter-3', 'nog-veel-beter-4'].flatMap((_, round) =>
      Array.from({ length: 4 }, () => ({ round, browser: server().visitor('alcohol') })),
    );
    for (let round = 0; round < 3; round += 1) {
      const old = round === 0 ? NEWCOMER_PASSWORD : `nog-veel-beter-${round + 1}`;
      const changed = change(client, { pass: pass(old, `nog-veel-beter-${round + 2}`) });
      const logins = browsers
        .filter((one) => one.round === round)
        .map(({ browser }) =>
          browser.send('POST', '/user/login', { name: 'hurried@houvast.example', pass: old }),
        );
      expect((await changed).status).toBe(200);
      for (const { status } of await Promise.all(logins)) expect([200, 400]).toContain(status);
    }
    for (const { browser } of browsers) expect((await browser.get('/user/me')).status).toBe(403);
    expect((await client.get('/user/me')).status).toBe(200);
  });

  test('repeated under its Idempotency-Key does not count as a guess', async () => {
    const client = await server().newcomer('patient');
    const token = await client.token();
    const path = `/user/${await uidOf(client)}`;
    const fields = { pass: pass(NEWCOMER_PASSWORD, 'nog-veel-beter-2') };
    const again = (csrf: string) =>
      client.send('PATCH', path, fields, { headers: { 'x-csrf-token': csrf, 'idempotency-key': 'patient' } });
    expect((await again(token)).status).toBe(200);
    const renewed = await client.token();
    for (let time = 0; time < 6; time += 1) expect((await again(renewed)).status).toBe(200);
    const next = await change(client, { pass: pass('nog-veel-beter-2', 'nog-veel-beter-3') });
    expect(next.status).toBe(200);
  });

  const UNREADABLE = 'pass: Dit klopt niet. Controleer wat je hebt ingevuld.';
  test.each<[unknown, string]>([
    [
      pass('wrong-password-1', 'nog-veel-beter-2'),
      "pass: Your current password is missing or incorrect; it's required to change the Password.",
    ],
    [
      list('nog-veel-beter-2'),
      "pass: Your current password is missing or incorrect; it's required to change the Password.",
    ],
    [pass(NEWCOMER_PASSWORD, 'kort'), 'pass: Gebruik minstens 10 tekens voor je wachtwoord.'],
    [pass(NEWCOMER_PASSWORD, ''), 'pass: Vul dit veld in.'],
    ['nog-veel-beter-2', UNREADABLE],
    [['nog-veel-beter-2'], UNREADABLE],
    [[], UNREADABLE],
    [null, UNREADABLE],
    [[{ new: 'nog-veel-beter-2' }], UNREADABLE],
    [[{ value: 2 }], UNREADABLE],
  ])('%j is refused', async (value, line) => {
    const client = await server().newcomer(`password-${JSON.stringify(value).length}-${line.length}`);
    expect(await change(client, { pass: value })).toMatchObject({
      status: 422,
      json: { message: `Unprocessable Entity: validation failed.\n${line}\n` },
    });
    expect((await client.get('/user/me')).status).toBe(200);
  });
});

describe('the whole account as it was read', () => {
  test.each([
    ['a participant', () => server().login('Anna')],
    ['a nurse', () => nurse(server(), 'heen-en-terug')],
  ])('can be sent back by %s', async (_, who) => {
    const client = await who();
    const me = (await client.get('/user/me')).json;
    const answer = await change(client, me);
    expect(answer.status, answer.text).toBe(200);
    const { device_key: _key, own_device, ...entity } = me;
    expect(answer.json).toEqual(entity);
    for (const other of [{ device_key: list('x') }, { own_device: list(!own_device[0].value) }]) {
      expect(await change(client, { ...me, ...other })).toMatchObject({
        status: 403,
        json: { code: 'field_read_only' },
      });
    }
  });
});

describe('the other fields', () => {
  test.each([
    ['avatar--7', 'avatar--7'],
    [12, 'avatar--12'],
  ])('avatar %s', async (given, stored) => {
    const lars = await server().login('Lars');
    expect((await change(lars, { field_avatar: list(given) })).json.field_avatar).toEqual(list(stored));
  });

  test.each([[list(0)], [list('avatar--13')], [[]]])('avatar %j is refused', async (given) => {
    const lars = await server().login('Lars');
    expect((await change(lars, { field_avatar: given })).json.error).toHaveProperty('field_avatar');
  });

  test('notifications of the site, once the address is confirmed', async () => {
    const ina = await server().login('Ina');
    const kinds = [{ value: 'badge_mail' }, { value: 'daily_mail' }];
    expect(
      (await change(ina, { field_notification_settings: kinds })).json.field_notification_settings,
    ).toEqual(kinds);
    expect((await change(ina, { field_notification_settings: [] })).json.field_notification_settings).toEqual(
      [],
    );
    const unknown = await change(ina, { field_notification_settings: [{ value: 'sms' }] });
    expect(unknown.json.error).toHaveProperty('field_notification_settings');
  });

  test('notifications can be turned off before the address is confirmed, and on after it', async () => {
    const client = await server().newcomer('unconfirmed');
    const choose = (...kinds: string[]) => change(client, { field_notification_settings: kinds.map(list) });
    expect((await choose('badge_mail', 'daily_mail')).status).toBe(200);
    const refused = await choose('badge_mail', 'end_of_phase_mail');
    expect(refused).toMatchObject({
      status: 422,
      json: {
        error: {
          field_notification_settings: 'Bevestig eerst je e-mailadres. Daarna kun je meldingen kiezen.',
        },
      },
    });
    expect((await choose()).json.field_notification_settings).toEqual([]);
    expect((await choose('badge_mail')).status).toBe(422);
  });
});
