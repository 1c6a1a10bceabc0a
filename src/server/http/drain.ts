import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How often to check whether the last response was sent, in milliseconds. */
const LOOK_EVERY_MS = 50;

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
