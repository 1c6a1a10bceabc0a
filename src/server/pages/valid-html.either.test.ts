import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/kit/language.ts';
import { pathTo, routeExists } from '#domain/site/paths.ts';
import { ROUTE_NAMES } from '#domain/site/routes.ts';
import { SITES, type Site, siteProfile } from '#domain/site/site.ts';
import { renderPage } from '#web/entry-server.tsx';
import { htmlValidator } from '../testing/html-validator.ts';
import { inTurn } from '../testing/in-turn.ts';
import { TRIAL } from '../testing/test-environment.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

const server = sharedTestServer(TRIAL, unbuiltPages(renderPage));
const closed = sharedTestServer({ MAINTENANCE: '1' }, unbuiltPages(renderPage));
const mistakesOf = htmlValidator();
/** Someone logged in has the menu twice, for narrow and for wide screens, of which one is displayed. */
const mistakesOfPrivate = htmlValidator({ 'unique-landmark': 'off' });

const SITES_IN_LANGUAGES = SITES.flatMap((site) =>
  siteProfile(site).writtenIn.map((language): [Site, Language] => [site, language]),
).map(([site, language], nth) => [site, language, nth] as const);
/** Where every page is read and every link followed; elsewhere that takes FULL=1. */
const IN_WHOLE = 0;
/** Values of parameters, some of which do not exist. */
const PARAMS = {
  uid: '12',
  timestamp: '1790000000',
  hash: 'hash',
  tip: 'geen',
  id: 's-my-reasons',
  step: 'usage',
  date: '2026-11-20',
};

async function pageOf({ app }: TestServer, site: Site, url: string, cookie = '') {
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: { host: `${site}.localhost:3000`, cookie },
  });
  return { status: statusCode, isPage: String(headers['content-type']).startsWith('text/html'), html: body };
}

/** The URLs of all pages that a site has a route for. */
function addresses(site: Site, language: Language): string[] {
  // Routes ignore the parameters that they do not have.
  const path = pathTo as (...given: unknown[]) => string;
  return ROUTE_NAMES.filter((name) => routeExists(site, language, name)).map((name) =>
    path({ language }, name, PARAMS),
  );
}

/** The pages in one language that a page links to. */
function linksIn(html: string, language: Language): string[] {
  const paths = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return paths.filter((path) => /^\/en(\/|$)/.test(path) === (language === 'en'));
}

describe('the HTML of pages is valid', () => {
  test.each(SITES_IN_LANGUAGES)('%s %s: every page that visitors can reach', async (site, language, nth) => {
    const isWhole = nth === IN_WHOLE || process.env['FULL'] === '1';
    const own = addresses(site, language);
    const reached = new Set(isWhole ? own : inTurn(own, nth));
    const mistakes: [string, string[]][] = [];
    let valid = 0;
    // Iterating over a set includes what is added meanwhile.
    for (const url of reached) {
      const { isPage, html } = await pageOf(server(), site, url);
      if (!isPage) continue;
      if (isWhole) for (const link of linksIn(html, language)) reached.add(link);
      const found = await mistakesOf(html);
      if (found.length > 0) mistakes.push([url, found]);
      else valid += 1;
    }
    expect(mistakes).toEqual([]);
    expect(valid).toBeGreaterThanOrEqual(isWhole ? 8 : 2);
  });

  test.each([
    ['Anna', 'alcohol', 'nl', 0],
    ['Tom', 'gambling', 'en', 1],
    ['Samira', 'tobacco', 'nl', 2],
  ] as const)('%s: the frames of private pages', async (name, site, language, nth) => {
    const client = await server().login(name);
    const statuses = new Set<number>();
    const all = addresses(site, language).filter((path) => !path.endsWith('/user/logout'));
    for (const url of inTurn(all, nth)) {
      const { status, isPage, html } = await pageOf(server(), site, url, client.cookie);
      expect([url, isPage ? await mistakesOfPrivate(html) : []]).toEqual([url, []]);
      statuses.add(status);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 404]));
  });

  test.each(['/', '/hulp', '/en/program', '/afmelden'])('%s during maintenance', async (url) => {
    const { isPage, html } = await pageOf(closed(), 'alcohol', url);
    expect(isPage).toBe(true);
    expect(await mistakesOf(html)).toEqual([]);
  });

  test('the mailbox of a trial', async () => {
    const { status, html } = await pageOf(server(), 'alcohol', '/mailbox');
    expect(status).toBe(200);
    expect(await htmlValidator({ 'void-style': ['error', { style: 'omit' }] })(html)).toEqual([]);
  });
});
