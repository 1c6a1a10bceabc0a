import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv4 networks that are not on the public internet: this host, private, carrier-grade NAT, loopback, link-local,
 * documentation, relays, measurements, multicast and reserved (IANA IPv4 special-purpose registry, RFC 6890).
 */
const NOT_PUBLIC_4 = blockListOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** The only IPv6 addresses that are allocated to the public internet (RFC 4291 §2.4, IANA IPv6 address space). */
const PUBLIC_6 = blockListOf('ipv6', ['2000::/3']);
/** The addresses among them that belong to no host: protocols and tunnels that embed an IPv4 address, and documentation. */
const NOT_PUBLIC_6 = blockListOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * Whether text is a public IP address. False for anything that is not an address, one with a zone, and an IPv6 address
 * that stands for an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 4) return !NOT_PUBLIC_4.check(text);
  return isIP(text) === 6 && PUBLIC_6.check(text, 'ipv6') && !NOT_PUBLIC_6.check(text, 'ipv6');
}

/** Whether text is an IP address of either kind, without brackets. */
export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/** Whether text is an address, or a network of addresses with its number of bits. */
export function isNetwork(text: string): boolean {
  return isAddress(text) || ipaddr.isValidCIDR(text);
}

/** Whether a server that listens on this host can be reached from its own machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || (isAddress(host) && ipaddr.process(host).range() === 'loopback');
}

/**
 * What limits count as one client, the narrowest first: an IPv4 address, or an IPv6 network of the size that one household
 * has and of the size that one site may have (/64 and /48, RFC 6177).
 */
export function networksOf(address: string): readonly string[] {
  if (!isAddress(address)) return [address];
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return [plain.toString()];
  return [64, 48].map((bits) => {
    const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/${bits}`);
    return `${network.toString()}/${bits}`;
  });
}

/** How much more a whole IPv6 site may do than one of its networks, of which it has 65,536. */
const SITE_TIMES = 2;

/** The networks of a client (`networksOf`), each with how many times as much as a single client it may do. */
export function sharesOf(networks: readonly string[]) {
  return networks.map((network, nth) => ({ network, times: nth === 0 ? 1 : SITE_TIMES }));
}

function blockListOf(family: 'ipv4' | 'ipv6', texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [first = '', shared] = text.split('/');
    networks.addSubnet(first, Number(shared), family);
  }
  return networks;
}
