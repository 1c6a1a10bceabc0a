import type { Transport } from './app/caller.ts';

const LONGEST_KEPT_ALIVE = 16_000;
/** Browsers wait for minutes on a line that hangs, and some for ever. */
const PATIENCE_MS = 20_000;
/** Bytes per millisecond that even a slow line sends, for long bodies such as a picture. */
const SLOWEST = 5;

/** The transport of the browser. `patienceMs` is how long it waits for a response to begin, and then for the rest of it. */
export function createFetchTransport(patienceMs = PATIENCE_MS): Transport {
  return async (request) => {
    const ending = new AbortController();
    const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms);
    let timer = endAfter(patienceMs + (request.body?.length ?? 0) / SLOWEST);
    try {
      const response = await begin(request, ending.signal);
      clearTimeout(timer);
      timer = endAfter(patienceMs);
      return await answerOf(response);
    } finally {
      clearTimeout(timer);
    }
  };
}

function begin(
  { method, path, headers, body }: Parameters<Transport>[0],
  signal: AbortSignal,
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    signal,
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body }),
    // Lets the request outlive the page; browsers allow that up to 64 KiB.
    keepalive: method !== 'GET' && (body?.length ?? 0) < LONGEST_KEPT_ALIVE,
  });
}

async function answerOf(response: Response): ReturnType<Transport> {
  const requestId = response.headers.get('X-Request-Id') ?? undefined;
  const retryAfter = response.headers.get('Retry-After');
  return {
    status: response.status,
    body: await response.text(),
    requestId,
    ...(retryAfter === null ? {} : { retryAfterSeconds: Number(retryAfter) }),
  };
}
