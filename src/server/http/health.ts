import type { FastifyInstance } from 'fastify';
import { answers, type Connection } from '#db/connection.ts';

/**
 * `/healthz` says that the process is alive, `/readyz` that it can serve: the database responds and the process was not told
 * to stop, so a load balancer stops sending traffic before the port closes.
 */
export function mountHealth(app: FastifyInstance, { db }: Connection, shutdown: AbortSignal): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    const ready = !shutdown.aborted && (await answers(db));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
