/**
 * The request URL as the router can read it. The absolute form loses its host (RFC 9112 §3.2.2), and a fragment is
 * dropped ("#", which no browser sends). A URL that cannot be decoded is escaped literally: it matches no route, and
 * gets the ordinary 404.
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
