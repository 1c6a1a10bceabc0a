import { z } from 'zod';
import type { Localised } from '#domain/content/content.ts';
import { pathOfRoute, routeExists } from '#domain/site/paths.ts';
import { type PlainRouteName, ROUTE_NAMES, ROUTES } from '#domain/site/routes.ts';
import type { Reading } from './kind.ts';
import { localised } from './localised.ts';

/** The name of a page of the product; one with parameters in its address is not named by content. */
export const plainRoute = z.enum(
  ROUTE_NAMES.filter((name): name is PlainRouteName => !ROUTES[name].nl.includes(':')),
);

/** A link to a page of the product. */
export const link = z.strictObject({ label: localised, route: plainRoute });

/** The path of a page that content links to; null where the site has no such page. */
export function linkTo(
  route: PlainRouteName,
  { site, language }: Pick<Reading, 'site' | 'language'>,
): { uri: string } | null {
  if (!routeExists(site, language, route)) return null;
  return { uri: pathOfRoute(language, route) };
}

/** A link as a field on the wire: empty where there is none, or the site has no such page. */
export function linkField(
  shown: { readonly label: Localised; readonly route: PlainRouteName } | undefined,
  reading: Pick<Reading, 'site' | 'language'>,
): { uri: string; title: string }[] {
  const target = shown && linkTo(shown.route, reading);
  return target ? [{ ...target, title: shown.label[reading.language] }] : [];
}
