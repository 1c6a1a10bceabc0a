import type { FastifyInstance } from 'fastify';
import { nameOfHost, originOf, SITES } from '#domain/site/site.ts';
import type { Environment } from '#platform/environment.ts';
import type { Texts } from '#platform/text.ts';

/** Requested by health checks of a node, under the address of that node. */
const FOR_WATCHERS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Answers 421 to requests for a host that is not ours (RFC 9110 §15.5.20), instead of serving the alcohol site. */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { environment, texts }: { environment: Environment; texts: Texts },
): void {
  const ours = hostsOf(environment);
  // The requested language cannot be known.
  const words = (['nl', 'en'] as const).map((language) => texts.text(language, 'pages:unread.unknownHost'));
  app.addHook('onRequest', async (request, reply) => {
    if (FOR_WATCHERS.has(request.routeOptions.url) || ours.has(nameOfHost(request.host))) return undefined;
    return reply
      .code(421)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${words.join('\n\n')}\n`);
  });
}

/** The hosts of this server. */
function hostsOf({ publicOriginTemplate, siteHosts, staffHost }: Environment): ReadonlySet<string> {
  const own = SITES.map((site) => new URL(originOf(site, publicOriginTemplate)).hostname);
  return new Set([...own, ...siteHosts.keys(), ...(staffHost === undefined ? [] : [staffHost])]);
}
