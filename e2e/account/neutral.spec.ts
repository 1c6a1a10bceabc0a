import type { Page } from '@playwright/test';
import { patternsOf } from '#domain/site/paths.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { cutNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { Visitor } from '../kit/visitor.ts';

const OWN = { icon: '/icon.svg', touch: '/apple-touch-icon.png', manifest: /(^|\/)manifest\.webmanifest$/ };
const NEUTRAL = { icon: '/notes.svg', touch: '/notes-touch.png', manifest: /(^|\/)notes\.webmanifest$/ };
const COOKIE = 'neutral';

async function expectIcons(page: Page, { icon, touch }: typeof OWN): Promise<void> {
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', icon);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute('href', touch);
}

async function expectLook(page: Page, look: typeof OWN): Promise<void> {
  const { manifest } = look;
  await expectIcons(page, look);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', manifest);
}

async function expectNeutral({ page, say }: Visitor): Promise<void> {
  await expect(page).toHaveTitle(say('ui:neutralTitle'));
  await expectLook(page, NEUTRAL);
}

async function expectOwn({ page }: Visitor, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} – Houvast`);
  await expectLook(page, OWN);
}

const box = ({ main, say }: Visitor) => main.getByRole('checkbox', { name: say('settings:device.neutral') });

/** The title of every page whose path has no parameters, as the server renders it. */
async function titlesOfPages({ page, language }: Visitor): Promise<Map<RouteName, string>> {
  const paths = ROUTE_NAMES.flatMap((name): [RouteName, string][] => {
    const [path = ''] = patternsOf(name, language);
    return path.includes(':') ? [] : [[name, path]];
  });
  const pages = await page.evaluate(
    (entries) => Promise.all(entries.map(async ([, path]) => (await fetch(path)).text())),
    paths,
  );
  return new Map(paths.map(([name], nth) => [name, titleIn(pages[nth])]));
}

/** The title of a document as React writes it; pages themselves may not parse one. */
function titleIn(html = ''): string {
  const written = /<title>([^<]*)</.exec(html)?.[1] ?? '';
  return written.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('a device shows a neutral tab on every page until that is turned off', async ({ visitor, watch }) => {
  watch.allowStatus(403, 404);
  const { page, say } = visitor;
  await visitor.createAccount();
  await visitor.openAccount();
  await expectOwn(visitor, say('settings:title'));
  await expect(box(visitor)).not.toBeChecked();
  const other = await page.context().newPage();
  await other.goto(visitor.address('help'));
  await expectLook(other, OWN);
  await new Visitor(other, visitor.site, visitor.language).settled();

  await box(visitor).check();
  await expectNeutral(visitor);
  // The other tab follows without a reload.
  await expect(other).toHaveTitle(say('ui:neutralTitle'));
  await other.close();

  for (const route of ['today', 'programme', 'plan', 'calendar'] as const) {
    await visitor.goTo(route);
    await expectNeutral(visitor);
  }
  await page.reload();
  await visitor.settled();
  await expectNeutral(visitor);
  const titles = await titlesOfPages(visitor);
  expect(titles.size).toBeGreaterThan(25);
  expect(new Set(titles.values())).toEqual(new Set([say('ui:neutralTitle')]));
  await page.goto(`${visitor.address('help')}/bestaat-niet`);
  await visitor.settled();
  await expectNeutral(visitor);

  await visitor.logOut();
  await expectNeutral(visitor);
  await page.reload();
  await visitor.settled();
  await expectNeutral(visitor);
  const cookies = await page.context().cookies();
  const choice = cookies.find(({ name }) => name === COOKIE);
  expect(choice).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
  expect((choice?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(360 * 86_400);

  await visitor.createAccount();
  await visitor.open('account');
  await box(visitor).uncheck();
  await expectOwn(visitor, say('settings:title'));
  await page.reload();
  await visitor.settled();
  await expectOwn(visitor, say('settings:title'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(COOKIE);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice lasts, and a meaningless value is no choice', async ({ visitor }) => {
    const { page, say } = visitor;
    const choose = (value: string) =>
      page.context().addCookies([{ name: COOKIE, value, url: originOf(visitor.site) }]);
    await choose('1');
    for (const route of ['landing', 'help', 'login'] as const) {
      await page.goto(visitor.address(route));
      await expect(page).toHaveTitle(say('ui:neutralTitle'));
      await expectIcons(page, NEUTRAL);
    }
    for (const value of ['', '0', '11', 'true', '"1"', '1%3B']) {
      await choose(value);
      await page.goto(visitor.address('login'));
      await expect(page).toHaveTitle(`${say('session:login.title')} – Houvast`);
      await expectIcons(page, OWN);
    }
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page for offline use is neutral too', async ({ visitor, watch }) => {
    watch.allowLostCalls();
    const { page, say, language } = visitor;
    const offline = ROUTES.offline[language];
    const path = language === 'nl' ? offline : `/${language}${offline}`;
    const cachedTitle = async () =>
      titleIn(await page.evaluate(async (name) => (await caches.match(name))?.text(), path));
    await visitor.createAccount();
    await visitor.open('plan');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await visitor.open('account');
    expect(await cachedTitle()).toContain('Houvast');
    await box(visitor).check();
    await expect.poll(cachedTitle).toBe(say('ui:neutralTitle'));
    await cutNetwork(page);
    await page.goto(visitor.address('calendar'));
    await expect(visitor.heading(say('pages:offline.title'))).toBeVisible();
    await expect(page).toHaveTitle(say('ui:neutralTitle'));
    await expectIcons(page, NEUTRAL);
    // Nobody installs the site while offline, so the offline page has no manifest at all.
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  });
});
