import { beforeAll, describe, expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf, pairWith } from './pairing.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
const GUIDE = 'hoort@houvast.example';
let guide: TestClient;
beforeAll(async () => {
  guide = await nurse(server(), 'hoort', { familyName: 'Smit' });
});

async function messagesOf(client: TestClient): Promise<string[]> {
  const { json } = await client.get('/entity/view/messages/block_1/results');
  return json.rows.map(({ text }: { text: { value: string }[] }) => text[0]?.value ?? '');
}

async function mailsToHer() {
  await server().runJob('deliver_mail');
  return mails.to(GUIDE).filter(({ parsed }) => /gekoppeld|koppeling/.test(parsed.subject ?? ''));
}

async function paired(name: string): Promise<TestClient> {
  const client = await server().newcomer(name);
  await guide.login(GUIDE, NEWCOMER_PASSWORD);
  await pairWith(client, guide);
  server().passSeconds(1);
  return client;
}

describe('both sides hear', () => {
  test('of a pairing: the client by name, she without one', async () => {
    const client = await paired('kanarie-koppelt');
    expect((await messagesOf(client)).join()).toContain('Je bent gekoppeld met J. Smit van');
    const [mail] = await mailsToHer();
    expect(mail?.parsed.subject).toBe('Er is een cliënt met je gekoppeld');
    expect(mail?.raw).not.toMatch(/kanarie|alcohol/i);
    expect((await client.get('/user/me')).json.field_badges.length, 'a badge').toBeGreaterThan(0);
  });

  test('of its end by the client', async () => {
    const client = await paired('kanarie-stopt');
    await client.post('/unpair-user-poh-proxy');
    expect((await messagesOf(client)).join()).toContain('Je koppeling met J. Smit is gestopt.');
    const mail = (await mailsToHer()).at(-1);
    expect(mail?.parsed.subject).toBe('Een koppeling is gestopt');
    expect(mail?.raw).not.toMatch(/kanarie|alcohol/i);
    expect((await client.get('/api/v1/pairing')).json).toMatchObject({
      nurse: null,
      ended: { name: 'J. Smit', on: server().clock.today(), by: 'client' },
    });
  });

  test('of a client who pairs and stops time and again: she of each once an hour', async () => {
    const client = await paired('kanarie-wappert');
    const before = (await mailsToHer()).length;
    const again = async () => {
      await client.post('/unpair-user-poh-proxy');
      await pairWith(client, guide);
      server().passSeconds(2);
    };
    for (let nth = 0; nth < 3; nth += 1) await again();
    const kinds = (await mailsToHer()).slice(before).map(({ parsed }) => parsed.subject);
    expect(kinds, 'of the first pairing she heard before').toEqual(['Een koppeling is gestopt']);
    server().passSeconds(3_600);
    await again();
    expect((await mailsToHer()).length).toBe(before + 3);
  });

  test('of its end by her, who gets no mail about what she did', async () => {
    const client = await paired('kanarie-los');
    const before = (await mailsToHer()).length;
    await guide.post('/remove-user-from-poh', { client_uid: await client.uid(), domain: 'alcohol' });
    expect((await messagesOf(client)).join()).toContain('J. Smit is niet meer met je gekoppeld');
    expect((await mailsToHer()).length).toBe(before);
    expect((await client.get('/api/v1/pairing')).json.ended.by).toBe('nurse');
    server().passSeconds(31 * 86_400);
    await client.login('kanarie-los@houvast.example', NEWCOMER_PASSWORD);
    expect((await client.get('/api/v1/pairing')).json.ended, 'after a month').toBeNull();
  });
});

describe('an account that goes', () => {
  test('of a client ends it, and she hears that somebody stopped', async () => {
    const client = await paired('kanarie-weg');
    const uid = await client.uid();
    const before = (await mailsToHer()).length;
    await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
    expect(await query(`select id from pairing where uid = ${uid}`)).toEqual([]);
    const after = await mailsToHer();
    expect(after.length).toBe(before + 1);
    expect(after.at(-1)?.raw).not.toMatch(/kanarie/);
  });

  test('of a nurse ends it, and her client hears so', async () => {
    const client = await paired('blijft');
    const blocked = `update account set blocked = true where mail_key = '${GUIDE}'`;
    await query(blocked);
    expect((await client.get('/api/v1/pairing')).json.nurse, 'she may be unblocked').toMatchObject({
      name: 'J. Smit',
      can_look: false,
    });
    expect((await client.get('/api/v1/consent')).json).toMatchObject({ exercises: true, can_look: false });
    const support = await server().staff('administrator');
    await support.post('/staff/v1/people/find', { site: 'poh', mail: GUIDE, reason: 'Zij stopt.' });
    const [{ uid } = { uid: 0 }] = await query<{ uid: number }>(
      `select uid from account where mail_key = '${GUIDE}'`,
    );
    await server().prove(support, 'administrator');
    await support.post(`/staff/v1/people/${uid}/delete`, { reason: 'Zij stopt.' });
    const second = await server().staff('support');
    await second.post('/staff/v1/people/find', { site: 'poh', mail: GUIDE, reason: 'Zij stopt.' });
    await server().prove(second, 'support');
    const done = await second.post(`/staff/v1/people/${uid}/delete/confirm`);
    expect(done.status, done.text).toBeLessThan(300);
    expect(await query(`select uid from account where uid = ${uid}`)).toEqual([]);
    expect((await client.get('/api/v1/pairing')).json).toEqual({
      nurse: null,
      ended: { name: 'J. Smit', on: server().clock.today(), by: 'nurse' },
    });
    expect((await messagesOf(client)).join()).toContain('J. Smit is niet meer met je gekoppeld');
  });

  test('of a nurse who stayed away ends it as well', async () => {
    const gone = await nurse(server(), 'blijft-weg', { familyName: 'Bos' });
    const code = await codeOf(gone);
    const nights = async (days: number) => {
      server().passSeconds(days * 86_400);
      await server().runJob('remove_unused_accounts');
      await server().runJob('deliver_mail');
    };
    await nights(720);
    const client = await server().newcomer('vindt-haar-code');
    const pairing = await client.post('/proxy/pair-poh', { pairing_code: code });
    expect(pairing.status, pairing.text).toBe(200);
    await nights(29);
    await client.login('vindt-haar-code@houvast.example', NEWCOMER_PASSWORD);
    expect((await client.get('/api/v1/pairing')).json).toMatchObject({
      nurse: null,
      ended: { name: 'J. Bos', by: 'nurse' },
    });
    expect((await messagesOf(client)).join()).toContain('J. Bos is niet meer met je gekoppeld');
  });
});
