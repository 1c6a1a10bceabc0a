import type { Locator } from '@playwright/test';
import { loadPieces } from '#platform/content/load.ts';
import { publish } from '#platform/content/publish.ts';
import { readEnvironment } from '#platform/environment.ts';
import { readAllPieces } from '#server/content-cli/kinds.ts';
import { openDatabase } from '#server/database.ts';
import { ServerProcess } from '#server/process/server-process.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test as watched } from '../kit/fixtures.ts';
import { OWN_PORT, originOf } from '../kit/origin.ts';
import { useStorage } from '../kit/own-server.ts';
import { Visitor } from '../kit/visitor.ts';

const PUBLISHED = ['crisis-alert/holidays', 'crisis-alert/event'];
const HOLIDAYS = { nl: 'Een lastige periode?', en: 'A difficult time?' };
const EVENT = { nl: 'Heftig nieuws', en: 'Upsetting news' };
const COOKIE = 'crisis_alerts_hidden';

async function publishAlerts(settings: Record<string, string>): Promise<void> {
  const connection = await openDatabase(readEnvironment(settings));
  const now = new Date(settings['NOW'] ?? '');
  await loadPieces(connection.db, readAllPieces(), { now });
  for (const id of PUBLISHED) await publish(connection.db, id, now);
  await connection.close();
}

const test = watched.extend<object, { server: ServerProcess }>({
  server: [
    async ({}, use) => {
      await useStorage({}, async (storage) => {
        const settings = {
          ...storage.settings,
          NOW: '2026-11-20T11:00:00Z',
          PUBLIC_ORIGIN_TEMPLATE: `http://{site}.localhost:${OWN_PORT}`,
        };
        await publishAlerts(settings);
        const server = new ServerProcess({ PORT: String(OWN_PORT), ...settings });
        await server.untilReady();
        await use(server);
        server.signal('SIGTERM');
        await server.untilEnded();
      });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  visitor: async ({ page }, use) => {
    await use(new Visitor(page, 'alcohol', 'nl', OWN_PORT));
  },
});
test.beforeEach(({ watch }) => watch.allowServer(OWN_PORT));
test.describe.configure({ mode: 'serial' });

function alerts({ page, say }: Visitor): Locator {
  return page.getByRole('region', { name: say('web:alerts.label') });
}

async function setHidden({ page, site }: Visitor, value: string): Promise<void> {
  await page.context().addCookies([{ name: COOKIE, value, url: originOf(site, OWN_PORT) }]);
}

test('an alert is above every page, in its language, and the most serious comes first', async ({ page }) => {
  for (const language of ['nl', 'en'] as const) {
    const visitor = new Visitor(page, 'alcohol', language, OWN_PORT);
    const { say } = visitor;
    for (const name of ['landing', 'login', 'register', 'help', 'privacy'] as const) {
      await visitor.open(name);
      await expect(alerts(visitor)).toContainText(
        new RegExp(
          `${say('web:alerts.crisis')} ${EVENT[language]}.*113.*${say('web:alerts.info')} ${HOLIDAYS[language].slice(0, -1)}`,
        ),
      );
    }
  }
});

test('an alert that was read is hidden, there and after coming back, but not on the page with help', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const holidays = alerts(visitor).getByText(HOLIDAYS.nl);
  const event = alerts(visitor).getByText(EVENT.nl);
  await visitor.open('login');
  await page.getByRole('button', { name: say('web:alerts.hideOne', { title: HOLIDAYS.nl }) }).click();
  await expect(holidays).toHaveCount(0);
  await expect(event).toBeVisible();
  await expect(main).toBeFocused();
  await expect(page.getByRole('status').getByText(say('web:alerts.hidden'))).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({
    value: expect.stringMatching(/^\d+$/),
    path: '/',
    sameSite: 'Lax',
    expires: -1,
  });

  const answer = await page.reload();
  const html = (await answer?.text())?.split('<script id="page-state"')[0];
  expect(html).toContain(EVENT.nl);
  expect(html).not.toContain(HOLIDAYS.nl);
  await visitor.settled();
  await expect(holidays).toHaveCount(0);

  await visitor.open('help');
  await expect(holidays).toBeVisible();
  await expect(alerts(visitor).getByRole('button')).toHaveCount(0);

  await setHidden(visitor, '');
  await visitor.open('login');
  const elsewhere = await visitor.elsewhere(page.context());
  await elsewhere.open('login');
  for (const [tab, title] of [
    [elsewhere, HOLIDAYS.nl],
    [visitor, EVENT.nl],
  ] as const) {
    await tab.page.bringToFront();
    await tab.page.getByRole('button', { name: say('web:alerts.hideOne', { title }) }).click();
    await expect(alerts(tab).getByText(title)).toHaveCount(0);
  }
  await visitor.open('privacy');
  await expect(alerts(visitor)).toHaveCount(0);
});

test('a cookie that somebody tampered with hides nothing, and hiding works after it', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, say } = visitor;
  for (const value of ['x', '%3Cscript%3E', '1,2', '9'.repeat(3_900), '364.'.repeat(900)]) {
    await setHidden(visitor, value);
    await visitor.open('login');
    await expect(alerts(visitor).getByRole('button')).toHaveCount(2);
  }
  await page.getByRole('button', { name: say('web:alerts.hideOne', { title: EVENT.nl }) }).click();
  await expect(alerts(visitor).getByRole('button')).toHaveCount(1);
});

test('a cookie as long as the server takes breaks no page', { tag: '@full' }, async ({ server }) => {
  for (const value of ['7'.repeat(8_000), '7.'.repeat(4_000)]) {
    const answer = await server.visitor('alcohol', '').get('/inloggen', {
      headers: { cookie: `${COOKIE}=${value}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(EVENT.nl);
  }
});

test('everyone can use an alert, on a phone in light and on a desktop in dark', { tag: '@full' }, async ({
  visitor,
}) => {
  for (const width of [390, 1280]) {
    await visitor.page.setViewportSize({ width, height: 844 });
    await visitor.open('login');
    expect(await breaches(visitor.page)).toEqual([]);
  }
});

test.describe('without script', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('alerts can be read, and nothing stands there that does nothing', async ({ visitor }) => {
    await visitor.page.goto(visitor.address('landing'));
    await expect(alerts(visitor)).toContainText(EVENT.nl);
    await expect(alerts(visitor).getByRole('button')).toHaveCount(0);
  });
});
