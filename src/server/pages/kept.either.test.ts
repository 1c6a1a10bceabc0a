import { describe, expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer, type TestServer } from '../testing/test-server.ts';

let rendered: string[] = [];
const pages = unbuiltPages((page, bundle) => {
  rendered.push(page.url);
  return renderPage(page, bundle);
});
// Kept pages do not depend on the database.
const server = sharedTestServer({}, pages);
const behindProxy = sharedTestServer({ TRUST_PROXY: '1', STRICT_HOSTS: '1' }, pages);

function open({ app }: TestServer, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'alcohol.localhost:3000', ...headers } });
}

/** Without the moments at which it was rendered. */
function timeless(html: string): string {
  return html.replaceAll(/"(now|dataUpdatedAt|dehydratedAt)":("[^"]+"|\d+)/g, '');
}

describe('queries of kept pages', () => {
  test('are ignored: a page is rendered once, whatever is asked of it', async () => {
    const plain = await open(server(), '/hulp');
    rendered = [];
    for (const query of [
      '?x=1',
      '?fbclid=abc&utm_source=x',
      '?',
      '?origin=/account',
      `?${'y'.repeat(500)}`,
    ]) {
      const asked = await open(server(), `/hulp${query}`);
      expect(asked.statusCode).toBe(200);
      expect(asked.headers['etag']).toBe(plain.headers['etag']);
      expect(asked.body).toBe(plain.body);
    }
    expect(rendered).toEqual([]);
  });

  test('leave nothing in a page that somebody with a query was the first to open', async () => {
    const first = await open(server(), '/en/privacy?uninvited=1');
    expect(first.headers['etag']).toBeDefined();
    expect(first.body).not.toContain('uninvited');
    expect((await open(server(), '/en/privacy')).body).toBe(first.body);
  });

  test('lead to the landing page of the chosen language as none does', async () => {
    for (const url of ['/', '/?x=1']) {
      const { statusCode, headers } = await open(server(), url, { cookie: 'language=en' });
      expect([statusCode, headers['location']]).toEqual([302, '/en']);
    }
  });

  test('count where a page reads them', async () => {
    const body = async (url: string) => (await open(server(), url)).body;
    expect(await body('/inloggen?origin=/account')).toContain('/en/login?origin=');
    expect(await body('/inloggen')).not.toContain('origin=');
  });
});

describe('the host of a page', () => {
  const through = (host: string, forwarded: string, url: string) =>
    open(behindProxy(), url, { host, 'x-forwarded-host': forwarded });

  test('is also the host of its data, whatever host the proxy was asked for', async () => {
    for (const url of ['/', '/veelgestelde-vragen', '/tips']) {
      const forwarded = await through('tobacco.localhost:3000', 'gambling.localhost:3000', url);
      const direct = await open(server(), url, { host: 'gambling.localhost:3000' });
      expect(timeless(forwarded.body)).toBe(timeless(direct.body));
    }
  });

  test.each(['/', '/hulp', '/inloggen', '/registreren'])(
    '%s opens behind a proxy that rewrites Host',
    async (url) => {
      expect((await through('10.0.0.7:8080', 'alcohol.localhost:3000', url)).statusCode).toBe(200);
    },
  );

  test('a page of a person opens there too', async () => {
    const { cookie = '' } = await behindProxy().login('Anna');
    const headers = { host: '10.0.0.7:8080', 'x-forwarded-host': 'alcohol.localhost:3000', cookie };
    const { statusCode, body } = await open(behindProxy(), '/programma', headers);
    expect(statusCode).toBe(200);
    expect(body).toContain('Anna');
  });
});
