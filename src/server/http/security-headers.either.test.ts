import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kit/language.ts';
import { patternsOf } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { isForNurses, SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { renderPage } from '#web/entry-server.tsx';
import { routes } from '../routes.ts';
import { rowsOf } from '../testing/dump.ts';
import { expectSafeHeaders } from '../testing/expect-headers.ts';
import { inTurn } from '../testing/in-turn.ts';
import { PRODUCTION, TRIAL } from '../testing/test-environment.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer(
  { ...TRIAL, METRICS_TOKEN: 'only-the-watcher-knows' },
  unbuiltPages(renderPage),
);
const secured = sharedTestServer(
  { ...PRODUCTION, PUBLIC_ORIGIN_TEMPLATE: 'https://{site}.houvast.example' },
  unbuiltPages(renderPage),
);

const hostOf = (site: Site) => `${site}.localhost:3000`;
const pathsIn = (language: Language) =>
  ROUTE_NAMES.flatMap((name) => patternsOf(name, language)).map((path) => path.replace(/:\w+/g, '1'));
/** Every site with FULL=1; otherwise one per route table, and of its pages a third. */
const places = (
  process.env['FULL'] === '1'
    ? SITES.flatMap((site) => LANGUAGES.map((language) => [site, language] as const))
    : ([
        ['alcohol', 'nl'],
        ['naasten', 'en'],
        ['poh', 'nl'],
      ] as const)
).map(([site, language], nth) => [site, language, nth] as const);

describe('every page', () => {
  test.each(places)('of %s in %s, for a visitor and for someone logged in', async (site, language, nth) => {
    const name = `${site}-${language}`;
    const isNurses = isForNurses(site);
    const { cookie } = await (isNurses ? nurse(server(), name) : server().newcomer(name, site));
    const statuses = new Set<string>();
    for (const path of [...inTurn(pathsIn(language), nth), `${language === 'en' ? '/en' : ''}/nowhere`]) {
      for (const headers of [{}, ...(cookie === undefined ? [] : [{ cookie }])]) {
        const answer = await server().app.inject({ url: path, headers: { host: hostOf(site), ...headers } });
        const role = 'cookie' in headers ? 'someone' : 'visitor';
        expectSafeHeaders(answer, `${site} ${path} as ${role}`);
        statuses.add(`${role} ${answer.statusCode}`);
      }
    }
    const roles = ['visitor', 'someone'];
    // Guards against having walked past 404s only.
    const spoken = siteProfile(site).writtenIn.some((one) => one === language);
    const seen = spoken ? roles.map((role) => `${role} 200`) : [];
    expect([...statuses]).toEqual(expect.arrayContaining([...seen, ...roles.map((role) => `${role} 404`)]));
    expect([...statuses].filter((status) => /5\d\d$/.test(status))).toEqual([]);
  });
});

test('every call, accepted and refused, in each language', async () => {
  const visitor = server().visitor('alcohol', { address: '127.4.0.1' });
  const someone = await server().login('Anna');
  for (const [nth, { endpoint }] of routes.entries()) {
    const path = endpoint.path.replace(':uid', '999999').replace(/:\w+/g, 'none');
    for (const language of inTurn(['', '/nl', '/en'], nth)) {
      for (const cookie of [undefined, someone.cookie]) {
        for (const method of new Set([endpoint.method, 'PUT', 'HEAD', 'OPTIONS'] as const)) {
          const answer = await server().app.inject({
            method,
            url: `/api${language}${path}`,
            headers: { host: hostOf('alcohol'), ...(cookie === undefined ? {} : { cookie }) },
          });
          expectSafeHeaders(answer, `${method} ${language}${path}`);
        }
      }
    }
  }
  expect((await visitor.get('/user/login_status')).status).toBe(200);
});

const FORM = 'application/x-www-form-urlencoded';
test.each<[number, string, { method?: 'POST' | 'PATCH' | 'TRACE'; type?: string; payload?: string }]>([
  [200, '/icon.svg', {}],
  [200, '/avatars/1.svg', {}],
  [200, '/service-worker.js', {}],
  [200, '/robots.txt', {}],
  [200, '/sitemap.xml', {}],
  [200, '/manifest.webmanifest', {}],
  [200, '/en/manifest.webmanifest', {}],
  [200, '/healthz', {}],
  [200, '/readyz', {}],
  [200, '/mailbox', {}],
  [404, '/metrics', {}],
  [200, '/api/openapi.json', {}],
  [404, '/api/nowhere', {}],
  [404, '/api/nl/nowhere', {}],
  [404, '/%ff', {}],
  [404, '/hulp', { method: 'PATCH' }],
  [405, '/api/nl/user/login', { method: 'PATCH' }],
  [415, '/api/nl/user/login', { method: 'POST', type: 'text/xml', payload: '<a/>' }],
  [400, '/api/nl/user/login', { method: 'POST', type: 'application/json', payload: '{' }],
  [
    413,
    '/api/nl/user/login',
    { method: 'POST', type: 'application/json', payload: `"${'x'.repeat(70_000)}"` },
  ],
  [406, '/api/nl/user/login_status?_format=xml', {}],
])('%i of %s', async (status, url, { method = 'GET', type, payload }) => {
  const answer = await server().app.inject({
    method,
    url,
    headers: { host: hostOf('alcohol'), ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(status);
  expectSafeHeaders(answer, url);
});

test('a form sent to a page', async () => {
  const answer = await server().app.inject({
    method: 'POST',
    url: '/inloggen',
    headers: { host: hostOf('alcohol'), 'content-type': FORM },
    payload: 'mail=x',
  });
  expectSafeHeaders(answer, 'POST /inloggen');
});

test('an internal error', async () => {
  const { app, connection } = secured();
  await rowsOf(connection.db, 'alter table session rename to gone');
  const headers = { host: 'alcohol.houvast.example', cookie: '__Host-session=someone' };
  const answer = await app.inject({ url: '/api/nl/user/login_status', headers });
  await rowsOf(connection.db, 'alter table gone rename to session');
  expect(answer.statusCode).toBe(500);
  expectSafeHeaders(answer, '500', { secure: true });
});

test.each([
  '/',
  '/hulp',
  '/mijn-plan',
  '/api/nl/user/login_status',
  '/icon.svg',
  '/robots.txt',
  '/api/nowhere',
])('over https browsers are told to keep using it: %s', async (url) => {
  const answer = await secured().app.inject({ url, headers: { host: 'alcohol.houvast.example' } });
  expectSafeHeaders(answer, url, { secure: true });
});
