import type { Language } from '#domain/kit/language.ts';
import { pathTo, routeExists } from './paths.ts';
import type { RouteName } from './routes.ts';
import { type LanguageSetting, languagesOf, type Site } from './site.ts';

/** The pages that search engines may index: they say nothing about anyone. All others are marked noindex. */
const SEARCHABLE = [
  'landing',
  'help',
  'faq',
  'tips',
  'privacy',
  'register',
  'registerNurse',
] as const satisfies readonly RouteName[];

export function isSearchable(route: RouteName | undefined): boolean {
  return SEARCHABLE.some((name) => name === route);
}

/** The paths of a site that search engines may index: each page with its path in every language of the site. */
export function searchablePaths(site: Site, setting: LanguageSetting): Partial<Record<Language, string>>[] {
  const languages = languagesOf(site, setting);
  return SEARCHABLE.filter((name) => routeExists(site, 'nl', name)).map((name) =>
    Object.fromEntries(languages.map((language) => [language, pathTo({ language }, name)])),
  );
}
