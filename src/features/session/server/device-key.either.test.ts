import { describe, expect, test } from 'vitest';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const HOUR = 3_600;

async function keyOf(client: TestClient): Promise<string> {
  return (await client.get('/user/me')).json.device_key[0].value;
}

/** Logs in again in the browser of this client, which sends what it still has. */
function logInAgain(client: TestClient, name: string) {
  const login = { name: `${name}@houvast.example`, pass: NEWCOMER_PASSWORD };
  return client.send('POST', '/user/login', login);
}

describe('the key of what a browser keeps', () => {
  test('is one of 32 bytes for each session, handed out to it alone', async () => {
    const here = await server().newcomer('keeper');
    const elsewhere = server().visitor('alcohol');
    await logInAgain(elsewhere, 'keeper');
    const key = await keyOf(here);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf(here)).toBe(key);
    expect(await keyOf(elsewhere)).not.toBe(key);
    const { uid } = (await here.get('/user/me')).json;
    expect((await here.get(`/user/${uid[0].value}`)).text).not.toContain('device_key');
  });

  test('comes with whose device it is, as the login said', async () => {
    const here = await server().newcomer('whose-device');
    const isOwn = async () => (await here.get('/user/me')).json.own_device;
    expect(await isOwn()).toEqual([{ value: true }]);
    const login = { name: 'whose-device@houvast.example', pass: NEWCOMER_PASSWORD };
    await here.post('/user/logout');
    expect((await here.send('POST', '/user/login', { ...login, own_device: false })).status).toBe(200);
    expect(await isOwn()).toEqual([{ value: false }]);
  });

  test('is the same after the next login once the session expired, for three days', async () => {
    const here = await server().newcomer('expires');
    const key = await keyOf(here);
    server().passSeconds((30 * 24 + 12) * HOUR);
    expect((await here.get('/user/me')).status).toBe(403);
    await server().runJob('tidy_up');
    await logInAgain(here, 'expires');
    expect(await keyOf(here)).toBe(key);
    server().passSeconds((12 + 72 + 1) * HOUR);
    await server().runJob('tidy_up');
    await logInAgain(here, 'expires');
    expect(await keyOf(here)).not.toBe(key);
  });

  test('is another for whoever else logs in with the same browser', async () => {
    const here = await server().newcomer('first-here');
    await server().newcomer('second-here');
    const key = await keyOf(here);
    server().passSeconds((30 * 24 + 12) * HOUR);
    expect((await logInAgain(here, 'second-here')).status).toBe(200);
    expect(await keyOf(here)).not.toBe(key);
  });

  test.each<[string, (elsewhere: TestClient, uid: number, id: string) => Promise<unknown>]>([
    ['on the list of sessions', (elsewhere, _uid, id) => elsewhere.delete(`/api/v1/sessions/${id}`)],
    ['everywhere', (elsewhere) => elsewhere.delete('/api/v1/sessions')],
    [
      'by a new password',
      (elsewhere, uid) =>
        elsewhere.patch(`/user/${uid}`, {
          pass: [{ existing: NEWCOMER_PASSWORD, value: NEWCOMER_PASSWORD }],
        }),
    ],
  ])('is another when the session was ended elsewhere, %s', async (way, end) => {
    const name = `ended-${way.replaceAll(' ', '-')}`;
    const here = await server().newcomer(name);
    const elsewhere = server().visitor('alcohol');
    await logInAgain(elsewhere, name);
    const key = await keyOf(here);
    const { uid } = (await here.get('/user/me')).json;
    const { id } = (await here.get('/api/v1/sessions')).json.find(
      ({ current }: { current: boolean }) => current,
    );
    expect(await end(elsewhere, uid[0].value, id)).toMatchObject({ status: expect.toSatisfy(isDone) });
    expect((await here.get('/user/me')).status).toBe(403);
    await logInAgain(here, name);
    expect(await keyOf(here)).not.toBe(key);
  });
});

function isDone(status: number): boolean {
  return status === 200 || status === 204;
}

describe('a session that its owner ends', () => {
  test.each<[string, (client: TestClient) => ReturnType<TestClient['get']>]>([
    ['by logging out', (client) => client.post('/user/logout')],
    ['everywhere', (client) => client.delete('/api/v1/sessions')],
    [
      'with the account',
      (client) => client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] }),
    ],
  ])('%s clears what the browser keeps', async (way, end) => {
    const client = await server().newcomer(`clears-${way.replaceAll(' ', '-')}`);
    expect((await client.get('/user/me')).headers['clear-site-data']).toBeUndefined();
    expect((await end(client)).headers['clear-site-data']).toBe('"storage"');
  });
});
