import { cutNetwork, mendNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, type Visitor } from '../kit/visitor.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network any page says whom to call, and comes back with the network', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await visitor.open('landing');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await cutNetwork(page);
  await page.goto(visitor.address('calendar'));
  await expect(visitor.heading(say('pages:offline.title'))).toBeVisible();
  await expect(main.locator('a[href="tel:112"]')).toBeVisible();
  await expect(main.locator('a[href="tel:113"]')).toBeVisible();
  await expect(main.getByRole('heading', { name: say('pages:offline.breathe') })).toBeVisible();
  // Animations can be stopped without scripts.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const turns = main.getByText(say('ui:breath.in'), { exact: true }).first();
  await expect(turns).toHaveCSS('animation-play-state', 'running');
  await main.getByRole('checkbox', { name: say('ui:breath.hold') }).check();
  await expect(turns).toHaveCSS('animation-play-state', 'paused');
  // It looks like the product: the styles are cached with it.
  const retry = page.getByRole('button', { name: say('pages:offline.retry') });
  await expect(retry).not.toHaveCSS('border-radius', '0px');

  await mendNetwork(page);
  await retry.click();
  await expect(visitor.heading(say('calendar:title'))).toBeVisible();
});

test('a page that did not arrive comes by itself when the network is back', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowBrokenPage(/dynamically imported module|did not arrive/);
  const { page, say } = visitor;
  await visitor.open('landing');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await cutNetwork(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('web:privacy'), exact: true });
  await link.click();
  await expect(visitor.heading(say('web:unreached.title'))).toBeVisible();
  await mendNetwork(page);
  await expect(visitor.heading(say('web:privacy'))).toBeVisible();
});

test('help opens without a network, by its address and by a link, and when the connection hangs', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowBrokenPage(/dynamically imported module|did not arrive/);
  const { page, main, say } = visitor;
  await visitor.open('landing');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const link = page.getByRole('contentinfo').getByRole('link', { name: say('web:help'), exact: true });
  const expectHelp = async () => {
    await expect(visitor.heading(say('web:help'))).toBeVisible();
    await visitor.expectAt('help');
    await expect(main.locator('a[href="tel:112"]').first()).toBeVisible();
    await expect(main.locator('a[href="tel:113"]').first()).toBeVisible();
  };
  await cutNetwork(page);
  await page.goto(visitor.address('help'));
  await expectHelp();

  await mendNetwork(page);
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await cutNetwork(page);
  await link.click();
  await expectHelp();

  await mendNetwork(page);
  await page.clock.install();
  await visitor.open('programme');
  const read = /\/api\/\w+\/(hulp|help)$/;
  await page.route(read, () => undefined);
  await Promise.all([page.waitForRequest(read), link.click()]);
  await page.clock.fastForward('00:05');
  await expectHelp();
});

/** The paths that the service worker keeps. */
function keptPaths({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('only these pages are stored on the device, and two more for people who are logged in', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowLostCalls();
  const { page } = visitor;
  await visitor.open('landing');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await visitor.settled();
  const forVisitors = await keptPaths(visitor);
  expect(forVisitors).toEqual(expect.arrayContaining(['/offline', '/en/offline']));
  expect(forVisitors.filter((path) => !/^(\/en)?\/(offline|hulp|help)$|\.css$/.test(path))).toEqual([]);

  await visitor.beLoggedIn(ANNA);
  await visitor.open('calendar');
  const own = async () => (await keptPaths(visitor)).filter((path) => !path.startsWith('/assets/'));
  const two = [visitor.address('today'), visitor.address('urge')].map((url) => new URL(url).pathname);
  await expect.poll(async () => (await own()).filter((path) => !forVisitors.includes(path))).toEqual(two);

  // The icon on the home screen opens the front page.
  await cutNetwork(page);
  await page.goto(visitor.address('landing'));
  await visitor.expectAt('today');
});
