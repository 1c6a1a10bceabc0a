import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How often to check whether the last response was sent, in milliseconds. */
const LOOK_EVERY_MS = 50;

/** How long open requests may take to finish once the port is closed, in milliseconds. */
const DRAIN_LIMIT_MS = 10_000;

/**
 * Closes the server once every request has its response. For `graceMs` the port stays open and everything is served: a load
 * balancer needs that long to see at `/readyz` that it should send nobody here any more. Does not wait for connections that
 * clients keep open afterwards, or on which no request was sent yet.
 */
export function drainable(app: FastifyInstance): (graceMs: number) => Promise<void> {
  let inFlight = 0;
  let stopping = false;
  // Counted on the server itself: hooks are not called for requests whose client disconnected.
  app.server.prependListener('request', (_request, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
    // The next request of this client should find another node.
    if (stopping) response.setHeader('Connection', 'close');
  });
  return async (graceMs) => {
    stopping = true;
    await pause(graceMs);
    const closed = app.close();
    const timer = setInterval(() => {
      if (inFlight === 0) app.server.closeAllConnections();
    }, LOOK_EVERY_MS);
    await closed;
    clearInterval(timer);
  };
}

/**
 * Waits for `stop`, which serves for `graceMs` first; returns the code to exit with, at the latest when the limit after that is
 * over. A request that never ends must not keep the process alive; what was acknowledged is on disk already.
 */
export function exitCodeOf(
  stop: (graceMs: number) => Promise<void>,
  graceMs: number,
  limitMs = DRAIN_LIMIT_MS,
): Promise<number> {
  return Promise.race([stop(graceMs).then(() => 0), pause(graceMs + limitMs, 1, { ref: false })]);
}
