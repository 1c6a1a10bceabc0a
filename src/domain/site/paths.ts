import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/kit/language.ts';
import type { ParamName, RouteRow } from './route-row.ts';
import { ROUTES, type RouteName, type RouteParams } from './routes.ts';
import { hasFeature, type Site, siteProfile } from './site.ts';

type Query = Readonly<Record<string, string | undefined>>;
/** The values of a pattern's parameters, if it has any, and the query. */
export type PathArguments<N extends RouteName> =
  ParamName<(typeof ROUTES)[N]['nl']> extends never
    ? [params?: Record<string, never>, query?: Query]
    : [params: RouteParams<N>, query?: Query];

export interface PathContext {
  readonly language: Language;
}

/** A path with its language prefix, as in the address bar: none for Dutch, `/en` for English. */
export function prefixed(language: Language, path: string): string {
  return language === DEFAULT_LANGUAGE ? path : withPrefix(language, path);
}

/** The page of the content with the number of the organisation. */
export function supportPath(language: Language): string {
  return prefixed(language, '/support');
}

/** The same path without its prefix, as an alias on the wire. */
export function unprefixed(language: Language, path: string): string {
  return language === DEFAULT_LANGUAGE ? path : path.slice(`/${language}`.length) || '/';
}

function withPrefix(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * The path of a page in a language. Dutch paths have no prefix; English ones start with `/en`. `query` values that are
 * undefined are left out.
 */
export function pathTo<N extends RouteName>(
  context: PathContext,
  name: N,
  ...[params, query]: PathArguments<N>
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, value);
  return pathOfRoute(context.language, name, params) + (search.size > 0 ? `?${search}` : '');
}

/** The path of a page that is known only at run time, so that the compiler cannot ask for its parameters. */
export function pathOfRoute(
  language: Language,
  name: RouteName,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const pattern = ROUTES[name][language];
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return prefixed(language, path);
}

const ROW_NUMBER = /^[1-9]\d{0,8}$/;
/** The format of numeric parameters, in calls and in page URLs (contract 1.1). */
export const NUMBER_PARAMS = {
  uid: /^\d{1,9}$/,
  tid: ROW_NUMBER,
  nid: ROW_NUMBER,
  cid: ROW_NUMBER,
  category: ROW_NUMBER,
  timestamp: /^\d+$/,
} as const;

/** Whether the parameters of a URL are numbers where they have to be; otherwise it is a 404. */
export function hasNumbers(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(NUMBER_PARAMS).every(([name, form]) => {
    const value = params[name];
    return value === undefined || form.test(value);
  });
}

/** Every pattern of a page: base and `/nl` for Dutch, `/en` for English (spec 1 §2). */
export function patternsOf(name: RouteName, language: Language): readonly string[] {
  const { alsoAs, ...row }: RouteRow = ROUTES[name];
  const paths = [row[language], ...(alsoAs ? [alsoAs[language]] : [])];
  return paths.flatMap((path) => [
    ...(language === DEFAULT_LANGUAGE ? [path] : []),
    withPrefix(language, path),
  ]);
}

/** The parameters of a page in a path of any language, with or without a prefix; null for a path of another page. */
export function paramsAt(name: RouteName, path: string): Readonly<Record<string, string>> | null {
  for (const pattern of patternsOf(name, languageOfPath(path).language)) {
    const params = paramsIn(path, pattern);
    if (params && hasNumbers(params)) return params;
  }
  return null;
}

/** The values of a pattern's parameters in a path; null if the path does not match. */
function paramsIn(path: string, pattern: string): Readonly<Record<string, string>> | null {
  const given = segmentsOf(path);
  const expected = segmentsOf(pattern);
  if (given.length !== expected.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of expected.entries()) {
    const found = given[at] ?? '';
    if (segment.startsWith(':') && found !== '') params[segment.slice(1)] = found;
    else if (segment !== found) return null;
  }
  return params;
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/');
}

/** Whether a site's route table has a page in a language, and the site the feature behind it (contract A29). */
export function routeExists(site: Site, language: Language, name: RouteName): boolean {
  const row: RouteRow = ROUTES[name];
  const profile = siteProfile(site);
  return (
    profile.writtenIn.includes(language) &&
    row.tables.includes(profile.routeTable) &&
    (row.feature === undefined || hasFeature(site, row.feature))
  );
}

/** The language of a path by its first segment, and whether it is explicit. */
export function languageOfPath(path: string): { language: Language; explicit: boolean } {
  const first = path.split('/')[1];
  if (isLanguage(first)) return { language: first, explicit: true };
  return { language: DEFAULT_LANGUAGE, explicit: false };
}

/**
 * Where somebody may be sent after logging in: a safe path, but not the page that logs out, or a call; else null. Written as a browser
 * understands it, so that dots hide neither of the two, and in ASCII, as headers need it.
 */
export function destinationAfterLogin(text: string | null | undefined): string | null {
  const back = safeReturnPath(text);
  if (back === null) return null;
  const { pathname, search, hash } = urlOf(back);
  if (/^\/api(\/|$)/.test(pathname) || paramsAt('logout', pathname)) return null;
  return pathname + search + hash;
}

/** A path of this site that is safe to redirect someone to, or null: never another host, never a script. */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])/.test(text) || /[\u0000-\u001f\\]/.test(text)) return null;
  // Dots in a path can hide a second host from the check above and reveal it to a browser.
  return urlOf(text).pathname.startsWith('//') ? null : text;
}

/** A path as a browser understands it. */
function urlOf(path: string): URL {
  return new URL(path, 'http://page.invalid');
}
