import { ROUTE_NAMES, type RouteName } from '#domain/site/routes.ts';
import { siteProfile } from '#domain/site/site.ts';
import { routeAt } from '#web/route-at.ts';
import { breaches } from '../kit/breaches.ts';
import { expect } from '../kit/fixtures.ts';
import { test } from '../kit/own-server.ts';
import { sidewaysScroll } from '../kit/reflow.ts';
import { Visitor } from '../kit/visitor.ts';
import { onItsServer } from './its-server.ts';
import { NOT_SHOWN } from './plain-pages.ts';
import { TOURS } from './screens.ts';
import type { Tour } from './tour.ts';

for (const tour of TOURS) {
  const { name, site, screens, leftToFull } = tour;
  test.describe(name, { tag: leftToFull ? '@full' : '@phone' }, () => {
    // A site in one language is walked in that one.
    test.use(siteProfile(site).writtenIn.includes('en') ? { site } : { site, language: 'nl' });

    test(`all ${screens.length} screens can be used by everyone`, async ({ visitor, storage, watch }) => {
      test.setTimeout(180_000);
      watch.allowStatus(400, 403, 404, 405, 409, 500, 503);
      await onItsServer(tour, storage, async (port) => {
        watch.allowServer(port);
        await walk(tour, new Visitor(visitor.page, site, visitor.language, port));
      });
    });
  });
}

async function walk({ screens, pages }: Tour, visitor: Visitor): Promise<void> {
  const found: string[] = [];
  let checked = 0;
  const seen = new Set<string | undefined>();
  // A page opened by a link with a secret replaces its address at once.
  visitor.page.on('framenavigated', (frame) => seen.add(routeAt(visitor, new URL(frame.url()).pathname)));
  for (const screen of screens) {
    await screen.open(visitor);
    const problems = [...(await breaches(visitor.page)), ...(await sidewaysScroll(visitor.page))];
    found.push(...problems.map((problem) => `${screen.name}, ${problem}`));
    checked += 1;
  }
  expect(found).toEqual([]);
  expect(checked).toBe(screens.length);
  expect([...seen]).toEqual(expect.arrayContaining([...pages]));
}

test('the tours show every page that has a screen', () => {
  const shown = new Set<RouteName>(TOURS.flatMap(({ pages }) => pages));
  const missing = ROUTE_NAMES.filter((name) => !shown.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
});
