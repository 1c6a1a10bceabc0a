import type { FastifyInstance } from 'fastify';
import { type Connection, isReachable } from '#db/connection.ts';

interface Readiness {
  /** The process was told to stop. */
  readonly shutdown: AbortSignal;
  /** The node was closed by its settings, so it can serve everything it has without a database. */
  readonly maintenance: boolean;
}

/**
 * `/healthz` says that the process is alive, `/readyz` that it can serve: the database responds and the process was not told to
 * stop, so a load balancer stops sending traffic before the port closes. A node closed by MAINTENANCE=1 is ready without a
 * database, because the balancer must not hide the page that says whom to call.
 */
export function mountHealth(
  app: FastifyInstance,
  { db }: Pick<Connection, 'db'>,
  { shutdown, maintenance }: Readiness,
): void {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    const ready = !shutdown.aborted && (maintenance || (await isReachable(db)));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
