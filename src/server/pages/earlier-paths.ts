import type { FastifyInstance } from 'fastify';
import { pathTo } from '#domain/site/paths.ts';

/** The old Dutch names of pages that earlier mails link to (spec 2 §2); the code is the same. */
const EARLIER = {
  accepteren: 'buddyAccept',
  weigeren: 'buddyRefuse',
  stoppen: 'buddyUnsubscribe',
} as const;

/** Redirects the earlier addresses of a page to its current one. */
export function mountEarlierPaths(app: FastifyInstance): void {
  for (const [word, name] of Object.entries(EARLIER)) {
    for (const prefix of ['', '/nl']) {
      app.get<{ Params: { code: string } }>(
        `${prefix}/buddy/${word}/:code`,
        { schema: { hide: true } },
        ({ params }, reply) =>
          reply.redirect(pathTo({ language: 'nl' }, name, { pairingCode: params.code }), 301),
      );
    }
  }
}
