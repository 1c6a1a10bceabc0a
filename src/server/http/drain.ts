import type { FastifyInstance } from 'fastify';

/** How often to check whether the last response was sent, in milliseconds. */
const LOOK_EVERY = 50;

/**
 * Closes the server once every request in flight has its response. Does not wait for connections that clients keep open
 * afterwards, or on which no request was sent yet.
 */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let inFlight = 0;
  // Counted on the server itself: hooks are not called for requests whose client disconnected.
  app.server.on('request', (_request, response) => {
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
  });
  return async () => {
    const closed = app.close();
    const timer = setInterval(() => {
      if (inFlight === 0) app.server.closeAllConnections();
    }, LOOK_EVERY);
    await closed;
    clearInterval(timer);
  };
}
