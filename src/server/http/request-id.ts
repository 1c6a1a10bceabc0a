import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The request id of the page being rendered, for the calls that it makes. */
const page = new AsyncLocalStorage<string>();

/**
 * An id for one request, which links its log lines, its response and its error report: short enough to read out on the
 * phone. None is accepted from a client, which could forge the id of another.
 */
export function newRequestId(): string {
  // The end of a UUID is random, and Node keeps a pool of them.
  return page.getStore() ?? randomUUID().slice(-12);
}

/** Runs an in-process call as part of the request it is made for. */
export function partOfRequest<T>(id: string, call: () => PromiseLike<T>): Promise<T> {
  // Awaited inside: Fastify makes the call only when its promise is awaited.
  return page.run(id, async () => await call());
}

/** Whether the current call is made within the process, for a page. */
export function isPartOfRequest(): boolean {
  return page.getStore() !== undefined;
}

/** Adds the id to every response. */
export function mountRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
}
