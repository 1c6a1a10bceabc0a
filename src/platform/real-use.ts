import { originOf } from '#domain/site/site.ts';
import { isLoopback } from './net/network-address.ts';

/**
 * The signs in the settings that others than the owner of this machine use the product. A trial shows everybody's mail and has
 * accounts with known passwords, so it must be out of reach of others. Trying out PostgreSQL takes NODE_ENV=development.
 */
export function signsOfRealUse(present: Record<string, string | undefined>): readonly string[] {
  const { NODE_ENV, DATABASE_URL, HOST, PUBLIC_ORIGIN_TEMPLATE, SITE_HOSTS, STAFF_HOST } = present;
  const signs: string[] = [];
  if (DATABASE_URL && !NODE_ENV) signs.push('DATABASE_URL is set');
  if (HOST && !isLoopback(HOST)) signs.push('HOST is not a loopback address');
  if (PUBLIC_ORIGIN_TEMPLATE && !isOnLocalhost(PUBLIC_ORIGIN_TEMPLATE)) {
    signs.push('PUBLIC_ORIGIN_TEMPLATE is not below .localhost');
  }
  const hosts = (SITE_HOSTS ?? '').split(',').map((entry) => entry.trim().split('=')[0] ?? '');
  if (hosts.some((host) => host !== '' && !isBelowLocalhost(host))) {
    signs.push('SITE_HOSTS is not below .localhost');
  }
  if (STAFF_HOST && !isBelowLocalhost(STAFF_HOST)) signs.push('STAFF_HOST is not below .localhost');
  return signs;
}

/** Whether the sites of a template are on this machine only. */
export function isOnLocalhost(template: string): boolean {
  const origin = originOf('alcohol', template);
  return URL.canParse(origin) && isBelowLocalhost(new URL(origin).hostname);
}

/** Such a name never leaves the machine (RFC 6761 §6.3). */
function isBelowLocalhost(host: string): boolean {
  return host.toLowerCase().endsWith('.localhost');
}
