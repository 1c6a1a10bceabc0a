import { beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { strangersOn } from './strangers.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const stranger = strangersOn(server);
const DAY = 86_400;
const at = (name: string) => `${name}@houvast.example`;
const meOf = async (client: TestClient) => (await client.get('/user/me')).json;
const ask = async (client: TestClient, mail: string, password = NEWCOMER_PASSWORD) =>
  client.patch(`/user/${(await meOf(client)).uid[0].value}`, {
    mail: [{ value: mail }],
    pass: [{ existing: password }],
  });
const subjects = (name: string) => mails.to(at(name)).map(({ parsed }) => parsed.subject);
/** The link in the newest mail to an address. */
async function linkTo(name: string) {
  await server().runJob('deliver_mail');
  return mails.linkTo(at(name));
}
const open = (link: object, client: TestClient = stranger()) => client.post('/validate-email', link);
const REFUSED = { status: 403, json: { code: 'link_invalid' } };

/** Someone who asked for another address, with the link to it. */
async function asked(name: string) {
  const client = await server().newcomer(name);
  expect((await ask(client, at(`${name}-new`))).status).toBe(200);
  return { client, link: await linkTo(`${name}-new`) };
}

// One who registers or asks for mail at the same second as before would get the same link.
beforeEach(() => server().passSeconds(3_600));

describe('another address', () => {
  test('is pending until the link in the mail to it was opened, and both addresses are told', async () => {
    const client = await server().newcomer('moving');
    await server().runJob('deliver_mail');
    const answer = await ask(client, ' \uff2doving-New@houvast.example ');
    expect(answer).toMatchObject({
      status: 200,
      json: {
        mail: [{ value: at('moving') }],
        name: [{ value: at('moving') }],
        field_pending_mail: [{ value: 'Moving-New@houvast.example' }],
      },
    });
    const link = await linkTo('Moving-New');
    expect(subjects('Moving-New')).toEqual(['Bevestig je nieuwe e-mailadres']);
    const [, notice] = mails.to(at('moving'));
    expect(notice?.parsed.subject).toBe('Er is een ander e-mailadres gevraagd');
    expect(notice?.raw, 'the old address does not learn the new one').not.toContain('oving-New');
    await expect(stranger().login(at('moving-new'), NEWCOMER_PASSWORD)).rejects.toThrow('Login failed');

    expect((await open(link)).status).toBe(200);
    const moved = stranger();
    await moved.login(at('moving-new'), NEWCOMER_PASSWORD);
    expect(await meOf(moved)).toMatchObject({
      mail: [{ value: 'Moving-New@houvast.example' }],
      field_pending_mail: [],
      field_validated_email: [{ value: true }],
    });
    await server().runJob('deliver_mail');
    expect(subjects('moving').at(-1)).toBe('Je e-mailadres is veranderd');
    expect((await open(link)).status, 'browsers and mail scanners open links twice').toBe(200);
  });

  test('ends every session but the one in which the link is opened', async () => {
    const { client, link } = await asked('sessions');
    const phone = stranger();
    await phone.login(at('sessions'), NEWCOMER_PASSWORD);
    expect((await phone.get('/user/me')).status).toBe(200);
    await client.token();
    expect((await open(link, client)).status).toBe(200);
    expect((await phone.get('/user/me')).status).toBe(403);
    expect((await meOf(client)).mail).toEqual([{ value: at('sessions-new') }]);
  });

  test('gets the same answer whether it has an account or not, and only its owner hears of it', async () => {
    await server().newcomer('owner');
    const free = await server().newcomer('asks-free');
    const taken = await server().newcomer('asks-taken');
    const answers = [await ask(free, at('nobody')), await ask(taken, at('OWNER'))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.json.field_pending_mail).toEqual([{ value: at('OWNER') }]);
    await server().runJob('deliver_mail');
    const sent = await Promise.all([free, taken].map((client) => client.get('/api/v1/mails')));
    const kinds = sent.map(({ json }) => (json as { kind: string }[]).map(({ kind }) => kind).toSorted());
    expect(kinds[1]).toEqual(kinds[0]);
    expect(kinds[0]).toContain('validate_new_email');
    const letter = mails.to(at('owner')).at(-1);
    expect(letter?.parsed.subject).toBe('Iemand wilde je e-mailadres gebruiken');
    expect(letter?.raw).not.toMatch(/e-mail-bevestigen|validate/);
  });

  test('can be asked for five times a day, taken or not, also at once', async () => {
    const client = await server().newcomer('restless');
    const names = ['anna', 'restless-1', 'anna', 'restless-2', 'restless-3', 'anna', 'restless-4'];
    const answers = await Promise.all(names.map((name) => ask(client, at(name))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    expect(await ask(client, at('anna'))).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(DAY) },
    });
  });

  test.each([
    ['a new password', async (client: TestClient) => changePassword(client)],
    ['another request', async (client: TestClient) => ask(client, at('third'))],
  ])('is called off by %s', async (how, change) => {
    const name = `off-${how.length}`;
    const { client, link } = await asked(name);
    expect((await change(client)).status).toBe(200);
    const isWhole = '(pending_mail is null) = (pending_mail_at is null) as is_whole';
    const query = `select ${isWhole} from account where mail_key = '${at(name)}'`;
    expect(await rowsOf(server().connection.db, query)).toEqual([{ is_whole: true }]);
    expect(await open(link)).toMatchObject(REFUSED);
  });

  test('is called off by a new password through the old address', async () => {
    const { link } = await asked('forgot');
    await stranger().post('/user/password', { mail: at('forgot') });
    const reset = await linkTo('forgot');
    const client = stranger();
    expect(
      (await client.post('/user/password/reset', { ...reset, new_pass: 'een-nieuw-begin-1' })).status,
    ).toBe(200);
    expect((await meOf(client)).field_pending_mail).toEqual([]);
    expect(await open(link)).toMatchObject(REFUSED);
  });

  test('stays with whoever registered with it meanwhile', async () => {
    const { client, link } = await asked('late');
    await server().newcomer('late-new');
    expect(await open(link)).toMatchObject(REFUSED);
    expect((await meOf(client)).mail).toEqual([{ value: at('late') }]);
  });

  test('can be mailed again, and is forgotten when nobody confirms it for a week', async () => {
    const { client, link } = await asked('slow');
    server().passSeconds(DAY);
    expect((await client.post('/send-validation-email', {})).status).toBe(200);
    const again = await linkTo('slow-new');
    expect(again).not.toEqual(link);
    server().passSeconds(7 * DAY - 60);
    await server().runJob('remove_unused_accounts');
    expect(await open(link)).toMatchObject({ status: 403, json: { code: 'link_expired' } });
    const back = stranger();
    await back.login(at('slow'), NEWCOMER_PASSWORD);
    expect((await meOf(back)).field_pending_mail).toEqual([{ value: at('slow-new') }]);
    server().passSeconds(120);
    await server().runJob('remove_unused_accounts');
    expect((await meOf(back)).field_pending_mail).toEqual([]);
    expect(await open(again)).toMatchObject(REFUSED);
  });
});

async function changePassword(client: TestClient) {
  return client.patch(`/user/${(await meOf(client)).uid[0].value}`, {
    pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-1' }],
  });
}
