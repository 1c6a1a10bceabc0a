import { beforeAll, describe, expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import type { TestClient } from '../testing/test-client.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const ALERT = {
  field_type: 'crisis',
  sites: ['alcohol', 'cocaine', 'poh'],
  title: { nl: 'Pas op <nu>', en: 'Watch out now' },
  body: { nl: 'Er is [iets].', en: 'There is [something].' },
};

let dewit: TestClient;
let id: number;
beforeAll(async () => {
  dewit = await server().staff('administrator');
  id = (await dewit.post('/staff/v1/alerts', ALERT)).json.id;
});

const ask = (query = '') => dewit.get(`/staff/v1/alerts/${id}/preview${query}`);
const addressOf = async (query?: string): Promise<string> => (await ask(query)).json.url;
const open = (address: string, headers: Record<string, string> = {}) => {
  const { host, pathname } = new URL(address);
  return server().app.inject({ url: pathname, headers: { host, ...headers } });
};

describe('the preview of an alert', () => {
  test('is the front page with it on top, also of a draft', async () => {
    const address = await addressOf();
    expect(address).toMatch(/^http:\/\/alcohol\.localhost:3000\/alert-preview\/[\w.-]+$/);
    const { statusCode, headers, body } = await open(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(headers['etag']).toBeUndefined();
    expect(body).toContain('Pas op &lt;nu&gt;');
    expect(body).toContain('Er is [iets].');
    const front = await open('http://alcohol.localhost:3000/');
    const titleOf = (html: string) => /<title>.*?<\/title>/.exec(html)?.[0];
    expect(titleOf(body)).toBe(titleOf(front.body));
    expect(front.body).not.toContain('Pas op');
    // The page looks at another address than its own, so no script may take it over.
    expect(body).not.toMatch(/<script[^>]+src=|data-scripts|data-later/);
  });

  test('is of the asked site and language, whoever opens it', async () => {
    const address = await addressOf('?site=cocaine&language=en');
    expect(address).toContain('http://cocaine.localhost:3000/en/alert-preview/');
    const { body } = await open(address, { cookie: 'crisis_alerts_hidden=' + id });
    expect(body).toContain('<html lang="en" data-theme="heather"');
    expect(body).toContain('Watch out now');
  });

  test.each(['?site=tobacco', '?site=poh&language=en', '?site=wijn', '?language=fr'])(
    'is not given for %s',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 400, json: { code: 'malformed_request' } });
    },
  );

  test('is a page that there is not where its address is changed, or ten minutes old', async () => {
    const address = await addressOf();
    const [start = '', expires = '', hash = ''] = address.split(/\.(?=\d{10}\.|[\w-]{43}$)/);
    const nowhere = await open('http://alcohol.localhost:3000/nergens');
    expect(nowhere.statusCode).toBe(404);
    const changed = [
      address.replace('alcohol.', 'cocaine.'),
      address.replace('/alert-', '/en/alert-'),
      `${start.replace(/\d+$/, String(id - 1))}.${expires}.${hash}`,
      `${start}.${Number(expires) + 600}.${hash}`,
      `${start}.${expires}.${'A'.repeat(43)}`,
      'http://alcohol.localhost:3000/alert-preview/x',
    ];
    expect((await open(address)).statusCode).toBe(200);
    for (const other of changed) {
      const { statusCode, body } = await open(other);
      expect(statusCode, other).toBe(404);
      expect(body).not.toContain('Pas op');
    }
    server().passSeconds(601);
    const late = await open(address);
    expect(late.statusCode).toBe(404);
    expect(late.headers['content-type']).toBe(nowhere.headers['content-type']);
  });

  test('leaves no address in the log', async () => {
    dewit = await server().staff('administrator');
    const address = await addressOf();
    await open(address);
    expect(server().log.join()).not.toContain(address.split('/').at(-1));
  });
});
