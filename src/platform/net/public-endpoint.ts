import { isAddress, isPublicAddress } from './network-address.ts';

const LONGEST_ENDPOINT = 2_048;
/** Names that resolve to the local network (RFC 6761, RFC 6762, RFC 9476, ICANN on `internal`). */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** Two labels or more, each of letters, digits, `-` and `_`. */
const NAME = /^[\w-]+(\.[\w-]+)+$/;

/**
 * Whether a URL may be a browser's push endpoint: https on its default port, without credentials, and not to this
 * machine or its network (docs/decisions/0025). The name is resolved and checked when a message is sent.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (isAddress(host)) return isPublicAddress(host);
  return NAME.test(host) && !INNER_NAME.test(host);
}
