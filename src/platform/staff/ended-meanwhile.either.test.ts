import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const HOST = 'beheer.localhost:3000';

test('a call whose last byte comes after its member signed out finds nobody', async () => {
  const support = await server().staff('support');
  const headers = {
    host: HOST,
    origin: `http://${HOST}`,
    cookie: support.cookie,
    'content-type': 'application/json',
    'x-csrf-token': await support.token(),
  };
  // Long enough for its next use to be recorded, which shows that a call was let in.
  server().passSeconds(31);
  const isLetIn = async () => {
    const at = server().clock.now().toISOString();
    return (await rowsOf(server().connection.db, `select 1 from staff_session where last_seen_at = '${at}'`))
      .length;
  };
  const body = JSON.stringify({ site: 'alcohol', mail: 'anna@houvast.example', reason: 'Belde erover' });
  const payload = new PassThrough();
  payload.write(body.slice(0, -1));
  const url = '/api/staff/v1/people/find';
  const call = server()
    .app.inject({ method: 'POST', url, headers, payload })
    .then((answer) => answer);
  await expect.poll(isLetIn).toBe(1);
  expect((await support.post('/staff/v1/logout')).status).toBe(204);
  payload.end(body.slice(-1));
  const { statusCode, body: refused } = await call;
  expect(statusCode, refused).toBe(403);
  expect(JSON.parse(refused)).toMatchObject({ code: 'login_required' });
});
