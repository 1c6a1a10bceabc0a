import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/kit/language.ts';
import type { LanguageSetting } from '#domain/site/site.ts';

/** Where the calls of a site are. */
export const BASE = '/api';

/** The language, if any, that an address of a call names first, as in `/api/en/user/me` (contract head section). */
const NAMED = /^\/api\/([a-z]{2})(?=[/?]|$)/;

/** An address without the language of this installation that it names: each call is mounted once, for all languages. */
export function withoutLanguage(address: string, { multilingual }: LanguageSetting): string {
  const language = languageIn(address);
  const isSpoken = language !== undefined && (multilingual || language === DEFAULT_LANGUAGE);
  return isSpoken ? BASE + address.slice(BASE.length + 1 + language.length) : address;
}

/** The language that the address of a call named when it came in. */
export function languageOfCall({ url, originalUrl }: FastifyRequest): Language | undefined {
  return url === originalUrl ? undefined : languageIn(readableAddress(originalUrl));
}

function languageIn(address: string): Language | undefined {
  const named = NAMED.exec(address)?.[1];
  return isLanguage(named) ? named : undefined;
}

/**
 * The request URL as the router can read it. The absolute form loses its host (RFC 9112 §3.2.2), and a fragment is
 * dropped ("#", which no browser sends). A URL that cannot be decoded is escaped literally: it matches no route, and
 * gets the ordinary 404.
 */
export function readableAddress(address: string): string {
  const local = address.startsWith('/') ? address : pathOf(address);
  const [path = '', ...query] = (local.split('#')[0] ?? '').split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return `/${address}`;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/') ? pathname + search : '/';
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
