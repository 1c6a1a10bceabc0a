import type { FastifyInstance } from 'fastify';
import { pathTo } from '#domain/site/paths.ts';

/** The Dutch names of pages that mails of before lead to (spec 2 §2); the code is the same. */
const EARLIER = {
  accepteren: 'buddyAccept',
  weigeren: 'buddyRefuse',
  stoppen: 'buddyUnsubscribe',
} as const;

/** Leads from earlier addresses of a page to the one it has now. */
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
