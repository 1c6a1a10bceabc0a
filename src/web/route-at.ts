import { matchRoutes } from 'react-router';
import type { Language } from '#domain/kit/language.ts';
import { patternsOf } from '#domain/site/paths.ts';
import { ROUTE_NAMES, type RouteName } from '#domain/site/routes.ts';

/** The name of the page at a path; undefined where there is none. */
export function routeAt(language: Language, pathname: string): RouteName | undefined {
  const patterns = ROUTE_NAMES.flatMap((name) =>
    patternsOf(name, language).map((path) => ({ id: name, path })),
  );
  return matchRoutes(patterns, pathname)?.at(-1)?.route.id;
}
