import { setInterval } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { drip } from './slow-client.ts';
import { testProcesses } from './test-processes.ts';

// The server cuts them off before it queries a database, so one is enough.
const CLIENTS = 20;
/** The limits are checked once a second; the rest is room for a busy machine. */
const ROOM_MS = 10_000;
/** How long until somebody else asks for something. */
const BETWEEN_MS = 100;

const HEADERS = 'GET /healthz HTTP/1.1\r\nhost: alcohol.localhost\r\nx-slow: ';
const BODY =
  'POST /api/nl/user/login HTTP/1.1\r\nhost: alcohol.localhost\r\n' +
  'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":"';

const processes = testProcesses();

/** Sends the server a request every so often until `end`, and counts them. */
async function serveUntil(server: ServerProcess, end: Promise<unknown>): Promise<number> {
  const seen = { served: 0, over: false };
  const ended = end.finally(() => {
    seen.over = true;
  });
  for await (const _ of setInterval(BETWEEN_MS)) {
    if (seen.over) break;
    expect(await server.statusOf('/healthz')).toBe(200);
    expect(await server.statusOf('/readyz')).toBe(200);
    seen.served += 1;
  }
  await ended;
  return seen.served;
}

describe('slow clients', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await processes.start((await processes.storage()).settings);
  });

  test.concurrent.each([
    ['headers', HEADERS, 5_000],
    ['a body', BODY, 10_000],
  ])('%s that only drip in are cut off, and others are served meanwhile', async (_, start, limitMs) => {
    const slow = Promise.all(Array.from({ length: CLIENTS }, () => drip(server.port, start)));
    const served = await serveUntil(server, slow);
    for (const { text, afterMs } of await slow) {
      expect(text).toMatch(/^$|^HTTP\/1\.1 408 /);
      expect(afterMs).toBeGreaterThan(limitMs - 100);
      expect(afterMs).toBeLessThan(limitMs + ROOM_MS);
    }
    // A server that waited for them would serve nobody until they are gone.
    expect(served).toBeGreaterThan(20);
  });
});
