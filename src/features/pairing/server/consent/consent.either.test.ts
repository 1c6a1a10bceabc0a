import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { AGREEMENT_VERSION, type ConsentKind } from '#domain/nurse/pairing.ts';
import { atTheDoor } from '#platform/clients/door.testing.ts';
import { withClient, withClients } from '#platform/clients/open-client.ts';
import { verifyAccessLog } from '#platform/clients/verify-log.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { demoNurse } from '../pairing.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
const DAY = 86_400;
const WEEK = 7 * DAY;

let guide: TestClient;
let guideUid: number;
beforeAll(async () => {
  guide = await demoNurse(server());
  guideUid = await guide.uid();
});

async function paired(name: string): Promise<TestClient> {
  const client = await server().newcomer(name);
  await pairWithDemo(client);
  return client;
}
const pairWithDemo = (client: TestClient) =>
  client.post('/proxy/pair-poh', { pairing_code: DEMO_NURSE.code });
const consentOf = async (client: TestClient) => (await client.get('/api/v1/consent')).json;
const looksOf = (client: TestClient, page = '0') => client.get(`/api/v1/access-log?page=${page}`);
async function look(client: TestClient, kind: ConsentKind, known?: number): Promise<'opened' | number> {
  const uid = known ?? (await client.uid());
  return withClient(
    atTheDoor(server(), guideUid),
    { uid, site: 'alcohol', look: kind },
    async () => 'opened' as const,
  ).catch(({ status }: { status: number }) => status);
}

describe('what a client shares', () => {
  test('is nothing without a nurse, and cannot be chosen', async () => {
    const client = await server().newcomer('alleen');
    expect(await consentOf(client)).toEqual({
      registrations: false,
      exercises: false,
      can_look: false,
      registrations_off_since: null,
      exercises_off_since: null,
      until: null,
      asks_renewal: false,
      words_changed: false,
    });
    expect((await client.patch('/api/v1/consent', { exercises: true })).status).toBe(404);
    expect((await client.post('/api/v1/consent/renewal')).status).toBe(404);
    expect((await looksOf(client)).json.rows).toEqual([]);
  });

  test('is all of it after pairing, and each kind by itself from the next look on', async () => {
    const client = await paired('kiest');
    const shared = { registrations: true, exercises: true, can_look: true, asks_renewal: false };
    expect(await consentOf(client)).toMatchObject(shared);
    expect(await look(client, 'exercises')).toBe('opened');
    const answer = await client.patch('/api/v1/consent', { exercises: false });
    expect(answer).toMatchObject({
      status: 200,
      json: { registrations: true, exercises: false, exercises_off_since: server().clock.today() },
    });
    expect(await look(client, 'exercises')).toBe(404);
    expect(await look(client, 'registrations')).toBe('opened');
    await client.patch('/api/v1/consent', { registrations: false });
    expect(await look(client, 'registrations')).toBe(404);
    await client.patch('/api/v1/consent', { registrations: true, exercises: true });
    expect(await look(client, 'exercises')).toBe('opened');
    expect(await consentOf(client)).toMatchObject({
      registrations_off_since: null,
      exercises_off_since: null,
    });
  });

  test('has been kept since the first time, however often that is said', async () => {
    const client = await paired('uit');
    await client.patch('/api/v1/consent', { exercises: false });
    const since = server().clock.today();
    server().passSeconds(DAY);
    await client.login('uit@houvast.example', NEWCOMER_PASSWORD);
    await client.patch('/api/v1/consent', { exercises: false });
    expect(await consentOf(client)).toMatchObject({ exercises: false, exercises_off_since: since });
  });

  test.each([{ exercises: 'nee' }, { notes: true }, { exercises: null }])('refuses %j', async (body) => {
    const client = await server().login('Anna');
    expect((await client.patch('/api/v1/consent', body)).status).toBe(400);
    expect(await consentOf(client)).toMatchObject({ registrations: true, exercises: true });
  });

  test('is chosen by participants only', async () => {
    expect((await guide.get('/api/v1/consent')).status).toBe(404);
    expect((await guide.get('/api/v1/access-log')).status).toBe(404);
  });
});

describe('an agreement', () => {
  const subjects = (name: string) => mails.to(`${name}@houvast.example`).map(({ parsed }) => parsed.subject);
  const templatesOf = async (uid: number) =>
    (await query<{ template: string }>(`select template from message where uid = ${uid}`)).map(
      ({ template }) => template,
    );
  const tend = () => server().runJob('tend_consents');
  /** Everybody who was paired before this is out of the way. */
  beforeAll(() => query('update pairing set ended_at = now() where ended_at is null'));

  test('is asked about once, two weeks before it ends, by message and mail without a name', async () => {
    const client = await paired('verlengt');
    const uid = await client.uid();
    server().passSeconds(24 * WEEK - 60);
    expect(await tend()).toBe(0);
    server().passSeconds(60);
    expect(await Promise.all([tend(), tend()]).then(([one, other]) => one + other)).toBe(1);
    expect(await tend()).toBe(0);
    expect((await templatesOf(uid)).filter((name) => name === 'consent_ending')).toHaveLength(1);
    await server().runJob('deliver_mail');
    expect(subjects('verlengt').filter((subject) => subject === 'Wil je blijven delen?')).toHaveLength(1);
    const asked = mails
      .to('verlengt@houvast.example')
      .find(({ parsed }) => parsed.subject?.startsWith('Wil'));
    expect(asked?.parsed.text).not.toMatch(/Jansen|Brug/);

    await client.login('verlengt@houvast.example', NEWCOMER_PASSWORD);
    expect(await consentOf(client)).toMatchObject({ asks_renewal: true });
    const renewed = await client.post('/api/v1/consent/renewal');
    expect(renewed).toMatchObject({ status: 200, json: { registrations: true, asks_renewal: false } });
    server().passSeconds(3 * WEEK);
    expect(await tend()).toBe(0);
    expect(await look(client, 'registrations', uid)).toBe('opened');
  });

  test('is not asked about by a mail that waited until it was renewed or ended', async () => {
    const answers = {
      verlengde: (client: TestClient) => client.post('/api/v1/consent/renewal'),
      stopte: (client: TestClient) => client.post('/unpair-user-poh-proxy'),
    };
    for (const name of Object.keys(answers)) await paired(name);
    server().passSeconds(24 * WEEK);
    await tend();
    for (const [name, answer] of Object.entries(answers)) {
      const client = server().visitor('alcohol');
      await client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
      expect(await templatesOf(await client.uid())).toContain('consent_ending');
      expect((await answer(client)).status, name).toBe(200);
    }
    await server().runJob('deliver_mail');
    for (const name of Object.keys(answers)) expect(subjects(name)).not.toContain('Wil je blijven delen?');
  });

  test('to words of before holds, and renewing is about those of now', async () => {
    const client = await paired('eerder-akkoord');
    const uid = await client.uid();
    expect(await consentOf(client)).toMatchObject({ words_changed: false });
    await query(`update pairing set agreement = 1 where uid = ${uid}`);
    expect(await look(client, 'registrations', uid)).toBe('opened');
    expect((await client.get('/api/v1/pairing')).json.nurse).not.toBeNull();
    const agreed = () => query<{ agreement: number }>(`select agreement from pairing where uid = ${uid}`);
    expect(await consentOf(client)).toMatchObject({ words_changed: true });
    const renewTo = (agreement: number) => client.post('/api/v1/consent/renewal', { agreement });
    expect((await renewTo(AGREEMENT_VERSION - 1)).status, 'to words that the page showed before').toBe(409);
    expect(await agreed()).toEqual([{ agreement: 1 }]);
    expect(await renewTo(AGREEMENT_VERSION)).toMatchObject({ status: 200, json: { words_changed: false } });
    expect(await agreed()).toEqual([{ agreement: AGREEMENT_VERSION }]);
  });

  test('that is not renewed ends at once for her, and then for both', async () => {
    const client = await paired('stil');
    const uid = await client.uid();
    server().passSeconds(26 * WEEK);
    expect(await look(client, 'registrations', uid), 'before the job came by').toBe(404);
    await Promise.all([tend(), tend()]);
    await client.login('stil@houvast.example', NEWCOMER_PASSWORD);
    expect((await client.get('/api/v1/pairing')).json).toMatchObject({
      nurse: null,
      ended: { by: 'expired' },
    });
    expect(await consentOf(client)).toMatchObject({ until: null, registrations: false });
    expect((await templatesOf(uid)).filter((name) => name === 'pairing_expired')).toHaveLength(1);
    await server().runJob('deliver_mail');
    expect(mails.to(DEMO_NURSE.mail).map(({ parsed }) => parsed.subject)).toContain(
      'Een koppeling is gestopt',
    );
    await pairWithDemo(client);
    expect(await consentOf(client)).toMatchObject({ registrations: true, asks_renewal: false });
  });
});

describe('the log of a client', () => {
  test('says who, when and what, newest first and in pages of whole days', async () => {
    const client = await paired('gezien');
    const uid = await client.uid();
    await withClients(atTheDoor(server(), guideUid), async () => undefined);
    for (let nth = 0; nth < 60; nth += 1) await look(client, nth % 2 ? 'exercises' : 'registrations', uid);
    for (let day = 1; day <= 20; day += 1) {
      server().passSeconds(DAY);
      await look(client, 'exercises', uid);
    }
    await client.login('gezien@houvast.example', NEWCOMER_PASSWORD);
    const first = (await looksOf(client)).json;
    expect(first.pager).toEqual({ current_page: 0, total_items: 21, total_pages: 2, items_per_page: 20 });
    expect(first.rows).toHaveLength(20);
    expect(first.rows[0]).toEqual({
      at: server().clock.now().toISOString(),
      day: server().clock.today(),
      nurse: 'M. Jansen',
      look: 'exercises',
    });
    const { rows } = (await looksOf(client, '1')).json;
    expect(rows).toHaveLength(61);
    expect(rows.at(-1)).toMatchObject({ look: 'list' });
    expect((await looksOf(client, '2')).json.rows).toEqual([]);
    expect((await looksOf(await server().newcomer('ander'))).json.rows).toEqual([]);
  });

  test.each(['-1', 'x', '1.5', '12345678'])('has no page %s', async (page) => {
    const client = await server().newcomer(`bladert${page.length}${page.codePointAt(0)}`);
    expect((await looksOf(client, page)).status).toBe(400);
  });

  test('stays five years after a client is gone, by number only, and then is forgotten', async () => {
    const client = await paired('vertrekt');
    const uid = await client.uid();
    await look(client, 'registrations', uid);
    const rowsOfClient = () => query<{ nth: number }>(`select nth from access_log where client = ${uid}`);
    await client.login('vertrekt@houvast.example', NEWCOMER_PASSWORD);
    const gone = await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
    expect(gone.status, gone.text).toBe(200);
    server().passSeconds(5 * 365 * DAY);
    await server().runJob('tidy_up');
    expect(await rowsOfClient()).toHaveLength(1);
    expect((await verifyAccessLog(server().connection.db)).brokenAt).toBeNull();
    server().passSeconds(3 * DAY);
    const kept = (await query('select from access_log')).length;
    await server().runJob('tidy_up');
    expect(await rowsOfClient()).toEqual([]);
    expect((await query('select from access_log')).length, 'those of clients who are there').toBe(kept - 1);
    expect((await verifyAccessLog(server().connection.db)).brokenAt).toBeNull();
  });
});
