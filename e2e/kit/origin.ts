import type { Site } from '#domain/site/site.ts';

/** Fixed, because pages contain their own address. */
export const PORT = 3917;

/** Scheme and host of a site; browsers resolve every name under localhost to this machine. */
export function originOf(site: Site, port = PORT): string {
  return `http://${site}.localhost:${port}`;
}
