import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { registrationBody } from '#features/account/contract.ts';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { writePush } from '#features/push/server/outbox.ts';
import { routes } from './routes.ts';
import { startedMailServer } from './testing/mail-server.ts';
import { startedPushServices } from './testing/push-services.ts';
import type { TestClient } from './testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from './testing/test-server.ts';

const mails = await startedMailServer();
const { expo } = await startedPushServices();
const server = sharedTestServer({
  MULTILINGUAL: '0',
  MAIL_URL: mails.url,
  MAIL_FROM: 'mail@houvast.example',
  EXPO_PUSH_URL: expo.url,
  EXPO_ACCESS_TOKEN: 'an access token of Expo',
});

/** Chose English when there was English. */
let tom: TestClient;
beforeAll(async () => {
  tom = server().visitor('gambling');
  await tom.login('tom@houvast.example', DEMO_PASSWORD);
});
const chosen = async (client: TestClient) => (await client.get('/user/me')).json.preferred_langcode;
const patch = async (client: TestClient, fields: object) =>
  client.patch(`/user/${await client.uid()}`, fields);

describe('with MULTILINGUAL=0 a call', () => {
  test('under /api/en is not there, whichever it is, as in a language that does not exist', async () => {
    const headers = { host: 'alcohol.localhost:3000' };
    for (const { endpoint } of routes) {
      const path = endpoint.path.replace(/:\w+/g, '1').replace('*', 'hulp');
      const [english, unknown] = await Promise.all(
        ['en', 'fr'].map((language) =>
          server().app.inject({ method: endpoint.method, url: `/api/${language}${path}`, headers }),
        ),
      );
      const where = `${endpoint.method} ${path}`;
      expect(english?.statusCode, where).toBe(404);
      expect(english?.body, where).toBe(unknown?.body);
    }
    expect(routes.length).toBeGreaterThanOrEqual(100);
  });

  test.each(['/api', '/api/nl'])('under %s is answered in Dutch', async (base) => {
    const headers = { host: 'alcohol.localhost:3000' };
    const read = (path: string) => server().app.inject({ url: base + path, headers });
    const page = (await read('/hulp')).json();
    expect(page.paths).toEqual({ nl: '/hulp' });
    expect((await read('/api/v1/contacts')).json()[0]).toMatchObject({ langcode: 'nl' });
    expect((await read('/rest/session/token')).statusCode).toBe(200);
  });

  test.each(['/en/help', '/en', '/en/privacy', '/en/support'])('finds no page at %s', async (path) => {
    const visitor = server().visitor('alcohol');
    expect((await visitor.get(path)).status).toBe(404);
    expect((await visitor.get(`/router/translate-path?path=${path}`)).status).toBe(404);
  });

  test('finds what somebody wrote at its Dutch path alone', async () => {
    const fields = { title: 'Vandaag', field_diary_body: '<p>Het ging.</p>' };
    const entry = { type: 'diary_entry', ...fields, field_diary_entry_date: server().clock.today() };
    const [{ value: nid }] = (await tom.post('/node', entry)).json.nid;
    for (const [path, status] of [
      [`/dagboek/${nid}`, 200],
      [`/en/diary/${nid}`, 404],
    ] as const) {
      expect((await tom.get(path)).status, path).toBe(status);
      expect((await tom.get(`/router/translate-path?path=${path}`)).status, path).toBe(status);
    }
  });

  test('is described without a word of /api/en', async () => {
    const { body } = await server().app.inject('/api/openapi.json');
    expect(body).toContain('/api/user/me');
    expect(body).not.toMatch(/\/api\/en[^t]/);
  });
});

describe('with MULTILINGUAL=0 somebody', () => {
  test('who registers in English is Dutch', async () => {
    const visitor = server().visitor('alcohol', { address: '127.6.0.1' });
    const mail = 'registers@houvast.example';
    const draft = { name: 'R', mail, password: NEWCOMER_PASSWORD };
    expect((await visitor.send('POST', '/user/register', registrationBody(draft, 'en'))).status).toBe(200);
    await visitor.login(mail, NEWCOMER_PASSWORD);
    expect(await chosen(visitor)).toEqual([{ value: 'nl' }]);
    const refused = await patch(visitor, { preferred_langcode: [{ value: 'en' }] });
    expect(refused).toMatchObject({
      status: 422,
      json: { error: { preferred_langcode: expect.any(String) } },
    });
  });

  test('who chose English before keeps it, whatever else they change', async () => {
    expect((await patch(tom, { field_name: [{ value: 'Tommie' }] })).status).toBe(200);
    const all = { field_name: [{ value: 'Tom' }], preferred_langcode: [{ value: 'en' }] };
    expect((await patch(tom, all)).status).toBe(200);
    expect(await chosen(tom)).toEqual([{ value: 'en' }]);
  });

  test('who chose English gets mail in Dutch, with Dutch links', async () => {
    expect(
      (await server().visitor('gambling').post('/user/password', { mail: 'tom@houvast.example' })).status,
    ).toBe(200);
    await server().runJob('deliver_mail');
    const letter = mails
      .to('tom@houvast.example')
      .find(({ parsed }) => parsed.subject === 'Kies een nieuw wachtwoord');
    expect(new URL(letter?.link ?? '').pathname).toMatch(/^\/user\/reset\//);
    expect(letter?.parsed.html).toContain('<html lang="nl">');
  });

  test('people whom they invite read Dutch too, in the mail and in its preview', async () => {
    const bo = { name: 'Bo', email: 'bo-tom@houvast.example' };
    const shown = await tom.post('/api/v1/buddy/invitation-preview', bo);
    expect((await tom.post('/buddy/add', bo)).status).toBe(200);
    await server().runJob('deliver_mail');
    const letter = mails.to(bo.email).at(-1);
    expect(letter?.parsed.text).toMatch(/http:\/\/gambling\.localhost:3000\/buddy\//);
    expect(letter?.parsed.text).not.toContain('/en/');
    expect(letter?.parsed.subject).toBe(shown.json.subject);
  });

  test('who chose English gets push messages and a copy of their data in Dutch', async () => {
    await tom.post('/api/push-notification-token', { pushNotificationToken: 'ExponentPushToken[tom]' });
    const { connection, clock } = server();
    const uid = await tom.uid();
    await writePush({ db: connection.db, clock, wake: () => undefined }, [
      { uid, kind: 'end_of_phase_mail', about: '2026-11-20' },
    ]);
    await server().runJob('deliver_push');
    expect(expo.sent.map(({ body }) => body)).toEqual(['Er staat iets voor je klaar']);
    const files = await exportOf(server(), tom, { pass: [{ existing: DEMO_PASSWORD }] });
    expect(files['index.html']).toContain('<html lang="nl">');
  });
});

test('with MULTILINGUAL=0 the staff writes alerts in Dutch only, and looks at them there only', async () => {
  const dewit = await server().staff('administrator');
  expect((await dewit.get('/staff/v1/me')).json).toMatchObject({ multilingual: false });
  const alert = {
    field_type: 'info',
    sites: ['alcohol'],
    title: { nl: 'Storing', en: '' },
    body: { nl: 'Bel 112.', en: '' },
  };
  const { status, json } = await dewit.post('/staff/v1/alerts', alert);
  expect(status).toBe(201);
  expect((await dewit.patch(`/staff/v1/alerts/${json.id}`, { published: true })).status).toBe(200);
  const look = (language: string) =>
    dewit.get(`/staff/v1/alerts/${json.id}/preview?site=alcohol&language=${language}`);
  expect((await look('nl')).status).toBe(200);
  expect((await look('en')).status).toBe(400);
});
