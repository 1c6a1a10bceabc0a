import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import { pathOfRoute, routeExists } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { SITES, type Site } from '#domain/site/site.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { renderPage } from '#web/entry-server.tsx';
import { formPoster } from '../testing/form-post.ts';
import { inTurn } from '../testing/in-turn.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer({ MULTILINGUAL: '0' }, unbuiltPages(renderPage));
const PARAMS = {
  uid: '12',
  timestamp: '1790000000',
  hash: 'hash',
  id: 's-my-reasons',
  tip: 'none',
  tid: '1',
  nid: '1',
  cid: '1',
  category: '1',
  pairingCode: 'code',
  step: 'usage',
  date: '2026-11-20',
};
const ENGLISH = [
  ...new Set([
    ...ROUTE_NAMES.map((name) => pathOfRoute('en', name, PARAMS)),
    '/en/',
    '/en?tab=1',
    '/en/support',
    '/en/hulp',
    '/en/form/none',
  ]),
];
/** What says to a browser, a reader or a search engine that there is English. */
const TRACES = /hreflang|data-language=|href="[^"]*\/en(?:[/?"#]|$)|(?:href|content)="\/en|lang="en"/i;

const open = (site: Site, url: string, headers: Record<string, string> = {}) =>
  server().app.inject({ url, headers: { host: `${site}.localhost:3000`, ...headers } });
const dutchPaths = (site: Site) =>
  ROUTE_NAMES.filter((name) => routeExists(site, 'nl', name)).map((name) => pathOfRoute('nl', name, PARAMS));

/** The English addresses at which there is something else than the Dutch page that says there is nothing; three rows walk them all. */
async function found(site: Site, nth: number, headers: Record<string, string> = {}): Promise<string[]> {
  const wrong: string[] = [];
  for (const url of inTurn(ENGLISH, nth)) {
    const { statusCode, body } = await open(site, url, headers);
    const isLost =
      statusCode === 404 && body.includes('<html lang="nl"') && body.includes('Deze pagina is er niet');
    if (!isLost) wrong.push(`${url} ${statusCode}`);
  }
  return wrong;
}

/** The pages in which something is left of the other language, and how many have a whole page. */
async function traces(site: Site, paths: readonly string[], headers: Record<string, string> = {}) {
  const wrong: string[] = [];
  let whole = 0;
  for (const url of paths.filter((path) => !path.endsWith('/user/logout'))) {
    const { statusCode, body, headers: sent } = await open(site, url, headers);
    if (statusCode === 200) whole += 1;
    const [trace] = TRACES.exec(`${body} href="${sent.location ?? ''}"`) ?? [];
    if (trace !== undefined) wrong.push(`${url}: ${trace}`);
  }
  return { wrong, whole };
}

describe('with MULTILINGUAL=0', () => {
  test.each(SITES.map((site, nth) => [site, nth] as const))(
    'no page of %s is under /en, and none speaks of another language',
    async (site, nth) => {
      expect(await found(site, nth)).toEqual([]);
      const { wrong, whole } = await traces(
        site,
        nth === 0 ? dutchPaths(site) : inTurn(dutchPaths(site), nth),
      );
      expect(wrong).toEqual([]);
      expect(whole).toBeGreaterThanOrEqual(nth === 0 ? 10 : 2);
    },
  );

  test.each(['Anna', 'a nurse'].map((who, nth) => [who, nth] as const))(
    'the same for %s, who is logged in',
    async (who, nth) => {
      const client = who === 'a nurse' ? await nurse(server(), 'dutch') : await server().login(who);
      const site = DEMO_PEOPLE.find(({ name }) => name === who)?.site ?? 'poh';
      const { cookie = '' } = client;
      expect(await found(site, nth, { cookie })).toEqual([]);
      const { wrong, whole } = await traces(site, inTurn(dutchPaths(site), nth), { cookie });
      expect(wrong).toEqual([]);
      expect(whole).toBeGreaterThanOrEqual(4);
    },
  );

  test('the page that is not there looks like every other one that is not', async () => {
    const [english, unknown] = await Promise.all([open('alcohol', '/en/help'), open('alcohol', '/fr/help')]);
    const shown = (body: string) => /<main.*<\/main>/s.exec(body)?.[0];
    expect(shown(english.body)).toBe(shown(unknown.body));
    expect(english.headers['cache-control']).toBe('no-store');
  });

  test('the bare address stays Dutch for a browser that chose English before', async () => {
    const headers = { cookie: 'language=en', 'accept-language': 'en-GB,en;q=0.9' };
    const { statusCode, body } = await open('alcohol', '/', headers);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="nl"');
  });

  test('Dutch pages open with and without their prefix', async () => {
    for (const url of ['/hulp', '/nl/hulp', '/nl', '/'])
      expect((await open('alcohol', url)).statusCode).toBe(200);
  });

  test('search engines and phones are told of Dutch only', async () => {
    const { body } = await open('alcohol', '/sitemap.xml');
    expect(body).toContain('/hulp</loc>');
    expect(body).not.toMatch(/\/en|xhtml:link/);
    for (const file of ['manifest', 'notes']) {
      expect((await open('alcohol', `/${file}.webmanifest`)).statusCode).toBe(200);
      expect((await open('alcohol', `/en/${file}.webmanifest`)).statusCode).toBe(404);
    }
  });

  test.each([
    ['/en/login', { name: 'anna@houvast.example', pass: DEMO_PASSWORD }],
    ['/en/unsubscribe?uid=1&kind=daily_mail&hash=hash', { 'List-Unsubscribe': 'One-Click' }],
  ])('what is posted to %s is not read', async (url, fields) => {
    expect(await formPoster(server).post(url, fields)).toMatchObject({
      status: 303,
      location: url,
      session: undefined,
    });
    expect((await open('alcohol', url)).statusCode).toBe(404);
  });

  test('what a device asks for to keep is not there in English', async () => {
    const forDevice = { 'x-for-device': '1' };
    for (const url of ['/en/offline', '/en/help', '/en/today', '/en/urge']) {
      expect((await open('alcohol', url, forDevice)).statusCode).toBe(404);
    }
    expect((await open('alcohol', '/vandaag', forDevice)).body).not.toMatch(TRACES);
  });
});
