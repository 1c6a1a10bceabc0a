import type { RouteRow } from '#domain/site/route-row.ts';
import { ROUTES, type RouteName } from '#domain/site/routes.ts';
import { offersSignOn, type SignOn } from '#domain/site/sign-on.ts';
import type { Site } from '#domain/site/site.ts';

/** Pages of people whom another system lets in exist only where one does. */
export function offersRoute(signOn: SignOn, site: Site, name: RouteName): boolean {
  const { needsSignOn }: RouteRow = ROUTES[name];
  return !needsSignOn || offersSignOn(signOn, site, 'any');
}
