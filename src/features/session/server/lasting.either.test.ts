import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { nurse, practice } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Three days longer than the session: whoever logs in again opens what the browser kept. */
const COOKIE_SECONDS = 33 * DAY;

/** Anna, logged in with these fields beside her address and password. */
async function annaWith(fields: object) {
  const anna = server().visitor('alcohol');
  const answer = await anna.send('POST', '/user/login', {
    name: 'anna@houvast.example',
    pass: DEMO_PASSWORD,
    ...fields,
  });
  return { anna, answer };
}

function sessionCookie({ headers }: TestAnswer): string | undefined {
  const changed = [headers['set-cookie'] ?? []].flat().map(String);
  return changed.find((line) => line.startsWith('session='));
}

async function statusAfter(client: TestClient, seconds: number): Promise<number> {
  server().passSeconds(seconds);
  return (await client.get('/user/me')).status;
}

/** When the session of this client was used last, as the table has it. */
async function lastUse(client: TestClient): Promise<string> {
  const uid = await client.uid();
  const [row] = await rowsOf<{ at: string }>(
    server().connection.db,
    `select last_seen_at::text as at from session where uid = ${uid}`,
  );
  return row?.at ?? '';
}

describe('a session on one’s own device', () => {
  test('lasts thirty days from its last use', async () => {
    const { anna } = await annaWith({ own_device: true });
    expect(await statusAfter(anna, 29 * DAY)).toBe(200);
    expect(await statusAfter(anna, 30 * DAY)).toBe(200);
    expect(await statusAfter(anna, 30 * DAY + 1)).toBe(403);
  });

  test('has a cookie that lasts some days longer, from its last use too', async () => {
    const { anna, answer } = await annaWith({ own_device: true });
    expect(sessionCookie(answer)).toContain(`Max-Age=${COOKIE_SECONDS};`);
    expect(sessionCookie(await anna.get('/user/me')), 'it was used just now').toBeUndefined();
    const { cookie } = anna;
    server().passSeconds(20 * DAY);
    const kept = await anna.get('/api/v1/crisis-alerts');
    expect(sessionCookie(kept), 'caches may keep this answer').toBeUndefined();
    server().passSeconds(DAY);
    expect(sessionCookie(await anna.get('/user/me'))).toContain(`Max-Age=${COOKIE_SECONDS};`);
    expect(anna.cookie, 'the same one').toBe(cookie);
    expect(sessionCookie(await anna.get('/user/me'))).toBeUndefined();
  });

  test('writes its last use down once an hour', async () => {
    const phone = await server().newcomer('hourly');
    const atLogin = await lastUse(phone);
    expect(await statusAfter(phone, HOUR)).toBe(200);
    expect(await lastUse(phone)).toBe(atLogin);
    expect(await statusAfter(phone, 1)).toBe(200);
    expect(await lastUse(phone)).not.toBe(atLogin);
  });

  test('stays one when its password changes', async () => {
    const phone = await server().newcomer('changes-own');
    const change = { pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-7' }] };
    const changed = await phone.patch(`/user/${await phone.uid()}`, change);
    expect(sessionCookie(changed)).toContain(`Max-Age=${COOKIE_SECONDS};`);
    expect(await statusAfter(phone, 29 * DAY)).toBe(200);
  });
});

describe('a session of a nurse on her own device', () => {
  test('ends thirty days after its login, however often she comes', async () => {
    const client = await nurse(server(), 'elke-dag');
    expect(await statusAfter(client, 20 * DAY)).toBe(200);
    expect(await statusAfter(client, 5 * DAY)).toBe(200);
    const later = practice(server());
    await later.login('elke-dag@houvast.example', NEWCOMER_PASSWORD);
    expect(await statusAfter(client, 5 * DAY)).toBe(200);
    expect((await later.get('/api/v1/sessions')).json).toHaveLength(2);
    expect(await statusAfter(client, 1)).toBe(403);
    expect((await later.get('/api/v1/sessions')).json, 'is none of her devices then').toHaveLength(1);
  });

  test('is deleted three days after its end, as any other, and one of somebody who follows a programme is not', async () => {
    const client = await nurse(server(), 'dode-sessie');
    const other = await server().newcomer('levende-sessie');
    const uids = [await client.uid(), await other.uid()];
    const left = async () => {
      await server().runJob('tidy_up');
      const { db } = server().connection;
      return rowsOf(db, `select uid from session where uid in (${uids.join()}) order by uid`);
    };
    for (const days of [20, 9]) {
      server().passSeconds(days * DAY);
      for (const each of [client, other]) expect((await each.get('/user/me')).status).toBe(200);
    }
    server().passSeconds(4 * DAY);
    expect(await left()).toHaveLength(2);
    server().passSeconds(1);
    expect(await left()).toEqual([{ uid: uids[1] }]);
  });

  test('is no longer for another password, which asks for no code', async () => {
    const client = await nurse(server(), 'wisselt');
    server().passSeconds(20 * DAY);
    const change = { pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-7' }] };
    expect((await client.patch(`/user/${await client.uid()}`, change)).status).toBe(200);
    expect(await statusAfter(client, 10 * DAY)).toBe(200);
    expect(await statusAfter(client, 1)).toBe(403);
  });
});

describe('a session on any other device', () => {
  test.each([
    ['without the field', {}],
    ['with false', { own_device: false }],
    ['with anything but true', { own_device: 'true' }],
  ])('%s lasts twelve hours from its last use, and no longer than the browser', async (_, fields) => {
    const { anna, answer } = await annaWith(fields);
    expect(sessionCookie(answer)).toMatch(/^session=/);
    expect(sessionCookie(answer)).not.toMatch(/Max-Age|Expires/);
    expect(await statusAfter(anna, 11 * HOUR)).toBe(200);
    server().passSeconds(12 * HOUR);
    const used = await anna.get('/user/me');
    expect([used.status, sessionCookie(used)], 'its cookie needs no more time').toEqual([200, undefined]);
    expect(await statusAfter(anna, 12 * HOUR + 1)).toBe(403);
  });

  test('stays one when its password changes', async () => {
    const { uid } = { uid: await (await server().newcomer('changes-other')).uid() };
    const shared = server().visitor('alcohol');
    const login = ['changes-other@houvast.example', NEWCOMER_PASSWORD] as const;
    await shared.login(...login, { ownDevice: false });
    const change = { pass: [{ existing: NEWCOMER_PASSWORD, value: 'een-nieuw-begin-7' }] };
    const changed = await shared.patch(`/user/${uid}`, change);
    expect(sessionCookie(changed)).toMatch(/^session=[^;]+;/);
    expect(sessionCookie(changed)).not.toContain('Max-Age');
    expect(await statusAfter(shared, 13 * HOUR)).toBe(403);
  });
});
