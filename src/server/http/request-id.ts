import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The number of the page that is being rendered, for the calls that it makes. */
const page = new AsyncLocalStorage<string>();

/**
 * A number for one request, which joins its log lines, its answer and the report of what went wrong: short enough to read
 * out on the phone. None is taken from outside, where somebody could make up the number of another.
 */
export function newRequestId(): string {
  // The end of a UUID is chance, and Node keeps a stock of them.
  return page.getStore() ?? randomUUID().slice(-12);
}

/** Makes a call within this process part of the request it is for. */
export function partOfRequest<T>(id: string, call: () => PromiseLike<T>): Promise<T> {
  // Awaited inside: Fastify makes the call when somebody waits for it.
  return page.run(id, async () => await call());
}

/** Says the number in every answer. */
export function mountRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
}
