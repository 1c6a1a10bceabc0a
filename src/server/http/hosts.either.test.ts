import { beforeAll, describe, expect, test } from 'vitest';
import { SITES } from '#domain/site/site.ts';
import { renderPage } from '#web/entry-server.tsx';
import { portOf } from '../testing/free-port.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { PRODUCTION } from '../testing/test-environment.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const TEMPLATE = 'https://{site}.houvast.example';
const settings = {
  ...PRODUCTION,
  PUBLIC_ORIGIN_TEMPLATE: TEMPLATE,
  SITE_HOSTS: 'stoppenmetroken.example=tobacco',
};
const TOKEN = 'only-the-watcher-knows';
// Independent of the database, so one is enough.
const open = sharedTestServer(settings, unbuiltPages(renderPage));
const strict = sharedTestServer(
  { ...settings, STRICT_HOSTS: '1', METRICS_TOKEN: TOKEN },
  unbuiltPages(renderPage),
);
let ports: { open: number; strict: number };
beforeAll(async () => {
  const listen = async (server: typeof open) => {
    await server().app.listen({ port: 0 });
    return portOf(server().app.server);
  };
  ports = { open: await listen(open), strict: await listen(strict) };
});

const asking = (path: string, ...headers: string[]) =>
  `${['GET ' + path + ' HTTP/1.1', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
const siteIn = (body: string) => /"site":"(\w+)"/.exec(body)?.[1];

/** Host headers, the site that answers, and whether a strict server answers at all. */
const HOSTS: readonly [host: string, site: string, isOurs: boolean][] = [
  ['alcohol.houvast.example', 'alcohol', true],
  ['gambling.houvast.example', 'gambling', true],
  ['gambling.houvast.example:8443', 'gambling', true],
  ['GAMBLING.Houvast.Example', 'gambling', true],
  ['gambling.houvast.example.', 'gambling', true],
  ['gambling.houvast.example.:443', 'gambling', true],
  ['stoppenmetroken.example', 'tobacco', true],
  ['StoppenMetRoken.example:80', 'tobacco', true],
  ['www.stoppenmetroken.example', 'alcohol', false],
  ['gambling.elsewhere.example', 'gambling', false],
  ['houvast.example', 'alcohol', false],
  ['elsewhere.example', 'alcohol', false],
  ['127.0.0.1:3000', 'alcohol', false],
  ['[::1]:3000', 'alcohol', false],
  ['[fe80::1%25eth0]', 'alcohol', false],
  ['someone@gambling.houvast.example', 'alcohol', false],
  ['someone:secret@gambling.houvast.example', 'alcohol', false],
  ['gambling.houvast.example:80:80', 'gambling', false],
  ['gambling.houvast.example, elsewhere.example', 'gambling', false],
  ['"><script>alert(1)</script>', 'alcohol', false],
  ['..', 'alcohol', false],
  [`${'x'.repeat(8_000)}.example`, 'alcohol', false],
];

describe.each(HOSTS.map((row) => [row[0].slice(0, 60), ...row] as const))(
  'the host %s',
  (_, host, site, isOurs) => {
    test('leads to a site, whose links come from the settings', async () => {
      const { status, body } = await rawRequest(ports.open, asking('/hulp', `Host: ${host}`));
      expect(status).toBe(200);
      // A host with user info before it is not ours; which site it gets does not matter, and it is never an error.
      expect(siteIn(body)).toBe(site);
      expect(body).toContain(`href="https://${site}.houvast.example/hulp"`);
      expect(body.replaceAll(`${site}.houvast.example`, '')).not.toContain('elsewhere');
      expect(body).not.toContain('alert(1)');
      const robots = await rawRequest(ports.open, asking('/robots.txt', `Host: ${host}`));
      expect(robots.body).toContain(`Sitemap: https://${site}.houvast.example/sitemap.xml`);
    });

    test('is answered by a strict server only if it is one of ours', async () => {
      for (const path of [
        '/hulp',
        '/nowhere',
        '/icon.svg',
        '/robots.txt',
        '/api/nl/user/login_status',
        '/api/nowhere',
      ]) {
        const { status, head, body } = await rawRequest(ports.strict, asking(path, `Host: ${host}`));
        expect(status === 421, `${path} ${status}`).toBe(!isOurs);
        if (isOurs) continue;
        expect([head.toLowerCase(), body]).toEqual([
          expect.stringContaining('content-type: text/plain'),
          expect.stringMatching(/Op dit adres is geen site\.[\s\S]*There is no site at this address\./),
        ]);
      }
      for (const path of ['/healthz', '/readyz']) {
        expect((await rawRequest(ports.strict, asking(path, `Host: ${host}`))).status, path).toBe(200);
      }
      const metrics = asking('/metrics', `Host: ${host}`, `Authorization: Bearer ${TOKEN}`);
      expect((await rawRequest(ports.strict, metrics)).status).toBe(200);
    });
  },
);

test('every site answers a strict server', async () => {
  for (const site of SITES) {
    const { status, body } = await rawRequest(ports.strict, asking('/hulp', `Host: ${site}.houvast.example`));
    expect([status, siteIn(body)]).toEqual([200, site]);
  }
});

test('a request without a host is refused, or gets the alcohol site if its HTTP version has no host', async () => {
  expect((await rawRequest(ports.open, asking('/hulp'))).status).toBe(400);
  expect((await rawRequest(ports.open, asking('/hulp', 'Host:'))).status).toBe(200);
  const old = await rawRequest(ports.open, 'GET /hulp HTTP/1.0\r\n\r\n');
  expect([old.status, siteIn(old.body)]).toEqual([200, 'alcohol']);
  expect((await rawRequest(ports.strict, asking('/hulp'))).status).toBe(400);
  expect((await rawRequest(ports.strict, asking('/hulp', 'Host:'))).status).toBe(421);
  expect((await rawRequest(ports.strict, 'GET /hulp HTTP/1.0\r\n\r\n')).status).toBe(421);
});

test('the first of two hosts counts, so a second one cannot slip in', async () => {
  const hosts = ['Host: gambling.houvast.example', 'Host: elsewhere.example'];
  const { status, body } = await rawRequest(ports.open, asking('/hulp', ...hosts));
  expect([status, siteIn(body)]).toEqual([200, 'gambling']);
  expect(body).not.toContain('elsewhere');
  expect((await rawRequest(ports.strict, asking('/hulp', ...hosts.toReversed()))).status).toBe(421);
});

test('a call whose address names a host too is answered in the language that it names', async () => {
  const address = 'http://elsewhere.example/api/en/api/v1/contacts';
  const { body } = await rawRequest(ports.open, asking(address, 'Host: gambling.houvast.example'));
  expect(body).toContain('"langcode":"en"');
});
