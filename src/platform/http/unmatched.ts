import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/kit/language.ts';
import { siteOfHost } from '#domain/site/site.ts';
import { Failure, notFound } from '../failure.ts';
import { sendError } from './errors.ts';
import { exists } from './guard.ts';
import type { Kit } from './kit.ts';
import type { Route } from './route.ts';

/** An existing path requested with another method answers 405 with the methods it allows (contract 1.4). */
export function mountWrongMethods(
  app: FastifyInstance,
  prefix: string,
  routes: readonly Route[],
  language: Language | undefined,
  kit: Kit,
): void {
  const methodsOf = new Map<string, string[]>();
  for (const { endpoint } of routes) {
    methodsOf.set(endpoint.path, [...(methodsOf.get(endpoint.path) ?? []), endpoint.method]);
  }
  for (const [path, methods] of methodsOf) {
    // A wildcard path would make every unknown path one that exists.
    if (path.endsWith('*')) continue;
    const others = (['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const).filter(
      (method) => !methods.includes(method),
    );
    const allowed = methods.join(', ');
    const isEntrance = routes.some(({ endpoint }) => endpoint.path === path && endpoint.entrance);
    const refuse = (request: FastifyRequest, reply: FastifyReply) => {
      const site = siteOfHost(request.host, kit.siteHosts);
      const known = routes.some(
        ({ endpoint }) => endpoint.path === path && exists(endpoint, { site, language }, kit),
      );
      const { texts } = kit;
      if (!known) return sendError(notFound(), request, reply, { texts, language });
      reply.header('Allow', allowed).header('Cache-Control', 'no-store');
      const message = `No route found for "${request.method} ${path}": Method Not Allowed (Allow: ${allowed})`;
      const failure = new Failure('method_not_allowed', message);
      // Somebody reloads what came of a form of another system, or opens its address by hand.
      const page = isEntrance && asksForPage(request) ? { page: kit.refusalPage } : {};
      return sendError(failure, request, reply, { texts, language, ...page });
    };
    // Before the body is read: it may be of a kind that no call takes.
    app.route({
      method: others,
      url: prefix + path,
      schema: { hide: true },
      onRequest: async (request, reply) => refuse(request, reply),
      handler: refuse,
    });
  }
}

/** Browsers name HTML when they open an address; programs take anything. */
function asksForPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html');
}
