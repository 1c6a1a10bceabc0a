import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import { expectCalm } from '../testing/expect-calm.ts';
import { portOf } from '../testing/free-port.ts';
import { type RawAnswer, rawRequest } from '../testing/raw-request.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer({}, unbuiltPages(renderPage));
let port = 0;
beforeAll(async () => {
  await server().app.listen({ port: 0 });
  port = portOf(server().app.server);
});

/** The bytes of a request for a page, written to the socket as given. */
const get = (address: string, ...headers: string[]) =>
  rawRequest(
    port,
    [`GET ${address} HTTP/1.1`, 'Host: alcohol.localhost', 'Connection: close', ...headers, '', ''].join(
      '\r\n',
    ),
  );

const MISSING_NL = 'Deze pagina is er niet';
const MISSING_EN = 'This page does not exist';

/** The 404 page, inside the usual page frame. */
function expectMissing(answer: RawAnswer, language: string, where: string): void {
  expectCalm(answer, where);
  const english = language === 'en';
  expect(
    {
      status: answer.status,
      language: /<html lang="(\w+)"/.exec(answer.body)?.[1],
      heading: /<h1>([^<]*)/.exec(answer.body)?.[1],
      help: answer.body.includes(english ? 'href="/en/help"' : 'href="/hulp"'),
    },
    where,
  ).toEqual({ status: 404, language, heading: english ? MISSING_EN : MISSING_NL, help: true });
}

const LONG = 'x'.repeat(8_000);
test.each([
  ['/nowhere', 'nl'],
  ['/nl/nowhere', 'nl'],
  ['/en/nowhere', 'en'],
  ['/fr', 'nl'],
  ['/de/help', 'nl'],
  ['/EN/help', 'nl'],
  ['/%00', 'nl'],
  ['/hulp%00', 'nl'],
  ['/en/help%00', 'en'],
  ['/%2e%2e/%2e%2e/etc/passwd', 'nl'],
  ['/../../etc/passwd', 'nl'],
  ['/en/../../etc/passwd', 'en'],
  ['/..%2f..%2fetc%2fpasswd', 'nl'],
  ['/..%5c..%5cwindows', 'nl'],
  ['/avatars/../../../package.json', 'nl'],
  ['/avatars/%2e%2e/%2e%2e/package.json', 'nl'],
  ['/%ff', 'nl'],
  ['/en/%ff', 'en'],
  ['/%E0%A4%A', 'nl'],
  ['/%', 'nl'],
  ['/en/%zz', 'en'],
  ['/hulp/%ff?x=%ff', 'nl'],
  [`/${LONG}`, 'nl'],
  [`/en/${LONG}`, 'en'],
  ['//elsewhere.example', 'nl'],
  ['//elsewhere.example/hulp', 'nl'],
  ['/\\elsewhere.example', 'nl'],
  ['/en//help', 'en'],
  ['/<script>alert(1)</script>', 'nl'],
  ['/en/"><img/src=x/onerror=alert(1)>', 'en'],
  ['/__proto__', 'nl'],
  ['/constructor', 'nl'],
  ['/en/hasOwnProperty', 'en'],
])('the address %s is a page that does not exist', async (address, language) => {
  expectMissing(await get(address), language, address.slice(0, 60));
});

test.each([
  ['*', 404],
  ['/icon.svg/..', 200],
  ['http://elsewhere.example/nowhere', 404],
  ['http://elsewhere.example/hulp', 200],
  ['http://elsewhere.example', 200],
  ['http://', 404],
  ['ftp:nowhere', 400],
  ['hulp', 400],
])('the address %s, which no browser sends, is answered too', async (address, status) => {
  const answer = await get(address);
  expectCalm(answer, address);
  expect(answer.status).toBe(status);
});

describe('cookies that the server never set', () => {
  const values = [
    '',
    'x',
    LONG,
    '%00',
    '%ff',
    '%',
    '"',
    "';drop table session;--",
    '../../etc/passwd',
    '[object Object]',
    'é',
  ];
  const cookies = ['session', 'device', 'language', 'onboarding', '__proto__', 'constructor'].flatMap(
    (name) => values.map((value) => `${name}=${value}`),
  );

  test.each(['/', '/hulp', '/en/help', '/mijn-plan'])('do not affect %s', async (path) => {
    for (const cookie of [
      ...cookies,
      ';;;',
      '=',
      '=x',
      'session',
      'session=a; session=b; language=xx; language=en',
    ]) {
      expectCalm(await get(path, `Cookie: ${cookie}`), `${path} ${cookie.slice(0, 40)}`);
    }
  });

  test('a session cookie with one letter changed is not a session', async () => {
    const anna = await server().login('Anna');
    const cookie = anna.cookie ?? '';
    const changed = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A');
    expect((await get('/mijn-plan', `Cookie: ${cookie}`)).status).toBe(200);
    const answer = await get('/mijn-plan', `Cookie: ${changed}`);
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toBe('/inloggen?origin=%2Fmijn-plan');
  });

  test('may number a thousand', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `c${index}=${index}`).join('; ');
    const answer = await get('/hulp', `Cookie: ${many}`);
    expectCalm(answer, 'a thousand cookies');
    expect(answer.status).toBe(200);
  });

  test('may be too many, and then the response says what to do', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `c${index}=${index}`).join('; ');
    const answer = await get('/hulp', `Cookie: ${many}`);
    expectCalm(answer, 'three thousand cookies');
    expect(answer.status).toBe(431);
    expect(answer.body).toMatch(/Wis de cookies van deze site[\s\S]*Clear the cookies of this site/);
    expect(answer.body).toMatch(/112.*113/);
  });
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n'],
  ['a character that no header has', 'GET / HTTP/1.1\r\nHost: a\r\nCookie: a=\u0000\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx',
  ],
])('%s is refused with an explanation', async (_, bytes) => {
  const answer = await rawRequest(port, bytes);
  expectCalm(answer, bytes);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatch(/begreep dit verzoek niet[\s\S]*did not understand this request/);
});

const QUERIES = [
  'origin=/a&origin=/b',
  'origin[]=/a',
  'origin=%ff&origin=%00',
  '__proto__=1&constructor=2&__proto__[x]=3',
  'a=1&a=2&a=3',
  `a=${LONG}`,
  '&&&==&?',
  '%ff=%ff',
  'token=a&token=b',
  'date=2026-11-20&date=x',
  'page=1&page=2',
];

test.each([
  '/',
  '/hulp',
  '/inloggen',
  '/en/login',
  '/registreren',
  '/mijn-plan',
  '/dagelijkse-registratie',
  '/nowhere',
])('%s accepts any query string', async (path) => {
  const { cookie = '' } = await server().login('Anna');
  for (const query of QUERIES) {
    for (const headers of [[], [`Cookie: ${cookie}`]]) {
      expectCalm(await get(`${path}?${query}`, ...headers), `${path}?${query.slice(0, 40)}`);
    }
  }
});

test.each([
  '/user/login_status',
  '/user/me',
  '/api/v1/contacts',
  '/registrations/overview',
  '/rest/session/token',
  '/views/messages',
  '/nowhere',
])('so does the call %s', async (path) => {
  const anna = await server().login('Anna');
  for (const query of [
    ...QUERIES,
    '_format=json&_format=json',
    '_format=json&_format=xml',
    '_format[]=json',
  ]) {
    for (const client of [server().visitor('alcohol'), anna]) {
      const answer = await client.get(`${path}?${query}`);
      expect(answer.status, `${path}?${query.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

test.each([
  '/valideer/%00/1/x',
  '/valideer/1/1/%00',
  '/valideer/99999999999999999999/1/x',
  '/valideer/-1/NaN/x',
  '/user/reset/%00/%00/%00',
  '/user/reset/1/1/%ff',
  '/user/reset/1e9/1e99/x/login',
  '/form/%00',
  '/form/goal/%00',
  '/form/__proto__',
  `/form/goal/${LONG}`,
  '/dagelijkse-registratie/%00',
  '/dagelijkse-registratie/2026-02-30',
  '/dagelijkse-registratie/9999999-01-01',
])('a page with a nonsensical parameter is handled: %s', async (address) => {
  const { cookie = '' } = await server().login('Anna');
  for (const prefix of ['', '/en']) {
    expectCalm(await get(prefix + address), prefix + address);
    expectCalm(await get(prefix + address, `Cookie: ${cookie}`), `${prefix}${address} logged in`);
  }
});
