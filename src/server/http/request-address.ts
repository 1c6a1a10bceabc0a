/**
 * The address of a request as routes can read it. One that names the host as well loses it (RFC 9112 §3.2.2), and what belongs
 * to the reader's screen alone goes ("#", which no browser sends). One that
 * no characters can be made of is taken letter by letter: it exists nowhere, and gets the answer of such an address.
 */
export function readableAddress(address: string): string {
  const local = address.startsWith('/') ? address : pathOf(address);
  const [path = '', ...query] = (local.split('#')[0] ?? '').split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return `/${address}`;
  const { pathname, search } = new URL(address);
  return pathname.startsWith('/') ? pathname + search : '/';
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
