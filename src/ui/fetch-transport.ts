import type { Transport } from './app/caller.ts';

const LONGEST_KEPT_ALIVE = 16_000;
/** On a line that hangs browsers wait for minutes, some without an end. */
const PATIENCE_MS = 20_000;
/** What a slow line takes each millisecond of something long, such as a picture. */
const SLOWEST = 5;

/** The transport of the browser. `patienceMs`: how long it waits for an answer to begin, and then for the rest of it. */
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
