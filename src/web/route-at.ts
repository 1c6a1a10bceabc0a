import { matchRoutes } from 'react-router';
import { patternsOf, routeExists } from '#domain/site/paths.ts';
import { ROUTE_NAMES, type RouteName } from '#domain/site/routes.ts';
import type { App } from '#ui/app/app.ts';

/** The name of the page at a path of a site; undefined if there is none. */
export function routeAt(
  { site, language }: Pick<App, 'site' | 'language'>,
  pathname: string,
): RouteName | undefined {
  const patterns = ROUTE_NAMES.filter((name) => routeExists(site, language, name)).flatMap((name) =>
    patternsOf(name, language).map((path) => ({ id: name, path })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.id;
}
