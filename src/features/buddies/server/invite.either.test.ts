import { beforeAll, describe, expect, test } from 'vitest';
import { INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import { dump } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { codeIn, pairs } from './buddies.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { inviting, stranger } = pairs(server, mails);
const problem = (field: string, text: RegExp) => ({
  status: 422,
  json: { code: 'invalid_input', error: { [field]: expect.stringMatching(text) } },
});
const DAY = 86_400;

let mistaken: TestClient;
beforeAll(async () => {
  mistaken = await server().newcomer('mistaken');
});

describe('inviting a buddy (contract 2.8 #48)', () => {
  test('sends one mail, which names the person in its body only', async () => {
    const { address, buddies, id } = await inviting('asks');
    const [letter, ...others] = mails.to(address);
    expect(others).toEqual([]);
    expect(letter?.parsed.subject).toBe('Een uitnodiging voor jou');
    const text = letter?.parsed.text ?? '';
    expect(text).toContain('Hallo Bo,\n\nasks werkt aan een persoonlijk doel');
    expect(text).toContain(`binnen ${INVITATION_DAYS} dagen`);
    const code = codeIn(mails, address);
    expect(code).toMatch(/^[\w-]{43}$/);
    for (const page of ['accept', 'refuse']) expect(text).toContain(`/buddy/${page}/${code}`);
    const head = letter?.raw.split('\r\n\r\n')[0]?.replace(/\r\n\s+/g, ' ') ?? '';
    expect(head).toContain(`List-Unsubscribe: <http://alcohol.localhost:3000/buddy/unsubscribe/${code}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head.replaceAll(address, '')).not.toContain('asks');
    expect(await buddies()).toMatchObject([
      {
        target_id: id,
        target_type: 'buddy',
        name: [{ value: 'Bo' }],
        field_email: [{ value: address }],
        status: [{ value: false }],
        waiting: [{ value: false }],
        since: [{ value: server().clock.today() }],
      },
    ]);
  });

  test('keeps names, addresses and codes out of the database', async () => {
    const { address, code } = await inviting('sealed');
    const all = await dump(server().connection.db);
    for (const secret of [address, code]) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(Buffer.from(secret).toString('hex'));
    }
    expect(server().log.join('\n')).not.toContain(address);
  });

  test('once for each address, however it is written', async () => {
    const { client, address } = await inviting('twice');
    for (const email of [address, address.toUpperCase(), ` ${address} `]) {
      expect(await client.post('/buddy/add', { name: 'Bo', email })).toMatchObject(
        problem('email', /al een uitnodiging/),
      );
    }
    const other = await inviting('twice-other');
    expect((await other.client.post('/buddy/add', { name: 'Bo', email: address })).status).toBe(200);
  });

  test.each([
    ['name', { name: '', email: 'bo@houvast.example' }],
    ['name', { name: 'Bo\nBcc: x', email: 'bo@houvast.example' }],
    ['name', { name: 'www.win.example', email: 'bo@houvast.example' }],
    ['name', { name: 'B'.repeat(61), email: 'bo@houvast.example' }],
    ['email', { name: 'Bo', email: 'bo' }],
    ['email', { name: 'Bo', email: 'bo@houvast.example\nBcc: x@houvast.example' }],
    ['email', { name: 'Bo', email: 'MISTAKEN@HOUVAST.EXAMPLE' }],
    ['email', { name: 'Bo' }],
    ['extra', { name: 'Bo', email: 'bo@houvast.example', extra: 1 }],
  ])('is refused under %s', async (field, body) => {
    expect(await mistaken.post('/buddy/add', body)).toMatchObject(problem(field, /./));
    expect(await mistaken.post('/api/v1/buddy/invitation-preview', body)).toMatchObject(problem(field, /./));
    expect((await mistaken.get('/user/me')).json.field_buddies).toEqual([]);
  });

  test('five times a day, ten in all', async () => {
    const client = await server().newcomer('many');
    const ask = (nth: number) =>
      client.post('/buddy/add', { name: 'Bo', email: `bo-${nth}@houvast.example` });
    const five = async (from: number) => {
      for (let nth = from; nth < from + 5; nth += 1) expect((await ask(nth)).status).toBe(200);
    };
    await five(0);
    expect(await ask(5)).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    server().passSeconds(DAY + 1);
    await client.login('many@houvast.example', NEWCOMER_PASSWORD);
    await five(5);
    server().passSeconds(DAY + 1);
    await client.login('many@houvast.example', NEWCOMER_PASSWORD);
    expect(await ask(10)).toMatchObject(problem('email', /10 buddy’s/));
  });

  test('waits until the person has confirmed their own address', async () => {
    const client = await server().newcomer('waits');
    const email = 'bo-waits@houvast.example';
    const typed = '\uff42o-waits@houvast.example';
    expect(await client.post('/buddy/add', { name: 'Bo', email: typed })).toMatchObject({
      status: 200,
      json: { waiting: true },
    });
    expect((await client.get('/user/me')).json.field_buddies).toMatchObject([{ waiting: [{ value: true }] }]);
    await server().runJob('deliver_mail');
    expect(mails.to(email)).toEqual([]);
    const link = mails.linkTo('waits@houvast.example');
    expect((await client.post('/validate-email', link)).status).toBe(200);
    await client.post('/validate-email', link);
    await server().runJob('deliver_mail');
    expect(mails.to(email)).toHaveLength(1);
    expect((await client.get('/user/me')).json.field_buddies).toMatchObject([
      { waiting: [{ value: false }] },
    ]);
  });

  test('ends after thirty days without an answer, with the address', async () => {
    const { client, code, buddies } = await inviting('ignored');
    server().passSeconds((INVITATION_DAYS - 1) * DAY);
    await server().runJob('tidy_up');
    await client.login('ignored@houvast.example', NEWCOMER_PASSWORD);
    expect(await buddies()).toHaveLength(1);
    server().passSeconds(DAY + 1);
    const late = await stranger().post('/buddy/invite/accept', { pairing_code: code });
    expect(late.status).toBe(404);
    await server().runJob('tidy_up');
    await client.login('ignored@houvast.example', NEWCOMER_PASSWORD);
    expect(await buddies()).toEqual([]);
  });

  test('does not exist for relatives, nor for visitors', async () => {
    const relative = await server().newcomer('relative', 'naasten');
    for (const path of [
      '/buddy/add',
      '/buddy/delete',
      '/buddy/invite/accept',
      '/api/v1/buddy-updates/skip',
    ]) {
      expect((await relative.post(path, {})).status, path).toBe(404);
      expect((await server().visitor('naasten').post(path, {})).status, path).toBe(404);
    }
    const visitor = server().visitor('alcohol');
    expect((await visitor.post('/buddy/add', { name: 'Bo', email: 'bo@houvast.example' })).status).toBe(403);
  });
});

describe('removing a buddy (contract 2.8 #49)', () => {
  test('deletes name and address, and the mail that waits; nobody else can', async () => {
    const { client, id, code, buddies } = await inviting('removes');
    const other = await server().newcomer('removes-other');
    expect((await other.post('/buddy/delete', { buddy_id: id })).status).toBe(404);
    for (const wrong of [0, -1, 1.5, 1e30]) {
      expect((await client.post('/buddy/delete', { buddy_id: wrong })).status).toBe(404);
    }
    expect(await buddies()).toHaveLength(1);
    expect((await client.post('/buddy/delete', { buddy_id: id })).status).toBe(200);
    expect((await client.post('/buddy/delete', { buddy_id: id })).status).toBe(404);
    expect(await buddies()).toEqual([]);
    expect((await stranger().post('/buddy/invite/accept', { pairing_code: code })).status).toBe(404);
  });

  test('takes back an invitation that was not sent yet', async () => {
    const { client } = await inviting('regrets');
    const email = 'bo-regretted@houvast.example';
    const { json } = await client.post('/buddy/add', { name: 'Bo', email });
    await client.post('/buddy/delete', { buddy_id: json.buddy_id });
    await server().runJob('deliver_mail');
    expect(mails.to(email)).toEqual([]);
  });
});
