import { describe, expect, test } from 'vitest';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';

const server = sharedTestServer();
const YEAR = 31_536_000;
let networks = 0;

/** Somebody somewhere else, who has never logged in there. */
function stranger(): TestClient {
  networks += 1;
  return server().visitor('alcohol', { address: `127.6.${networks >> 8}.${networks & 255}` });
}

function tryAs(client: TestClient, name: string, pass = NEWCOMER_PASSWORD): Promise<TestAnswer> {
  return client.send('POST', '/user/login', { name: `${name}@houvast.example`, pass });
}

/** Somebody with an account, logged out in the browser that they logged in with. */
async function returning(name: string): Promise<TestClient> {
  const browser = await server().newcomer(name);
  await browser.post('/user/logout');
  return browser;
}

/** Strangers use up the attempts for the account, so that an unknown browser has to wait. */
async function besiege(name: string): Promise<void> {
  await twentyAtATime(101, () => tryAs(stranger(), name, 'x'));
  expect((await tryAs(stranger(), name)).json.code).toBe('too_many_requests');
}

describe('the browser that somebody logged in with before (docs/decisions/0039)', () => {
  test('stays a way in while strangers try passwords', async () => {
    const ours = await returning('besieged');
    await besiege('besieged');
    expect((await tryAs(ours, 'besieged', 'x')).json.code).toBe('credentials_wrong');
    expect((await tryAs(ours, 'besieged')).status).toBe(200);
    expect((await tryAs(stranger(), 'besieged')).status, 'strangers go on waiting').toBe(429);
  });

  test('is not shut by the mistakes of a housemate', async () => {
    const ours = await returning('housemates');
    const address = { address: '127.9.200.1' };
    const theirs = server().visitor('alcohol', address);
    for (let failure = 0; failure < 5; failure += 1) await tryAs(theirs, 'housemates', 'x');
    expect((await tryAs(theirs, 'housemates')).json.code).toBe('flood_account');
    const same = server().visitor('alcohol', address);
    same.device = ours.device;
    expect((await tryAs(same, 'housemates')).status).toBe(200);
  });

  test('counts its own mistakes, and after ten is a browser like any other', async () => {
    const ours = await returning('forgetful');
    await besiege('forgetful');
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await tryAs(ours, 'forgetful', 'x')).json.code).toBe('credentials_wrong');
    }
    expect((await tryAs(ours, 'forgetful')).json.code).toBe('too_many_requests');
    server().passSeconds(6 * 3_600 + 1);
    expect((await tryAs(ours, 'forgetful')).status).toBe(200);
  });

  test('is known by a cookie that names nobody, for a year from the last login', async () => {
    const { json, headers } = await tryAs(await returning('cookie'), 'cookie');
    const lines = [headers['set-cookie']].flat().map(String);
    const cookie = lines.find((line) => line.startsWith('device=')) ?? '';
    expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const [day, id, hash] = cookie.slice('device='.length, cookie.indexOf(';')).split('.');
    expect(day).toBe(String(Math.floor(server().clock.now().getTime() / 86_400_000)));
    expect([id?.length, hash?.length]).toEqual([22, 43]);
    expect(cookie).not.toContain(`cookie@`);
    expect(`${id}${hash}`).not.toBe(json.current_user.uid);

    const ours = await returning('yearly');
    server().passSeconds(YEAR - 86_400);
    await besiege('yearly');
    const renewed = ours.device;
    expect((await tryAs(ours, 'yearly')).status).toBe(200);
    ours.cookie = undefined;
    ours.device = renewed;
    server().passSeconds(3 * 86_400);
    await besiege('yearly');
    expect((await tryAs(ours, 'yearly')).status).toBe(429);
  });

  test('gets its cookie with a login and not before', async () => {
    await server().newcomer('late');
    const visitor = stranger();
    for (const path of ['/user/login_status', '/rest/session/token', '/api/v1/contacts']) {
      expect((await visitor.get(path)).headers['set-cookie']).toBeUndefined();
    }
    await tryAs(visitor, 'late', 'x');
    expect(visitor.device).toBeUndefined();
    await tryAs(visitor, 'late');
    expect(visitor.device).toBeDefined();
  });

  test('may be shared by a few people, and opens nobody else', async () => {
    const names = ['shared-1', 'shared-2', 'shared-3', 'shared-4', 'shared-5', 'shared-6'];
    for (const name of names) await server().newcomer(name);
    const family = stranger();
    for (const name of names) {
      await tryAs(family, name);
      await family.post('/user/logout');
    }
    expect(family.device?.split('~')).toHaveLength(5);
    await server().newcomer('neighbour');
    for (const name of ['shared-1', 'shared-2', 'shared-6', 'neighbour']) await besiege(name);
    expect((await tryAs(family, 'shared-1')).status, 'the oldest one was dropped').toBe(429);
    expect((await tryAs(family, 'neighbour')).status).toBe(429);
    expect((await tryAs(family, 'shared-2')).status).toBe(200);
    await family.post('/user/logout');
    expect((await tryAs(family, 'shared-6')).status).toBe(200);
    expect(family.device?.split('~')).toHaveLength(5);
  });

  test.each([
    ['empty', ''],
    ['empty entries', '~~~'],
    ['half an entry', '1.2'],
    ['a hash of another length', '99999999.AAAAAAAAAAAAAAAAAAAAAA.AAAA'],
    ['very many entries', '1.a.b~'.repeat(900)],
  ])('a cookie that we did not write is none: %s', async (_, value) => {
    const cookie = `device=${value}`;
    const visitor = stranger();
    visitor.device = cookie;
    expect((await tryAs(visitor, 'nobody')).json.code).toBe('credentials_wrong');
    expect(visitor.device).toBe(cookie);
  });
});

describe('an account forgets its browsers', () => {
  test('when its password is changed, save the one in which that was done', async () => {
    const ours = await server().newcomer('changer');
    const other = stranger();
    await tryAs(other, 'changer');
    await other.post('/user/logout');
    const { uid } = (await ours.get('/user/me')).json;
    const pass = [{ existing: NEWCOMER_PASSWORD, value: 'een-ander-woord-1' }];
    expect((await ours.patch(`/user/${uid[0].value}`, { pass })).status).toBe(200);
    await ours.post('/user/logout');
    await besiege('changer');
    expect((await tryAs(other, 'changer', 'een-ander-woord-1')).status).toBe(429);
    expect((await tryAs(ours, 'changer', 'een-ander-woord-1')).status).toBe(200);
  });

  test('when it is logged out everywhere', async () => {
    const ours = await server().newcomer('everywhere-known');
    const other = stranger();
    await tryAs(other, 'everywhere-known');
    expect((await ours.delete('/api/v1/sessions')).status).toBe(204);
    expect(ours.device).toBeUndefined();
    other.cookie = undefined;
    await besiege('everywhere-known');
    expect((await tryAs(other, 'everywhere-known')).status).toBe(429);
  });

  test('when it is deleted, and its own browser forgets it', async () => {
    const ours = await server().newcomer('leaver');
    const body = { pass: [{ existing: NEWCOMER_PASSWORD }] };
    expect((await ours.post('/delete-user-account', body)).status).toBe(200);
    expect([ours.cookie, ours.device]).toEqual([undefined, undefined]);
  });
});
