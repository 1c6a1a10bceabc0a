import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { account, participant } from '#db/schema/identity.ts';
import type { Language } from '#domain/kit/language.ts';
import { pathTo, patternsOf, routeExists } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { NO_SIGN_ON } from '#domain/site/sign-on.ts';
import type { Site } from '#domain/site/site.ts';
import { unsubscribeHash } from '#features/mail/server/unsubscribe.ts';
import { renderPage } from '#web/entry-server.tsx';
import { offersRoute } from '#web/offers-route.ts';
import { routes } from '../routes.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

// Independent of the database, so one is enough.
const closed = sharedTestServer({ MAINTENANCE: '1' }, unbuiltPages(renderPage));
const open = sharedTestServer({}, unbuiltPages(renderPage));

type Request = {
  method?: 'GET' | 'POST' | 'PUT' | 'HEAD';
  headers?: Record<string, string>;
  payload?: string;
};
const ask = (server: typeof closed, url: string, request: Request = {}, site: Site = 'alcohol') =>
  server().app.inject({ ...request, url, headers: { host: `${site}.localhost:3000`, ...request.headers } });

const FORM = 'application/x-www-form-urlencoded';
const TITLES: Record<Language, string> = { nl: 'Even dicht voor onderhoud', en: 'Closed for maintenance' };
const everyPath = (site: Site, language: Language) =>
  ROUTE_NAMES.filter(
    (name) =>
      routeExists(site, language, name) &&
      offersRoute(NO_SIGN_ON, site, name) &&
      !['help', 'offline', 'unsubscribe', 'buddyUnsubscribe'].includes(name),
  )
    .flatMap((name) => patternsOf(name, language))
    .map((pattern) => pattern.replace(/:\w+/g, '1'));

describe('during maintenance', () => {
  // One site per route table, and both languages.
  const places = [
    ['alcohol', 'nl'],
    ['naasten', 'en'],
    ['poh', 'nl'],
  ] as const;

  test.each(places)('every page of %s in %s says so, and whom to call', async (site, language) => {
    for (const path of [...everyPath(site, language), `${language === 'en' ? '/en' : ''}/nowhere`]) {
      const answer = await ask(closed, path, {}, site);
      expect(answer.statusCode, path).toBe(503);
      expect(answer.headers, path).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
      expect(answer.body, path).toContain(`<html lang="${language}"`);
      expect(answer.body, path).toContain(`<h1>${TITLES[language]}</h1>`);
    }
    const { body } = await ask(closed, language === 'en' ? '/en' : '/', {}, site);
    for (const tel of ['112', '113', '08002000']) expect(body).toContain(`href="tel:${tel}"`);
    expect(body).toMatch(/huisartsenpost/i);
    // Nothing to start, fetch or log in to: only what lets people leave at once.
    expect(body.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script nonce="[^"]+">$/),
      '<script id="page-state" type="application/json">',
    ]);
    expect(body).not.toMatch(/rel="modulepreload"|\/inloggen|\/login|\/registreren|\/register/);
  });

  test.each(['/hulp', '/nl/hulp', '/en/help', '/offline'])('%s stays available', async (path) => {
    const answer = await ask(closed, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['retry-after']).toBeUndefined();
    for (const tel of ['112', '113', '08002000']) expect(answer.body).toContain(`href="tel:${tel}"`);
  });

  test('the path decides the language, whatever a cookie says', async () => {
    const answer = await ask(closed, '/', { headers: { cookie: 'language=en' } });
    expect(answer).toMatchObject({ statusCode: 503, body: expect.stringContaining(TITLES.nl) });
  });

  test.each([
    ['/inloggen', 'application/x-www-form-urlencoded', 'nl'],
    ['/en/login', 'multipart/form-data; boundary=x', 'en'],
    ['/en/help', 'text/plain', 'en'],
  ] as const)('a form sent to %s gets the page, and is not read', async (url, type, language) => {
    const headers = { 'content-type': type };
    const answer = await ask(closed, url, { method: 'POST', headers, payload: 'mail=a&password=b' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '300',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(answer.body).toContain(`<html lang="${language}"`);
  });

  test('a call is refused with its own code, except those that say whom to call', async () => {
    const stays = new Set(['/api/v1/contacts', '/api/v1/faq', '/api/v1/crisis-alerts']);
    stays.add('/hulp');
    for (const path of stays) expect((await ask(closed, `/api/nl${path}`)).statusCode, path).toBe(200);
    const stopsMails = ['/rest/session/token', '/api/v1/unsubscribe', '/api/v1/buddy', '/buddy/unsubscribe'];
    const others = routes.filter(({ endpoint }) => ![...stays, ...stopsMails, '/*'].includes(endpoint.path));
    for (const { endpoint } of others) {
      const url = `/api/nl${endpoint.path.replace(/:\w+/g, '1')}`;
      const { statusCode, headers, body } = await closed().app.inject({
        method: endpoint.method,
        url,
        headers: { host: 'alcohol.localhost:3000' },
      });
      expect(statusCode, url).toBe(503);
      expect(headers, url).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
      // A browser that comes in from elsewhere gets a page, with whom to call.
      const said = endpoint.entrance
        ? 'href="tel:113"'
        : JSON.stringify({ message: 'Closed for maintenance.', code: 'unavailable' });
      expect(body, url).toContain(said);
    }
    for (const url of ['/api', '/api/openapi.json']) {
      expect((await ask(closed, url)).statusCode, url).toBe(503);
    }
    expect((await ask(closed, '/api/nl/api/v1/contacts', { method: 'PUT' })).statusCode).toBe(503);
  });

  test.each([
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/service-worker.js',
  ])('%s stays available', async (url) => {
    const answer = await ask(closed, url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['retry-after']).toBeUndefined();
  });

  test.each<[string, (link: string, parts: Record<string, string>) => [string, Request]]>([
    [
      'its mail program',
      (link) => [link, { headers: { 'content-type': FORM }, payload: 'List-Unsubscribe=One-Click' }],
    ],
    [
      'the page',
      (link) => [
        link,
        { headers: { 'content-type': FORM, 'sec-fetch-site': 'same-origin' }, payload: 'x=y' },
      ],
    ],
    [
      'the call',
      (_, parts) => [
        '/api/nl/api/v1/unsubscribe',
        { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(parts) },
      ],
    ],
  ])('people can unsubscribe, by %s', async (_, press) => {
    const { db } = closed().connection;
    const [anna] = await db
      .select({ uid: account.uid })
      .from(account)
      .where(eq(account.mailKey, 'anna@houvast.example'));
    const uid = anna?.uid ?? 0;
    const own = eq(participant.uid, uid);
    await db
      .update(participant)
      .set({ notificationKinds: ['daily_mail', 'badge_mail'] })
      .where(own);
    const hash = unsubscribeHash(
      closed().jobContext.sessionSecrets.newest,
      { uid, mailKey: 'anna@houvast.example' },
      'daily_mail',
    );
    const parts = { uid: String(uid), kind: 'daily_mail', hash };
    const link = pathTo({ language: 'nl' }, 'unsubscribe', {}, parts);

    const page = await ask(closed, link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form');
    // It links to nothing that is closed.
    expect(page.body).not.toMatch(/href="[^"]*(meldingen|inloggen)/);
    const [url, request] = press(link, parts);
    const answer = await ask(closed, url, { method: 'POST', ...request });
    expect(answer.statusCode).toBeLessThan(300);
    expect(answer.body).not.toMatch(/href="[^"]*(meldingen|inloggen)/);
    const [after] = await db.select().from(participant).where(own);
    expect(after?.notificationKinds).toEqual(['badge_mail']);
  });

  test('nobody is logged in, and the database is not queried', async () => {
    const { db } = closed().connection;
    const questions = [vi.spyOn(db, 'select'), vi.spyOn(db, 'execute'), vi.spyOn(db, 'transaction')];
    const headers = { cookie: 'session=someone' };
    for (const url of ['/hulp', '/', '/api/nl/api/v1/contacts', '/api/nl/user/me']) {
      await ask(closed, url, { headers });
    }
    // Whatever the database does, a load balancer must go on sending people to whom to call.
    expect((await ask(closed, '/readyz')).statusCode).toBe(200);
    for (const question of questions) {
      expect(question).not.toHaveBeenCalled();
      question.mockRestore();
    }
  });
});

test('otherwise nobody sees any of it', async () => {
  const login = await ask(open, '/inloggen');
  expect(login.statusCode).toBe(200);
  expect(login.body).toContain('src="/start.js"');
  for (const path of ['/onderhoud', '/en/maintenance', '/maintenance']) {
    expect((await ask(open, path)).statusCode, path).toBe(404);
  }
  await open().visitor('alcohol').login('anna@houvast.example', DEMO_PASSWORD);
});
