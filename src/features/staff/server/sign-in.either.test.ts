import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const MODERATOR = 'bakker@houvast.example';
const MINUTE = 60;

async function withPassword(mail = MODERATOR): Promise<TestClient> {
  const client = server().staffVisitor();
  const answer = await client.post('/staff/v1/login', { mail, password: DEMO_PASSWORD });
  expect(answer).toMatchObject({ status: 200, json: { next: 'code' } });
  return client;
}

const meOf = (client: TestClient) => client.get('/staff/v1/me');
const give = (client: TestClient, code: string) => client.post('/staff/v1/code', { code });

describe('signing in (settled: staff)', () => {
  test('takes a password and a code, and says who one is', async () => {
    const client = await withPassword();
    expect(await meOf(client)).toMatchObject({ status: 403, json: { code: 'login_required' } });
    const answer = await give(client, server().freshCode('moderator'));
    const me = { name: 'M. Bakker', mail: MODERATOR, role: 'moderator' };
    expect(answer).toMatchObject({ status: 200, json: me });
    expect([answer.headers['set-cookie']].flat()).toContainEqual(
      expect.stringMatching(/^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    );
    expect(await meOf(client)).toMatchObject({ status: 200, json: me });
    expect((await client.post('/staff/v1/logout')).status).toBe(204);
    expect((await meOf(client)).status).toBe(403);
  });

  test('refuses a wrong password and an unknown address alike', async () => {
    const refusals = await Promise.all(
      [
        { mail: MODERATOR, password: 'iets-anders-1' },
        { mail: 'niemand@houvast.example', password: DEMO_PASSWORD },
        { mail: '%', password: DEMO_PASSWORD },
        // A participant is nobody here.
        { mail: 'anna@houvast.example', password: DEMO_PASSWORD },
      ].map((body) => server().staffVisitor().post('/staff/v1/login', body)),
    );
    expect(new Set(refusals.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 400, json: { code: 'credentials_wrong' } });
  });

  test('takes each code once, and none of a minute ago', async () => {
    const code = server().freshCode('moderator');
    expect((await give(await withPassword(), code)).status).toBe(200);
    const again = await withPassword();
    expect(await give(again, code)).toMatchObject({ status: 403, json: { code: 'code_wrong' } });
    const late = server().freshCode('moderator');
    server().passSeconds(MINUTE);
    expect((await give(again, late)).json.code).toBe('code_wrong');
    expect((await give(again, server().freshCode('moderator'))).status).toBe(200);
  });

  test('of one code given twice at once only one signs in', async () => {
    const clients = [await withPassword(), await withPassword()];
    const code = server().freshCode('moderator');
    const answers = await Promise.all(clients.map((client) => give(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'code_wrong')).toHaveLength(1);
  });

  test('waits a quarter of an hour after five wrong codes, also with a right one', async () => {
    server().passSeconds(16 * MINUTE);
    const client = await withPassword();
    for (let nth = 0; nth < 5; nth += 1) expect((await give(client, '000000')).json.code).toBe('code_wrong');
    const refused = await give(client, server().freshCode('moderator'));
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    server().passSeconds(16 * MINUTE);
    expect((await give(await withPassword(), server().freshCode('moderator'))).status).toBe(200);
  });

  test('ends after a quarter of an hour without a call, and after a working day', async () => {
    const idle = await server().staff('moderator');
    server().passSeconds(14 * MINUTE);
    expect((await meOf(idle)).status).toBe(200);
    server().passSeconds(15 * MINUTE + 1);
    expect((await meOf(idle)).status).toBe(403);

    const busy = await server().staff('moderator');
    for (let minutes = 0; minutes < 470; minutes += 10) {
      server().passSeconds(10 * MINUTE);
      expect((await meOf(busy)).status).toBe(200);
    }
    server().passSeconds(10 * MINUTE);
    expect((await meOf(busy)).status).toBe(403);
  });

  test('half of it opens nothing, and is over when no code comes', async () => {
    const client = await withPassword('dewit@houvast.example');
    for (const path of ['/staff/v1/staff', '/staff/v1/audit', '/staff/v1/me']) {
      expect((await client.get(path)).json.code, path).toBe('login_required');
    }
    server().passSeconds(11 * MINUTE);
    expect((await give(client, server().freshCode('administrator'))).json.code).toBe('login_required');
  });

  test('asks every change for its origin and its token', async () => {
    const client = await server().staff('moderator');
    const send = (headers: Record<string, string>) =>
      client.send('POST', '/staff/v1/logout', undefined, { headers });
    const token = await client.token();
    expect((await send({})).json.code).toBe('csrf_missing');
    expect((await send({ 'x-csrf-token': 'x' })).json.code).toBe('csrf_invalid');
    const others = { 'x-csrf-token': token, origin: 'http://alcohol.localhost:3000' };
    expect((await send(others)).json.code).toBe('foreign_origin');
    const bare = await server().app.inject({
      method: 'POST',
      url: '/api/staff/v1/login',
      headers: { host: 'beheer.localhost:3000', 'content-type': 'application/json' },
      payload: { mail: MODERATOR, password: DEMO_PASSWORD },
    });
    expect(bare.json()).toMatchObject({ code: 'foreign_origin' });
    expect((await meOf(client)).status).toBe(200);
  });
});

test('neither a password nor the secret of an app stands in the database', async () => {
  const rows = JSON.stringify(await rowsOf(server().connection.db, 'select * from staff_member'));
  expect(rows).toContain(MODERATOR);
  expect(rows).not.toContain(DEMO_PASSWORD);
  expect(rows).not.toContain(Buffer.alloc(20, 'bakker').toString('hex'));
});
