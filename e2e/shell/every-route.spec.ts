import { pathTo, routeExists } from '#domain/site/paths.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#domain/site/routes.ts';
import { hasFeature, SITES, siteProfile } from '#domain/site/site.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';

/** These redirect at once. */
const LEFT_OUT: ReadonlySet<RouteName> = new Set<RouteName>(['credentials', 'passwordChosen']);

for (const site of SITES) {
  for (const language of siteProfile(site).writtenIn) {
    const open = ROUTE_NAMES.filter(
      (name) =>
        routeExists(site, language, name) && !ROUTES[name][language].includes(':') && !LEFT_OUT.has(name),
    );
    test.describe(`${site} in ${language}`, () => {
      test.use({ site, language });

      test('every page can be used by everyone, and asks nobody else for anything', async ({
        visitor,
        watch,
      }) => {
        test.setTimeout(240_000);
        const { page } = visitor;
        watch.allowStatus(403, 404);
        const found: string[] = [];
        let seen = 0;
        const visit = async (names: readonly RouteName[]) => {
          for (const name of names) {
            const path = (pathTo as (...all: unknown[]) => string)({ language }, name);
            const answer = await page.goto(originOf(site) + path);
            // A route whose page is not built yet.
            if (answer?.status() === 404) continue;
            seen += 1;
            await visitor.settled();
            await page.waitForLoadState('networkidle');
            found.push(...(await breaches(page)).map((breach) => `${path}: ${breach}`));
          }
        };
        await visit(open.filter((name) => ROUTES[name].type !== 'private'));
        if (hasFeature(site, 'programme')) {
          await visitor.createAccount();
          await visitor.open('plan');
          await visit(open.filter((name) => ROUTES[name].type === 'private'));
        }
        expect(found).toEqual([]);
        expect(seen).toBeGreaterThan(hasFeature(site, 'programme') ? 20 : 5);
      });
    });
  }
}
