import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import type { BundleManifest, PageModule } from '#web/page-contract.ts';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PORT } from '../kit/origin.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

const ME = /\/user\/me$/;

/** Serves the plan as the server renders it when it cannot tell who is asking, because its own call fails. */
async function servePlanToUnknown(visitor: Visitor): Promise<void> {
  const { page, site, language } = visitor;
  const built = new URL('../../dist/server/entry-server.js', import.meta.url).href;
  const { renderPage } = (await import(built)) as PageModule;
  const manifest = JSON.parse(
    readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as BundleManifest;
  const { pathname } = new URL(visitor.address('plan'));
  const { html = '', scripts = [] } = await renderPage(
    {
      url: pathname,
      site,
      language,
      settings: {
        ...USUAL_SETTINGS,
        originTemplate: `http://{site}.localhost:${PORT}`,
        quickExitUrl: `http://127.0.0.1:${PORT}/healthz`,
      },
      requestId: 'none',
      reportError: () => undefined,
      now: '2026-11-20T11:00:00Z',
      cookies: '',
      call: async ({ path }) => ({ status: ME.test(path) ? 500 : 200, body: ME.test(path) ? '{}' : '[]' }),
    },
    { manifest, scripts: [] },
  );
  const starts = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  await page.route(visitor.address('plan'), (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html>${html.replace('</body>', `${starts}</body>`)}`,
    }),
  );
}

/** The top left corner and the width of each part of the frame; their heights depend on what is in them. */
async function frameOf(page: Page): Promise<unknown[]> {
  const boxes = await Promise.all(FRAME.map((part) => page.locator(part).first().boundingBox()));
  return boxes.map((box) => box && [box.x, box.y, box.width]);
}
const FRAME = ['header', 'header a[data-leaves]', 'main', 'header a[aria-label]'];

for (const width of [390, 800, 1280]) {
  test(`until it is known who is looking the frame keeps its places, at ${width} px`, async ({ visitor }) => {
    const { page, main, say } = visitor;
    await page.setViewportSize({ width, height: 844 });
    await visitor.beLoggedIn(ANNA);
    await servePlanToUnknown(visitor);
    const held = await hold(page, ME);
    await page.goto(visitor.address('plan'));
    await expect(main.getByRole('status')).toHaveText(say('web:loading'));
    // Nothing to read or press, only five placeholders where the bar will be.
    const bar = page.locator('footer ~ [aria-hidden=true]').filter({ visible: true });
    await expect(bar.locator('> div > *')).toHaveCount(width < 768 ? 5 : 0);
    const before = await frameOf(page);
    await page.unroute(visitor.address('plan'));
    held.release();
    await expect(visitor.bar(/.*/).first()).toBeVisible();
    expect(await frameOf(page)).toEqual(before);
  });
}

test('when it cannot be found out who is looking, the page says so and tries again', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(500);
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await servePlanToUnknown(visitor);
  await page.route(ME, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await page.goto(visitor.address('plan'));
  await expect(visitor.heading(say('web:unreached.title'))).toBeVisible();
  await expect(main.locator('a[href="tel:113"]')).toBeVisible();
  await page.unroute(ME);
  await main.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
});
