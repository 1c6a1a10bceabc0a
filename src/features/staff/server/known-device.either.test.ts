import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';
import { INVITED_PASSWORD, invite, open } from './invited.testing.ts';

const server = sharedTestServer();
const QUARTER = 15 * 60;
const ADDRESSES = {
  moderator: 'bakker@houvast.example',
  support: 'visser@houvast.example',
} as const;
let networks = 0;

/** Somebody somewhere else, who never signed in there. */
function stranger(): TestClient {
  networks += 1;
  return server().staffVisitor({ address: `127.5.${networks >> 8}.${networks & 255}` });
}

const tryAs = (client: TestClient, mail: string, password = DEMO_PASSWORD): Promise<TestAnswer> =>
  client.post('/staff/v1/login', { mail, password });
const give = (client: TestClient, code: string) => client.post('/staff/v1/code', { code });

/** The browser in which a member signed in before, and signed out. */
async function knownBrowser(role: StaffRole): Promise<TestClient> {
  const browser = await server().staff(role);
  await browser.post('/staff/v1/logout');
  return browser;
}

/** Strangers use up the attempts for an address, so that an unknown browser has to wait. */
async function besiege(mail: string): Promise<void> {
  await twentyAtATime(101, () => tryAs(stranger(), mail, 'x'));
  expect((await tryAs(stranger(), mail)).json.code).toBe('too_many_requests');
}

describe('the browser that a member signed in with before (docs/decisions/0069)', () => {
  test('stays a way in while strangers try passwords, and theirs are slowed down', async () => {
    const ours = await knownBrowser('moderator');
    await besiege(ADDRESSES.moderator);
    expect((await tryAs(ours, ADDRESSES.moderator, 'x')).json.code).toBe('credentials_wrong');
    expect((await tryAs(ours, ADDRESSES.moderator)).status).toBe(200);
    expect((await give(ours, server().freshCode('moderator'))).status).toBe(200);
    const refused = await tryAs(stranger(), ADDRESSES.moderator);
    expect(refused.status, 'strangers go on waiting').toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('is not shut by a colleague on the same network', async () => {
    const ours = await knownBrowser('support');
    const theirs = server().staffVisitor({ address: '127.4.0.1' });
    for (let nth = 0; nth < 5; nth += 1) await tryAs(theirs, ADDRESSES.support, 'x');
    expect((await tryAs(theirs, ADDRESSES.support)).status).toBe(429);
    const same = server().staffVisitor({ address: '127.4.0.1' });
    same.device = ours.device;
    expect((await tryAs(same, ADDRESSES.support)).json).toEqual({ next: 'code' });
  });

  test('has wrong codes of its own', async () => {
    const ours = await knownBrowser('support');
    const theirs = stranger();
    await tryAs(theirs, ADDRESSES.support);
    for (let nth = 0; nth < 5; nth += 1) expect((await give(theirs, '000000')).json.code).toBe('code_wrong');
    expect((await give(theirs, server().freshCode('support'))).json.code).toBe('too_many_requests');
    await tryAs(ours, ADDRESSES.support);
    for (let nth = 0; nth < 5; nth += 1) expect((await give(ours, '000000')).json.code).toBe('code_wrong');
    const refused = await give(ours, server().freshCode('support'));
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
    server().passSeconds(QUARTER + 1);
    await tryAs(ours, ADDRESSES.support);
    expect((await give(ours, server().freshCode('support'))).status).toBe(200);
  });

  test('lets its member in while somebody elsewhere, who has the password, guesses codes all day, ever slower', async () => {
    server().passSeconds(86_400);
    const ours = await knownBrowser('moderator');
    const theirs = stranger();
    const waits: number[] = [];
    let guesses = 0;
    for (let seconds = 0; seconds < 86_400; seconds += waits.at(-1) ?? 0) {
      server().passSeconds(waits.at(-1) ?? 0);
      expect((await tryAs(theirs, ADDRESSES.moderator)).json).toEqual({ next: 'code' });
      let answer = await give(theirs, '000000');
      for (; answer.json.code === 'code_wrong'; answer = await give(theirs, '000000')) guesses += 1;
      waits.push(Number(answer.headers['retry-after']));
    }
    expect(waits.slice(0, 4)).toEqual([900, 1_800, 3_600, 3_600]);
    expect(guesses).toBeLessThanOrEqual(30);
    await tryAs(ours, ADDRESSES.moderator);
    expect((await give(ours, server().freshCode('moderator'))).status).toBe(200);
  });

  test('counts its own mistakes, and after ten is a browser like any other', async () => {
    const ours = await knownBrowser('administrator');
    const mail = 'dewit@houvast.example';
    await besiege(mail);
    for (let nth = 0; nth < 10; nth += 1) {
      expect((await tryAs(ours, mail, 'x')).json.code).toBe('credentials_wrong');
    }
    expect((await tryAs(ours, mail)).json.code).toBe('too_many_requests');
  });

  test('gets its cookie with the code, for a year, and not with a password alone', async () => {
    server().passSeconds(86_400);
    const client = stranger();
    await tryAs(client, ADDRESSES.moderator);
    expect(client.device).toBeUndefined();
    const { headers } = await give(client, server().freshCode('moderator'));
    const lines = [headers['set-cookie']].flat().map(String);
    expect(lines.find((line) => line.startsWith('staff-device='))).toMatch(
      /^staff-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is forgotten with a new password', async () => {
    server().passSeconds(86_400);
    const mail = ADDRESSES.support;
    const before = await knownBrowser('support');
    const token = await invite(server(), await server().staff('administrator'), mail, 'support');
    await open(server().staffVisitor(), token);
    await besiege(mail);
    expect((await tryAs(before, mail, INVITED_PASSWORD)).status).toBe(429);
  });
});
