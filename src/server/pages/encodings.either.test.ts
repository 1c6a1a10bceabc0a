import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

// Independent of the database, so one is enough.
const server = sharedTestServer({}, unbuiltPages(renderPage));

const open: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', undefined],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
])('a client that accepts %o gets a page encoded as %o', async (accepted, encoding) => {
  const { headers, rawPayload } = await server().app.inject({
    url: '/hulp',
    headers: {
      host: 'alcohol.localhost:3000',
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('Accept-Encoding');
  const body = open[encoding ?? '']?.(rawPayload) ?? rawPayload;
  expect(body.toString()).toMatch(/<\/html>\s*$/);
});
