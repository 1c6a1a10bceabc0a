import type { IncomingMessage } from 'node:http';
import { nameOfHost } from '#domain/site/site.ts';
import type { Environment } from '#platform/environment.ts';
import { readableAddress, withoutLanguage } from '#platform/http/request-address.ts';

/** The prefix of everything that the host of the staff serves. On any other host there is nothing below it. */
export const STAFF_PREFIX = '/~staff';

/** Whether a request is for the host of the staff, by the header that the browser sent. */
export function isStaffHost(
  host: string | undefined,
  { staffHost }: Pick<Environment, 'staffHost'>,
): boolean {
  return staffHost !== undefined && host !== undefined && nameOfHost(host) === staffHost;
}

/**
 * The address that the router reads. Requests for the host of the staff go to their own part of the routes, so that neither
 * side serves the other's; on the sites a call is the same one in each language.
 */
export function addressWithin(
  { url = '/', headers }: IncomingMessage,
  environment: Pick<Environment, 'staffHost' | 'multilingual'>,
): string {
  const address = readableAddress(url);
  return isStaffHost(headers.host, environment)
    ? STAFF_PREFIX + address
    : withoutLanguage(address, environment);
}

/** The origin of the staff's pages: its host, reached as the sites are; null where there is none. */
export function staffOriginOf({
  staffHost,
  publicOriginTemplate,
}: Pick<Environment, 'staffHost' | 'publicOriginTemplate'>): string | null {
  if (staffHost === undefined) return null;
  const { protocol, port } = new URL(publicOriginTemplate.replace('{site}', 'site'));
  return `${protocol}//${staffHost}${port === '' ? '' : `:${port}`}`;
}
