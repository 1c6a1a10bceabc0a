import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainable, exitCodeOf } from './drain.ts';

const GRACE_MS = 100;
const LIMIT_MS = 100;
/** Timers may be a millisecond early by another clock. */
const EARLY_MS = 5;

let app: FastifyInstance;
let drain: (graceMs: number) => Promise<void>;
let address: string;
let unanswered: FastifyReply[];

beforeEach(async () => {
  app = Fastify();
  drain = drainable(app);
  unanswered = [];
  app.get('/hangs', (_request, reply) => void unanswered.push(reply));
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** The status of a call that hangs, or null if it was cut off; the server has the call when this returns. */
async function hang(): Promise<{ readonly status: Promise<number | null> }> {
  const status = fetch(`${address}/hangs`).then(
    (answer) => answer.status,
    () => null,
  );
  await vi.waitFor(() => expect(unanswered).toHaveLength(1));
  return { status };
}

test('a request that hangs longer than allowed ends the process as failed, after the grace and the limit', async () => {
  const { status } = await hang();
  const start = performance.now();
  expect(await exitCodeOf(drain, GRACE_MS, LIMIT_MS)).toBe(1);
  expect(performance.now() - start).toBeGreaterThan(GRACE_MS + LIMIT_MS - EARLY_MS);
  // Nothing cut it off before.
  for (const reply of unanswered) void reply.send('too late');
  expect(await status).toBe(200);
});

test('a request that is answered once the port is closed has its response before the process ends well', async () => {
  const { status } = await hang();
  const code = exitCodeOf(drain, 0);
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  for (const reply of unanswered) void reply.send('late');
  expect(await code).toBe(0);
  expect(await status).toBe(200);
});

test('what has to be closed after the last response counts for the limit too', async () => {
  const stop = async (graceMs: number) => {
    await drain(graceMs);
    await new Promise(() => undefined);
  };
  expect(await exitCodeOf(stop, 0, LIMIT_MS)).toBe(1);
});
