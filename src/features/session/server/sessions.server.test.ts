import { describe, expect, test } from 'vitest';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Someone logged in here and on a phone. */
async function onTwoDevices(name: string) {
  const here = await server().newcomer(name);
  const phone = server().visitor('alcohol');
  const login = { name: `${name}@houvast.example`, pass: NEWCOMER_PASSWORD };
  await phone.send('POST', '/user/login', login, { headers: { 'user-agent': FIREFOX } });
  return { here, phone };
}

describe('the list of sessions', () => {
  test('shows each session with its device, last used first', async () => {
    const { here, phone } = await onTwoDevices('lists');
    server().passSeconds(600);
    await here.get('/user/me');
    const { json } = await here.get('/api/v1/sessions');
    expect(json).toMatchObject([
      { device: '', current: true },
      { device: 'Firefox, Android', current: false },
    ]);
    expect((await phone.get('/api/v1/sessions')).json).toMatchObject([{ current: false }, { current: true }]);
    expect(JSON.stringify(json)).not.toContain('Mozilla');
  });

  test('can end a session of its owner, and nobody else’s', async () => {
    const { here, phone } = await onTwoDevices('ends');
    const [, other] = (await here.get('/api/v1/sessions')).json.toSorted(
      (a: { current: boolean }, b: { current: boolean }) => Number(b.current) - Number(a.current),
    );
    const anna = await server().login('Anna');
    expect((await anna.delete(`/api/v1/sessions/${other.id}`)).status).toBe(404);
    expect((await here.delete(`/api/v1/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/user/me')).status).toBe(403);
    expect((await here.get('/user/me')).status).toBe(200);
  });

  test('can end all at once, including the current one', async () => {
    const { here, phone } = await onTwoDevices('everywhere');
    expect((await here.delete('/api/v1/sessions')).status).toBe(204);
    expect(here.cookie).toBeUndefined();
    expect((await phone.get('/user/me')).status).toBe(403);
  });

  test('leaves out expired sessions, which are deleted', async () => {
    const { here } = await onTwoDevices('old');
    server().passSeconds(150_000);
    await here.get('/user/me');
    server().passSeconds(60_000);
    expect((await here.get('/api/v1/sessions')).json).toHaveLength(1);
    server().passSeconds(86_400);
    expect(await server().runJob('tidy_up')).toBeGreaterThan(0);
  });
});
