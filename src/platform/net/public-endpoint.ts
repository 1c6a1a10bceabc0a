import { isAddress, isPublicAddress } from './network-address.ts';

const LONGEST_ENDPOINT = 2_048;
/** Names that lead into the own network, whoever asks (RFC 6761, RFC 6762, RFC 9476, ICANN on `internal`). */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/** Two labels or more, each of letters, digits, `-` and `_`. */
const NAME = /^[\w-]+(\.[\w-]+)+$/;

/**
 * Whether an address may be where a browser says its push messages go: https on its own port, without credentials, and
 * not to this machine or its network (docs/decisions/0025). Where a name leads is looked at when a message is sent.
 */
export function isPublicEndpoint(endpoint: string): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');
  if (isAddress(host)) return isPublicAddress(host);
  return NAME.test(host) && !INNER_NAME.test(host);
}
