import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { originOf, PORT } from '../kit/origin.ts';
import { ANNA } from '../kit/visitor.ts';

/** The most that a phone on a slow connection may fetch for a content page (docs/decisions/0023). */
const MOST_BYTES = 89_000;
const MOST_REQUESTS = 9;

for (const name of ['landing', 'help', 'faq', 'privacy'] as const) {
  test(`${name} is read without scripts, and they come when someone reaches for something`, {
    tag: name === 'landing' ? [] : '@full',
  }, async ({ visitor, page }) => {
    let bytes = 0;
    const paths: string[] = [];
    page.on('response', async (response) => {
      paths.push(new URL(response.url()).pathname);
      const { responseBodySize } = await response.request().sizes();
      bytes += responseBodySize;
    });
    await page.goto(visitor.address(name), { waitUntil: 'networkidle' });
    expect(paths.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(paths.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    const script = page.waitForResponse((response) => response.url().endsWith('.js'));
    await page.getByRole('banner').getByRole('link').first().hover();
    await script;
    await visitor.settled();
  });
}

/** Requests a page by IP address: only browsers resolve names under localhost. */
function fetchPage(request: APIRequestContext, address: string, headers: Record<string, string> = {}) {
  const { host, pathname } = new URL(address);
  return request.get(`http://127.0.0.1:${PORT}${pathname}`, { headers: { ...headers, Host: host } });
}

test('a visitor gets a cached page, and only asks whether it is still current', async ({ request }) => {
  const address = `${originOf('alcohol')}/hulp`;
  const first = await fetchPage(request, address);
  const { etag = '', 'cache-control': keeping } = first.headers();
  expect(keeping).toBe('private, no-cache');
  expect(first.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  const again = await fetchPage(request, address, { 'If-None-Match': etag });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  const english = await fetchPage(request, `${originOf('alcohol')}/en/help`);
  expect(english.headers()['etag']).not.toBe(etag);
  expect((await fetchPage(request, `${originOf('tobacco')}/hulp`)).headers()['etag']).not.toBe(etag);
});

test('people who are logged in get a page of their own, which is not cached', { tag: '@full' }, async ({
  visitor,
  request,
}) => {
  const { page } = visitor;
  const address = visitor.address('help');
  const visitors = await fetchPage(request, address);
  await visitor.beLoggedIn(ANNA);
  const cookies = await page.context().cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const own = await fetchPage(request, address, {
    Cookie,
    'If-None-Match': visitors.headers()['etag'] ?? '',
  });
  expect(own.status()).toBe(200);
  expect(own.headers()['cache-control']).toBe('no-store');
  expect(own.headers()['etag']).toBeUndefined();
  expect(await own.text()).toContain(ANNA.mail);
  // What a device caches for offline use contains nobody's data.
  const offline = await fetchPage(request, visitor.address('offline'), { Cookie });
  expect(await offline.text()).not.toContain(ANNA.mail);
  expect(await (await fetchPage(request, address)).text()).toBe(await visitors.text());
});

test('a page shows its text before it fetches the fonts', { tag: '@full' }, async ({ visitor, page }) => {
  await page.goto(visitor.address('landing'));
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === 2,
  );
  const { shown, faces } = await page.evaluate(() => ({
    shown: performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN,
    faces: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  }));
  expect(faces).toHaveLength(2);
  for (const { startTime } of faces) expect(startTime).toBeGreaterThanOrEqual(shown);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its own fonts', { tag: '@full' }, async ({ visitor, page }) => {
    const faces = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) faces.add(response.url());
    });
    await page.goto(visitor.address('landing'), { waitUntil: 'networkidle' });
    expect(faces.size).toBe(2);
  });

  test('from the front page to help, answers, tips and back', async ({ visitor }) => {
    const { page, main, say } = visitor;
    const foot = page.getByRole('contentinfo');
    await page.goto(visitor.address('landing'));
    await expect(main.locator('a[href="tel:112"]').first()).toBeVisible();
    await main.locator('summary').first().click();
    await expect(main.locator('details').first().getByRole('paragraph')).toBeVisible();
    await foot.getByRole('link', { name: say('web:tips') }).click();
    await visitor.expectAt('tips');
    await main.getByRole('link').first().click();
    await expect(visitor.page).toHaveURL(/\/tips\/[0-9a-f]{8}$/);
    await main.getByRole('link', { name: say('pages:tips.all') }).click();
    await foot.getByRole('link', { name: say('web:faq') }).click();
    await visitor.expectAt('faq');
    await foot.getByRole('link', { name: say('web:privacy') }).click();
    await visitor.expectAt('privacy');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('web:help'), exact: true })
      .click();
    await visitor.expectAt('help');
    await expect(main.locator('a[href="tel:113"]').first()).toBeVisible();
  });
});

test('a page that only the content knows opens under its own path, in both languages', {
  tag: '@full',
}, async ({ visitor, page }) => {
  await page.goto(`${originOf('alcohol')}/cookies`);
  await expect(visitor.heading('Cookies')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'EN English', exact: true }).click();
  await expect(page).toHaveURL(`${originOf('alcohol')}/en/cookies`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.heading('Cookies')).toBeVisible();
});
