import type { z } from 'zod';
import { isSite, originOf, type Site } from '#domain/site/site.ts';

export const DATABASE_ADDRESS =
  'must look like postgres://user:password@host:5432/name; in the password write %23 for #, %2F for / and %3F for ?';

/** Whether it gives each site an origin: a scheme, a host and perhaps a port, and nothing behind them. */
export function isOriginTemplate(template: string): boolean {
  const origin = originOf('alcohol', template);
  return (
    /^https?:\/\/[^/\s{]*\{site\}[^/\s{]*$/.test(template) &&
    URL.canParse(origin) &&
    new URL(origin).origin === origin.toLowerCase()
  );
}

/** Whether a name is one of the time zone database. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The keys of ENCRYPTION_KEYS by their id, the one that wraps new keys first. */
export function parseKeys(text: string, context?: z.RefinementCtx): ReadonlyMap<string, Buffer> {
  const keys = new Map<string, Buffer>();
  for (const entry of text.split(',')) {
    const [id = '', encoded = ''] = entry.trim().split(/:(.*)/s);
    const key = Buffer.from(encoded, 'base64');
    if (id === '' || key.length !== 32) {
      context?.addIssue('must be id:key[,id:key], each key 32 bytes in base64; "npm run secrets" prints one');
      return keys;
    }
    if (keys.has(id)) {
      context?.addIssue(`"${id}" is there twice; give each key a name of its own`);
      return keys;
    }
    keys.set(id, key);
  }
  return keys;
}

/** The newest makes every hash and all are believed, so that a secret can be replaced without ending anything. */
export interface Secrets {
  readonly newest: string;
  /** The newest first. */
  readonly all: readonly string[];
}

/** The secrets of SESSION_SECRET. */
export function parseSecrets(text: string, context?: z.RefinementCtx): Secrets {
  const all = text.split(',').map((secret) => secret.trim());
  if (all.some((secret) => secret.length < 32)) {
    context?.addIssue(
      'must have at least 32 characters, or be a list of such secrets with commas between them',
    );
  }
  return { newest: all[0] ?? '', all };
}

/** The extra hosts of SITE_HOSTS, each with its site. */
export function parseSiteHosts(text: string, context?: z.RefinementCtx): ReadonlyMap<string, Site> {
  const hosts = new Map<string, Site>();
  for (const entry of text.split(',').filter(Boolean)) {
    const [host = '', site = '', ...more] = entry.trim().split('=');
    if (!/^[a-z0-9.-]+$/i.test(host) || !isSite(site) || more.length > 0) {
      context?.addIssue(`"${entry}" must be host=site with a known site, and a host without a port`);
    } else hosts.set(host.toLowerCase(), site);
  }
  return hosts;
}
