import type { Site } from '#domain/site/site.ts';

/** Fixed, because the pages carry their own address. */
export const PORT = 3917;

/** Scheme and host of a site; browsers lead every name under localhost to this machine. */
export function originOf(site: Site, port = PORT): string {
  return `http://${site}.localhost:${port}`;
}
