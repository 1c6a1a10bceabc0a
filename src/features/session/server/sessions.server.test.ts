import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { account, session } from '#db/schema/identity.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';

const server = sharedTestServer();
const HOUR = 3_600;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Someone logged in here, on their own device, and on a phone that they share. */
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
    server().passSeconds(2 * HOUR);
    await here.get('/user/me');
    const { json } = await here.get('/api/v1/sessions');
    expect(json).toMatchObject([
      { device: '', own_device: true, current: true },
      { device: 'Firefox, Android', own_device: false, current: false },
    ]);
    server().passSeconds(60);
    expect((await phone.get('/api/v1/sessions')).json).toMatchObject([{ current: true }, { current: false }]);
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

  test('never has more than twenty: one more login ends the one that was not used for longest', async () => {
    const first = await server().newcomer('many');
    const more = [];
    for (let login = 0; login < 19; login += 1) {
      server().passSeconds(1);
      const browser = server().visitor('alcohol');
      await browser.login('many@houvast.example', NEWCOMER_PASSWORD);
      more.push(browser);
    }
    server().passSeconds(2 * HOUR);
    expect((await first.get('/api/v1/sessions')).json).toHaveLength(20);
    const last = server().visitor('alcohol');
    await last.login('many@houvast.example', NEWCOMER_PASSWORD);
    expect((await last.get('/api/v1/sessions')).json).toHaveLength(20);
    expect((await first.get('/user/me')).status, 'the oldest, but used a moment ago').toBe(200);
    const [forgotten, next] = more;
    expect((await forgotten?.get('/user/me'))?.status).toBe(403);
    expect((await next?.get('/user/me'))?.status).toBe(200);
  });

  test('never has more than twenty after logins at the same moment either', async () => {
    await server().newcomer('at-once');
    await twentyAtATime(30, (number) => {
      const browser = server().visitor('alcohol', { address: `127.3.0.${number}` });
      return browser.login('at-once@houvast.example', NEWCOMER_PASSWORD);
    });
    const { db } = server().connection;
    const [owner] = await db.select().from(account).where(eq(account.mailKey, 'at-once@houvast.example'));
    const kept = await db.$count(session, eq(session.uid, owner?.uid ?? 0));
    expect(kept).toBeLessThanOrEqual(20);
    // Two that do not see each other yet may each end another one.
    expect(kept).toBeGreaterThan(15);
  });

  test('leaves out expired sessions, which are deleted', async () => {
    const { here } = await onTwoDevices('old');
    server().passSeconds(11 * HOUR);
    expect((await here.get('/api/v1/sessions')).json).toHaveLength(2);
    server().passSeconds(2 * HOUR);
    expect((await here.get('/api/v1/sessions')).json).toMatchObject([{ current: true }]);
    server().passSeconds(72 * HOUR);
    expect(await server().runJob('tidy_up')).toBeGreaterThan(0);
  });
});
