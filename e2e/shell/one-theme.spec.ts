import { breaches } from '../kit/breaches.ts';
import { expect } from '../kit/fixtures.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { ANNA, Visitor } from '../kit/visitor.ts';

const SETTINGS = { DEMO: '1', THEMING: '0' };

const FRIDAY = '2026-11-20T11:00:00Z';

test.beforeEach(({ watch }) => {
  test.setTimeout(120_000);
  watch.allowServer(OWN_PORT);
});

test('without themes every site has the same colours, which are just as easy to read', async ({
  page,
  storage,
}) => {
  const colours = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return `${color} on ${backgroundColor}`;
    });
  await at(FRIDAY, { storage, port: OWN_PORT, settings: SETTINGS }, async () => {
    const seen = new Set<string>();
    for (const site of ['tobacco', 'poh', 'alcohol'] as const) {
      await new Visitor(page, site, 'nl', OWN_PORT).open('landing');
      seen.add(await colours());
    }
    expect(seen.size).toBe(1);
    const anna = new Visitor(page, 'alcohol', 'nl', OWN_PORT);
    await anna.beLoggedIn(ANNA);
    await anna.open('programme');
    await expect(anna.main.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await breaches(page)).toEqual([]);
  });
});

test('everything that shows days is as easy to read in the neutral colours', async ({ page, storage }) => {
  await at(FRIDAY, { storage, port: OWN_PORT, settings: SETTINGS }, async () => {
    await new Visitor(page, 'alcohol', 'nl', OWN_PORT).open('landing');
    expect(await breaches(page)).toEqual([]);
    const anna = new Visitor(page, 'alcohol', 'nl', OWN_PORT);
    await anna.beLoggedIn(ANNA);
    for (const name of ['today', 'plan', 'calendar', 'urge', 'account'] as const) {
      await anna.open(name);
      await expect(anna.main.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await breaches(page), name).toEqual([]);
    }
  });
});
