import type { IncomingMessage } from 'node:http';
import { nameOfHost } from '#domain/site/site.ts';
import type { Environment } from '#platform/environment.ts';
import { readableAddress } from '#platform/http/request-address.ts';

/** The prefix of everything that the host of the staff serves. On any other host there is nothing below it. */
export const STAFF_PREFIX = '/~staff';

/** Whether a request is for the host of the staff, by the header that the browser sent. */
export function isStaffHost(
  host: string | undefined,
  { staffHost }: Pick<Environment, 'staffHost'>,
): boolean {
  return staffHost !== undefined && host !== undefined && nameOfHost(host) === staffHost;
}

/** Sends requests for the host of the staff to their own part of the routes, so that neither side serves the other's. */
export function addressWithin(
  { url = '/', headers }: IncomingMessage,
  environment: Pick<Environment, 'staffHost'>,
): string {
  const address = readableAddress(url);
  return isStaffHost(headers.host, environment) ? STAFF_PREFIX + address : address;
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
