import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { offersSignOn, type SignOn } from '#domain/site/sign-on.ts';
import type { Site } from '#domain/site/site.ts';

/** Whether a site offers a page: those for people let in by another system exist only where there is one. */
export function offersRoute(signOn: SignOn, site: Site, name: RouteName): boolean {
  const { needsSignOn }: RouteRow = ROUTES[name];
  return !needsSignOn || offersSignOn(signOn, site, 'any');
}
