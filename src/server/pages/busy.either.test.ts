import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import type { PageAnswer } from '#web/page-contract.ts';
import { htmlValidator } from '../testing/html-validator.ts';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import type { PageRenderer } from './rendering.ts';

/** Pages whose rendering waits until it is let go on. */
const pages = unbuiltPages(renderPage);
let gate = Promise.withResolvers<void>();
let rendered = 0;
const slowPages: PageRenderer = {
  ...pages,
  async render(request): Promise<PageAnswer> {
    rendered += 1;
    if (!request.url.includes('hulp') && !request.url.includes('help')) await gate.promise;
    return pages.render(request);
  },
};

const server = sharedTestServer({}, slowPages);
/** With a cookie that is not ours a page is rendered for its visitor alone. */
async function ask(url: string, cookie = 'strange=1', site = 'alcohol') {
  return await server().app.inject({ url, headers: { host: `${site}.localhost:3000`, cookie } });
}
const EIGHT_AND_FIFTY = 58;

afterEach(() => gate.resolve());
beforeEach(() => {
  gate = Promise.withResolvers<void>();
  rendered = 0;
});

test('so many pages are rendered at once, so many wait, and the rest gets a plain page at once', async () => {
  const finished: number[] = [];
  const asked = Array.from({ length: EIGHT_AND_FIFTY + 5 }, async () => {
    const answer = await ask('/inloggen');
    finished.push(answer.statusCode);
    return answer;
  });
  await Promise.all(asked.slice(EIGHT_AND_FIFTY));
  expect(finished).toEqual([503, 503, 503, 503, 503]);
  expect(rendered).toBe(8);
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(EIGHT_AND_FIFTY);
  expect((await ask('/inloggen')).statusCode).toBe(200);
});

test('the plain page says whom to call and has the quick exit, in the language of its address', async () => {
  const waiting = Array.from({ length: EIGHT_AND_FIFTY }, () => ask('/inloggen'));
  const [dutch, english] = await Promise.all([ask('/inloggen?origin=%2Fplan'), ask('/en/login')]);
  expect(dutch.statusCode).toBe(503);
  expect(dutch.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(dutch.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(dutch.body).toContain('<html lang="nl">');
  for (const link of [
    'tel:112',
    'tel:113',
    '/hulp',
    '/inloggen?origin=%2Fplan',
    'https://www.buienradar.nl',
  ]) {
    expect(dutch.body).toContain(`href="${link}"`);
  }
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('href="/en/help"');
  expect(english.body).toContain('>Leave now</a>');
  const { body } = await ask('/inloggen', undefined, 'poh');
  expect(body, 'nurses are at work').not.toContain('buienradar');
  expect(await htmlValidator()(dutch.body)).toEqual([]);
  gate.resolve();
  await Promise.all(waiting);
});

test('the plain page leads to no other host', async () => {
  const waiting = Array.from({ length: EIGHT_AND_FIFTY }, () => ask('/inloggen'));
  const { statusCode, body } = await ask('//evil.example/x');
  expect(statusCode).toBe(503);
  expect(body).not.toContain('evil.example');
  expect(body).toContain('<a href="/">');
  gate.resolve();
  await Promise.all(waiting);
});

test.each(['/hulp', '/en/help'])('%s comes all the same, for whoever asks', async (url) => {
  const waiting = Array.from({ length: EIGHT_AND_FIFTY }, () => ask('/inloggen'));
  const answers = await Promise.all([ask(url, ''), ask(url), ask(url, 'session=unknown')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body).toContain('tel:113');
  gate.resolve();
  await Promise.all(waiting);
});

test('a cached page waits for no other', async () => {
  gate.resolve();
  expect((await ask('/privacy', '')).headers.etag).toBeDefined();
  gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: EIGHT_AND_FIFTY }, () => ask('/inloggen'));
  expect((await ask('/privacy', '')).statusCode).toBe(200);
  gate.resolve();
  await Promise.all(waiting);
});
