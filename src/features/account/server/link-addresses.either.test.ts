import { describe, expect, test } from 'vitest';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));

const NO_NUMBERS = ['abc', '1e3', '-1', '1.5', ' 1', '1a', '٣'].map(encodeURIComponent);
const NO_ADDRESSES = [
  ...NO_NUMBERS.map((uid) => `${uid}/1790000000/hash`),
  '9999999999/1790000000/hash',
  ...NO_NUMBERS.map((timestamp) => `12/${timestamp}/hash`),
];
const ADDRESSES = ['12/1790000000/hash', '999999999/1/hash', '0/0/hash', '1/99999999999999999999/hash'];
const page = (url: string) => server().app.inject({ url, headers: { host: 'alcohol.localhost:3000' } });

describe('a number in the URL of a link consists of digits (contract 1.1)', () => {
  test('in the call that checks it', async () => {
    const visitor = server().visitor('alcohol');
    for (const link of NO_ADDRESSES) {
      expect(await visitor.get(`/user/password/reset/${link}`), link).toMatchObject({
        status: 404,
        json: { code: 'not_found', message: 'Not found.' },
      });
    }
    for (const link of ADDRESSES) {
      expect(await visitor.get(`/user/password/reset/${link}`), link).toMatchObject({
        status: 403,
        json: { code: 'link_invalid' },
      });
    }
  });

  test.each([
    ['/user/reset/', '', 403],
    ['/en/user/reset/', '/login', 403],
    ['/valideer/', '', 200],
    ['/nl/validate/', '', 200],
    ['/en/validate/', '', 200],
  ])('on its page %s…%s', async (before, after, status) => {
    for (const link of NO_ADDRESSES) {
      const { statusCode, body } = await page(before + link + after);
      expect([link, statusCode]).toEqual([link, 404]);
      expect(body).toContain('<h1>');
    }
    for (const link of ADDRESSES) {
      expect([link, (await page(before + link + after)).statusCode]).toEqual([link, status]);
    }
  });
});
