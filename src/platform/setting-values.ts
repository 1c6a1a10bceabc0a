import type { z } from 'zod';
import { isSite, type Site } from '#domain/site/site.ts';

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
    keys.set(id, key);
  }
  return keys;
}

/** The extra hosts of SITE_HOSTS, each with its site. */
export function parseSiteHosts(text: string, context: z.RefinementCtx): ReadonlyMap<string, Site> {
  const hosts = new Map<string, Site>();
  for (const entry of text.split(',').filter(Boolean)) {
    const [host = '', site = ''] = entry.trim().split('=');
    if (!host || !isSite(site)) context.addIssue(`"${entry}" must be host=site with a known site`);
    else hosts.set(host.toLowerCase(), site);
  }
  return hosts;
}
