import type { Transport } from './app/caller.ts';

const LONGEST_KEPT_ALIVE = 16_000;
/** On a line that hangs browsers wait for minutes, some without an end. */
const PATIENCE_MS = 20_000;
/** What a slow line takes each millisecond of something long, such as a picture. */
const SLOWEST = 5;

/** The transport of the browser. */
export const fetchTransport: Transport = async (request) => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), PATIENCE_MS + (request.body?.length ?? 0) / SLOWEST);
  try {
    return await fetchAnswer(request, ending.signal);
  } finally {
    clearTimeout(timer);
  }
};

async function fetchAnswer(
  { method, path, headers, body }: Parameters<Transport>[0],
  signal: AbortSignal,
): ReturnType<Transport> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
    // Lets the request outlive the page; browsers allow that up to 64 KiB.
    keepalive: method !== 'GET' && (body?.length ?? 0) < LONGEST_KEPT_ALIVE,
  });
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfter = response.headers.get('Retry-After');
  return {
    status: response.status,
    body: await response.text(),
    requestId,
    ...(retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) }),
  };
}
