import { nameOfHost, originOf, SITES, siteOfHost } from '#domain/site/site.ts';
import { isOnLocalhost } from './real-use.ts';
import { parseSiteHosts } from './setting-values.ts';

/** Finds settings with which a host would show another site than its own, or show it unprotected; one line for each. */
export function unsafeHosts(present: Record<string, string | undefined>): string[] {
  const { PUBLIC_ORIGIN_TEMPLATE: template = 'http://{site}.localhost', STAFF_HOST = '' } = present;
  const siteHosts = parseSiteHosts(present['SITE_HOSTS'] ?? '');
  const origins = SITES.map((site) => ({ site, origin: originOf(site, template) }));
  // A malformed template has its own line already.
  const hosts = origins.flatMap(({ site, origin }) =>
    template.includes('{site}') && URL.canParse(origin) ? [{ site, host: new URL(origin).hostname }] : [],
  );
  const wrong: string[] = [];
  const astray = hosts.find(({ site, host }) => siteOfHost(host, siteHosts) !== site);
  if (astray) {
    wrong.push(
      `PUBLIC_ORIGIN_TEMPLATE: ${astray.host} shows ${siteOfHost(astray.host, siteHosts)}. In a host, {site} has to stand between dots or hyphens; or give each host its site in SITE_HOSTS.`,
    );
  }
  const staff = nameOfHost(STAFF_HOST);
  if (siteHosts.has(staff) || hosts.some(({ host }) => host === staff)) {
    wrong.push('STAFF_HOST: is the host of a site, which nobody could reach then; give the staff another.');
  }
  // On localhost the name of a site never leaves the machine.
  if (present['NODE_ENV'] === 'production' && template.startsWith('http:') && !isOnLocalhost(template)) {
    wrong.push(
      'PUBLIC_ORIGIN_TEMPLATE: must begin with https:// in production; cookies are only safe with it.',
    );
  }
  return wrong;
}
