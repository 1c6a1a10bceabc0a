import type { FastifyInstance, FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
import type { Endpoint } from '#contract/endpoint.ts';
import { siteOfHost } from '#domain/site/site.ts';
import { Failure, notFound } from '../failure.ts';
import { sendError } from './errors.ts';
import { isOffered } from './guard.ts';
import type { Kit } from './kit.ts';
import { BASE, languageOfCall } from './request-address.ts';
import type { Route } from './route.ts';

/** The calls that an address takes. */
interface Known {
  readonly path: string;
  readonly endpoints: readonly Endpoint[];
}

/**
 * Answers an existing path requested with another method with 405 and the methods it allows (contract 1.4), even where a pattern
 * or wildcard would match it; a path of no call is not found. Must be mounted before the routes.
 */
export function mountUnmatched(app: FastifyInstance, routes: readonly Route[], kit: Kit): void {
  const find = finderOf(routes.map(({ endpoint }) => endpoint));
  // Before the body is read: it may be of a kind that no call takes.
  app.addHook('onRequest', async (request, reply) => {
    const { url: pattern = '' } = request.routeOptions;
    if (!/[:*]/.test(pattern)) return undefined;
    const known = find(request.url.slice(BASE.length));
    if (!known || pattern.endsWith(known.path)) return undefined;
    const site = siteOfHost(request.host, kit.siteHosts);
    const language = languageOfCall(request);
    const offered = known.endpoints.filter((endpoint) => isOffered(endpoint, { site, language }, kit));
    if (offered.length === 0) return undefined;
    const allowed = offered.map(({ method }) => method).join(', ');
    reply.header('Allow', allowed).header('Cache-Control', 'no-store');
    const message = `No route found for "${request.method} ${known.path}": Method Not Allowed (Allow: ${allowed})`;
    const failure = new Failure('method_not_allowed', message);
    // Somebody reloaded the result of another system's form, or opened its address by hand.
    const isEntrance = offered.some(({ entrance }) => entrance);
    const page = isEntrance && asksForPage(request) ? { page: kit.refusalPage } : {};
    return sendError(failure, request, reply, { texts: kit.texts, language, ...page });
  });
  app.route({
    method: ['POST', 'PATCH', 'PUT', 'DELETE'],
    url: `${BASE}/*`,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return sendError(notFound(), request, reply, { texts: kit.texts, language: 'nl' });
    },
    handler: () => undefined,
  });
}

/** Finds the calls of an address by their patterns, as the router does. */
function finderOf(endpoints: readonly Endpoint[]): (path: string) => Known | undefined {
  const router = findMyWay();
  for (const [path, members] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    // A wildcard path would make every unknown path one that exists.
    if (!path.endsWith('*')) router.on('GET', path, () => undefined, { path, endpoints: members });
  }
  return (path) => router.find('GET', path)?.store;
}

/** Browsers name HTML when they open an address; programs take anything. */
function asksForPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html');
}
