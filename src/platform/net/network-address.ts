/** A network as its first address and the number of bits that its members share with it. */
type Network = readonly [first: bigint, shared: number];

/**
 * IPv4 networks that are nobody's on the open internet: this host, private, carrier-grade NAT, loopback, link-local,
 * documentation, relays, measurements, multicast and reserved (IANA IPv4 special-purpose registry, RFC 6890).
 */
const NOT_PUBLIC_4 = networksOf(32, parseIPv4, [
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

/** The only IPv6 addresses that are given out to the open internet (RFC 4291 §2.4, IANA IPv6 address space). */
const PUBLIC_6 = networksOf(128, parseIPv6, ['2000::/3']);
/** And what in there is no host's: protocols and tunnels that carry an IPv4 address inside, and documentation. */
const NOT_PUBLIC_6 = networksOf(128, parseIPv6, ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/**
 * Whether an IP address in text is one of the open internet. What is no address is not, nor one with a zone, nor an IPv6
 * address that stands for an IPv4 one.
 */
export function isPublicAddress(text: string): boolean {
  const four = parseIPv4(text);
  if (four !== null) return !isIn(four, 32, NOT_PUBLIC_4);
  const six = parseIPv6(text);
  return six !== null && isIn(six, 128, PUBLIC_6) && !isIn(six, 128, NOT_PUBLIC_6);
}

/** Whether text is an IP address of either kind, without brackets. */
export function isAddress(text: string): boolean {
  return parseIPv4(text) !== null || parseIPv6(text) !== null;
}

function networksOf(bits: number, parse: (text: string) => bigint | null, texts: string[]): Network[] {
  return texts.map((text) => {
    const [address = '', shared = String(bits)] = text.split('/');
    return [parse(address) ?? 0n, Number(shared)];
  });
}

function isIn(address: bigint, bits: number, networks: readonly Network[]): boolean {
  return networks.some(([first, shared]) => {
    const own = BigInt(bits - shared);
    return address >> own === first >> own;
  });
}

function parseIPv4(text: string): bigint | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const parts = text.split('.').map(Number);
  if (parts.some((part) => part > 255)) return null;
  return parts.reduce((all, part) => (all << 8n) | BigInt(part), 0n);
}

/** RFC 4291 §2.2: eight groups, one run of zeros left out, the last two perhaps as IPv4. */
function parseIPv6(text: string): bigint | null {
  const [, head = text, tail] = /^(.*)::(.*)$/.exec(text) ?? [];
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  if (!before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after].reduce(
    (all, group) => (all << 16n) | BigInt(group),
    0n,
  );
}

function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const four = index === parts.length - 1 ? parseIPv4(part) : null;
    if (four !== null) groups.push(Number(four >> 16n), Number(four & 0xffffn));
    else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}
