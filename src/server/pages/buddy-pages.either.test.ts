import { describe, expect, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const open = (url: string, site: Site = 'alcohol') =>
  server().app.inject({ url, headers: { host: `${site}.localhost:3000` } });
const UNKNOWN = 'a'.repeat(40);

test.each([
  ['accepteren', 'accept'],
  ['weigeren', 'refuse'],
  ['stoppen', 'unsubscribe'],
])('the earlier name %s leads to %s for good, with the same code (spec 2 §2)', async (earlier, now) => {
  for (const prefix of ['', '/nl']) {
    const { statusCode, headers } = await open(`${prefix}/buddy/${earlier}/aB-_9`);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(`/buddy/${now}/aB-_9`);
  }
});

describe('a code that is none of ours', () => {
  test.each(['accept', 'refuse', 'unsubscribe', 'cheer'])(
    'is a 404 at %s, in the same words',
    async (page) => {
      const { statusCode, headers, body } = await open(`/buddy/${page}/${UNKNOWN}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('Deze link werkt niet (meer)');
      expect(body).toContain('<meta name="robots" content="noindex"');
      expect(/<title>[^<]*/.exec(body)?.[0]).toBe('<title>Buddy – Houvast');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('is nothing on the site for relatives, which has no buddies', async () => {
    const { statusCode, body } = await open(`/buddy/accept/${UNKNOWN}`, 'naasten');
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/buddy wil|uitnodiging/i);
  });
});
