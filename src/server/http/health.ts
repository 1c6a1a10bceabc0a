import type { FastifyInstance } from 'fastify';
import { answers, type Connection } from '#db/connection.ts';

/**
 * `/healthz` says that the process lives, `/readyz` that it can serve: the database answers and it is not shutting
 * down, so a load balancer stops sending before the process goes.
 */
export function mountHealth(app: FastifyInstance, { db }: Connection): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    const ready = !closing && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
