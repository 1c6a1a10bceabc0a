import type { Site } from '#domain/site/site.ts';

/** Fixed, because pages contain their own address. */
export const PORT = 3917;

/** The port of a journey's own server: there is one for each worker, which runs one journey at a time. */
export const OWN_PORT = 3_940 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** Scheme and host of a site; browsers resolve every name under localhost to this machine. */
export function originOf(site: Site, port = PORT): string {
  return `http://${site}.localhost:${port}`;
}
