import { describe, expect, test } from 'vitest';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

// Whose address counts does not depend on the database. The limit on logins per network shows it.
const direct = sharedTestServer();
const behindOne = sharedTestServer({ TRUST_PROXY: '1' });
const behindTwo = sharedTestServer({ TRUST_PROXY: '2' });
const behindNamed = sharedTestServer({ TRUST_PROXY: '192.0.2.0/24, 2001:db8::1' });

/** Fails to log in so often that the network of the client is refused, and returns the last answer's code. */
async function guess({ app }: TestServer, times: number, from: string, forwarded: (nth: number) => string) {
  let code = '';
  for (let nth = 0; nth < times; nth += 1) {
    const { body } = await app.inject({
      method: 'POST',
      url: '/api/nl/user/login',
      remoteAddress: from,
      headers: { host: 'alcohol.localhost:3000', 'x-forwarded-for': forwarded(nth) },
      payload: { name: `nobody-${from}-${nth}@houvast.example`, pass: 'x' },
    });
    code = (JSON.parse(body) as { code: string }).code;
  }
  return code;
}

describe('the address of a client', () => {
  const madeUp = (nth: number) => `203.0.113.${nth}`;

  test.each([
    ['without proxies', direct, '127.3.0.1', madeUp],
    [
      'behind one, which appends the real address',
      behindOne,
      '127.3.0.2',
      (nth: number) => `${madeUp(nth)}, 198.51.100.7`,
    ],
    ['behind two', behindTwo, '127.3.0.3', (nth: number) => `${madeUp(nth)}, 198.51.100.7, 192.0.2.1`],
    [
      'behind named ones',
      behindNamed,
      '192.0.2.9',
      (nth: number) => `${madeUp(nth)}, 198.51.100.7, 2001:db8::1`,
    ],
    ['past named ones', behindNamed, '127.3.0.4', madeUp],
  ])('cannot be made up %s', async (_, server, from, forwarded) => {
    expect(await guess(server(), 51, from, forwarded)).toBe('flood_address');
  });

  test.each([
    ['behind one', behindOne, '127.3.0.5', (nth: number) => `198.51.100.1, 198.51.101.${nth}`],
    ['behind two', behindTwo, '127.3.0.6', (nth: number) => `198.51.102.${nth}, 192.0.2.1`],
    ['behind named ones', behindNamed, '192.0.2.10', (nth: number) => `198.51.103.${nth}, 192.0.2.1`],
  ])('is told by the proxies %s', async (_, server, from, forwarded) => {
    expect(await guess(server(), 51, from, forwarded)).toBe('credentials_wrong');
  });
});
