import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { floodAttempts } from '#db/schema/platform.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';

const server = sharedTestServer();
const wrong = { name: 'anna@houvast.example', pass: 'not-her-password-1' };
const right = { name: 'anna@houvast.example', pass: DEMO_PASSWORD };

describe('limits on logins (api-contract 1.10)', () => {
  test('after five failures for an address, its logins from that network have to wait, longer each time', async () => {
    const at = server().visitor('alcohol', { address: '127.1.0.3' });
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await at.send('POST', '/user/login', wrong)).status).toBe(400);
    }
    expect(await at.send('POST', '/user/login', right)).toMatchObject({
      status: 403,
      headers: { 'retry-after': '60' },
      json: { message: expect.stringContaining('Too many failed login attempts') },
    });
    const elsewhere = server().visitor('alcohol', { address: '127.1.0.4' });
    expect((await elsewhere.send('POST', '/user/login', right)).status).toBe(200);

    for (const wait of [60, 120, 240, 480, 900, 900]) {
      server().passSeconds(wait - 20);
      // A refusal does not count as an attempt: trying too early does not make the wait longer.
      expect(await at.send('POST', '/user/login', wrong)).toMatchObject({
        headers: { 'retry-after': '20' },
        json: { code: 'flood_account' },
      });
      server().passSeconds(20);
      expect((await at.send('POST', '/user/login', wrong)).json.code).toBe('credentials_wrong');
    }
    expect((await at.send('POST', '/user/login', right)).headers).toMatchObject({ 'retry-after': '900' });
    server().passSeconds(900);
    expect((await at.send('POST', '/user/login', right)).status).toBe(200);
    const again = server().visitor('alcohol', { address: '127.1.0.3' });
    expect((await again.send('POST', '/user/login', wrong)).json.code, 'forgiven').toBe('credentials_wrong');
  });

  test('the wait is over at the latest when the failures have left their window', async () => {
    const at = server().visitor('alcohol', { address: '127.1.0.9' });
    for (let failure = 0; failure < 5; failure += 1) await at.send('POST', '/user/login', wrong);
    server().passSeconds(6 * 3_600 + 1);
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await at.send('POST', '/user/login', wrong)).status).toBe(400);
    }
  });

  test('an address without an account waits as long as one with an account', async () => {
    const at = server().visitor('alcohol', { address: '127.1.0.10' });
    const answersFor = async (name: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 7; attempt += 1) {
        const { status, headers, text } = await at.send('POST', '/user/login', { name, pass: 'x' });
        answers.push({ status, text, wait: headers['retry-after'], names: Object.keys(headers).toSorted() });
      }
      return answers;
    };
    const known = await answersFor('lars@houvast.example');
    expect(await answersFor('nobody@houvast.example')).toEqual(known);
  });

  test('simultaneous failures are counted together', async () => {
    const at = server().visitor('alcohol', { address: '127.1.0.7' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => at.send('POST', '/user/login', wrong)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ json }) => json.code === 'flood_account')).toHaveLength(15);
  });

  test('simultaneous right passwords do not lock the account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => {
        const browser = server().visitor('alcohol', { address: '127.1.0.8' });
        return browser.send('POST', '/user/login', right);
      }),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(5);
    const next = server().visitor('alcohol', { address: '127.1.0.8' });
    expect((await next.send('POST', '/user/login', right)).status).toBe(200);
  });

  test('a hundred failures from many networks slow an account down for a day, and no other', async () => {
    let networks = 0;
    const attempt = (name: string, pass: string) => {
      networks += 1;
      const from = server().visitor('alcohol', { address: `127.5.${networks >> 8}.${networks & 255}` });
      return from.send('POST', '/user/login', { name, pass });
    };
    await server().newcomer('target');
    const first = await twentyAtATime(110, () => attempt('target@houvast.example', 'x'));
    const refused = first.filter(({ status }) => status === 429);
    expect(first.filter(({ json }) => json.code === 'credentials_wrong')).toHaveLength(100);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({
      headers: { 'retry-after': '60' },
      json: { code: 'too_many_requests' },
    });
    expect((await attempt('lars@houvast.example', 'x')).status).toBe(400);
    expect((await attempt('target@houvast.example', NEWCOMER_PASSWORD)).status).toBe(429);
    server().passSeconds(61);
    expect((await attempt('target@houvast.example', NEWCOMER_PASSWORD)).status).toBe(200);
    // A right password used up none of the attempts.
    expect((await attempt('target@houvast.example', 'x')).status).toBe(400);
    expect((await attempt('target@houvast.example', 'x')).status).toBe(429);
    server().passSeconds(86_400);
    const next = await Promise.all(Array.from({ length: 10 }, () => attempt('target@houvast.example', 'x')));
    expect(next.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 400));
  });

  test('fifty failures slow the logins of a network down', async () => {
    const at = server().visitor('alcohol', { address: '127.1.0.5' });
    for (let failure = 0; failure < 50; failure += 1) {
      const body = { name: `nobody${failure}@houvast.example`, pass: 'x' };
      expect((await at.send('POST', '/user/login', body)).status).toBe(400);
    }
    expect(await at.send('POST', '/user/login', wrong)).toMatchObject({
      status: 403,
      json: { message: 'Access is blocked because of IP based flood prevention.' },
    });
    const { db } = server().connection;
    const limits = await db.$count(floodAttempts);
    expect((await at.send('POST', '/user/login', { name: 'one@more.example', pass: 'x' })).status).toBe(403);
    // Thousands of refusals do not fill a table.
    expect(await db.$count(floodAttempts)).toBe(limits);
    for (const wait of [30, 60, 120, 300, 300]) {
      const early = await at.send('POST', '/user/login', wrong);
      expect(early).toMatchObject({
        headers: { 'retry-after': String(wait) },
        json: { code: 'flood_address' },
      });
      server().passSeconds(wait);
      const body = { name: `nobody-${wait}@houvast.example`, pass: 'x' };
      expect((await at.send('POST', '/user/login', body)).status).toBe(400);
    }
    server().passSeconds(300);
    expect((await at.send('POST', '/user/login', right)).status).toBe(200);
  });

  test('fifty failures, twenty at a time, slow them down too, and successes do not count', async () => {
    const at = () => server().visitor('alcohol', { address: '127.1.0.6' });
    for (let time = 0; time < 3; time += 1) await at().login('anna@houvast.example', DEMO_PASSWORD);
    const answers = await twentyAtATime(60, (number) =>
      at().send('POST', '/user/login', { name: `nobody${number}@houvast.example`, pass: 'x' }),
    );
    expect(answers.filter(({ json }) => json.code === 'credentials_wrong')).toHaveLength(50);
    expect(answers.filter(({ json }) => json.code === 'flood_address')).toHaveLength(10);
  });
});
