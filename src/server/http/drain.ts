import type { FastifyInstance } from 'fastify';

/** How often is looked whether the last answer went out, in milliseconds. */
const LOOK_EVERY = 50;

/**
 * Closes the server once every call under way has its answer. Connections that clients keep open afterwards, or on
 * which nothing was asked yet, are not waited for.
 */
export function drainable(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  // Counted on the server itself: hooks do not hear of calls whose client went away.
  app.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
  });
  return async () => {
    const closed = app.close();
    const timer = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections();
    }, LOOK_EVERY);
    await closed;
    clearInterval(timer);
  };
}
