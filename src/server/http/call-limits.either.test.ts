import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';
import type { TestClient } from '../testing/test-client.ts';
import { unbuiltPages } from '../testing/test-pages.ts';

/** A network has 400 saved up here, a person 40. */
const server = sharedTestServer({ CALLS_PER_SECOND: '20' }, unbuiltPages(renderPage));
const TOO_MANY = { status: 429, json: { code: 'too_many_requests', message: 'Too many calls at once.' } };

async function spendAll(client: TestClient, path: string): Promise<number> {
  for (let calls = 0; calls < 1_000; calls += 1) {
    if ((await client.get(path)).status === 429) return calls;
  }
  throw new Error('It was never refused');
}

function page(url: string, address: string, cookie?: string) {
  const headers = { host: 'alcohol.localhost:3000', ...(cookie ? { cookie } : {}) };
  return server().app.inject({ url, remoteAddress: address, headers });
}

test('a network that asks for too much is refused without the database, and others are not', async () => {
  const here = server().visitor('alcohol', { address: '192.0.2.1' });
  expect(await spendAll(here, '/user/login_status')).toBe(400);
  await server().connection.db.transaction(async (db) => {
    await db.execute(sql`lock table session, account in access exclusive mode`);
    const answers = [
      await here.get('/user/me', { headers: { cookie: 'session=unknown' } }),
      await here.send('POST', '/user/login', { name: 'anna@houvast.example', pass: 'x' }),
    ];
    expect(answers[0]).toMatchObject({ ...TOO_MANY, headers: { 'retry-after': '1' } });
    expect(answers[1]).toMatchObject({ ...TOO_MANY, headers: { 'retry-after': '1' } });
  });
  const elsewhere = server().visitor('alcohol', { address: '192.0.2.2' });
  expect((await elsewhere.get('/user/login_status')).status).toBe(200);
  server().passSeconds(1);
  expect((await here.get('/user/login_status')).status).toBe(200);
});

test('the description of the calls is charged as one of them', async () => {
  const address = '192.0.2.9';
  const describe = () => page('/api/openapi.json', address);
  expect((await describe()).statusCode).toBe(200);
  const here = server().visitor('alcohol', { address });
  expect(await spendAll(here, '/user/login_status')).toBe(399);
  expect(await describe()).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } });
});

test('help is open to a network that asks for too much', async () => {
  const address = '192.0.2.3';
  await spendAll(server().visitor('alcohol', { address }), '/user/login_status');
  const here = server().visitor('alcohol', { address });
  for (const path of ['/api/v1/contacts', '/api/v1/crisis-alerts']) {
    expect((await here.get(path)).status, path).toBe(200);
  }
  for (const cookie of [undefined, 'strange=1', 'session=unknown']) {
    expect((await page('/hulp', address, cookie)).statusCode, cookie).toBe(200);
  }
  const refused = await page('/inloggen', address, 'strange=1');
  expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } });
  expect(refused.body).toContain('href="tel:113"');
  expect((await page('/healthz', address)).statusCode).toBe(200);
});

test('a person who asks for too much is refused on every network and in every session', async () => {
  const eva = await server().newcomer('eva');
  server().passSeconds(60);
  const phone = server().visitor('alcohol', { address: '192.0.2.4' });
  await phone.login('eva@houvast.example', NEWCOMER_PASSWORD);
  await phone.get('/user/login_status');
  await spendAll(eva, '/user/login_status');
  expect(await phone.get('/user/me')).toMatchObject(TOO_MANY);
  const neighbour = server().visitor('alcohol', { address: '192.0.2.4' });
  expect((await neighbour.get('/user/login_status')).status).toBe(200);
  server().passSeconds(20);
  expect((await phone.get('/user/me')).status).toBe(200);
});

test('a page is paid for as a whole, and a password by itself', async () => {
  const address = '192.0.2.5';
  const opened = [];
  while (opened.at(-1) !== 429) {
    opened.push((await page(`/inloggen?n=${opened.length}`, address, 'strange=1')).statusCode);
  }
  expect(opened).toHaveLength(400 / 5 + 1);
  const form = { name: 'nobody@houvast.example', pass: 'x' };
  const guesses = [];
  const here = server().visitor('alcohol', { address: '192.0.2.6' });
  while (guesses.at(-1) !== 429) guesses.push((await here.send('POST', '/user/login', form)).status);
  expect(guesses).toHaveLength(400 / 20 + 1);
});

test('a long text is paid for by its length, and one whose length nobody said as the longest', async () => {
  const post = async (payload: string, address: string, more: object) => {
    const headers = { host: 'alcohol.localhost:3000', 'content-type': 'application/json', ...more };
    const url = '/api/api/v1/forum/dangers';
    return server().app.inject({ method: 'POST', url, remoteAddress: address, headers, payload });
  };
  const text = (kilobytes: number) => JSON.stringify({ text: 'x'.repeat(kilobytes * 1024) });
  const left = async (payload: string, address: string, more = {}) => {
    await post(payload, address, more);
    return spendAll(server().visitor('alcohol', { address }), '/user/login_status');
  };
  expect(await left(text(0), '192.0.2.20')).toBe(400 - 3);
  expect(await left(text(10), '192.0.2.21')).toBe(400 - 13);
  expect(await left(text(60), '192.0.2.22')).toBe(400 - 20);
  expect(await left(text(0), '192.0.2.23', { 'transfer-encoding': 'chunked' })).toBe(400 - 20);
});

test('normal use is far from the limits: a person opens a page and its calls every ten seconds', async () => {
  const anna = server().visitor('alcohol', { address: '192.0.2.7' });
  await anna.login('anna@houvast.example', DEMO_PASSWORD);
  for (let pages = 0; pages < 30; pages += 1) {
    server().passSeconds(10);
    const opened = await page('/mijn-plan', '192.0.2.7', anna.cookie);
    const calls = await Promise.all(
      ['/user/me', '/registrations/overview', '/user/me', '/user/me'].map((path) => anna.get(path)),
    );
    expect([opened.statusCode, ...calls.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200]);
  }
});
