import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The name of a file, not of a folder or of anything outside; nobody asks for a compressed one by its name. */
const NAME = /^[\w-]+(?:\.[\w-]+)+(?<!\.(?:br|gz))(?:\?|$)/;

/**
 * Serves the files of a build that have a hash in their names, looked up on request. During a release the new files reach every
 * node before it restarts, because a page rendered by a restarted node may request its files from one that has not.
 */
export async function mountHashedFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    const start = `${scope.prefix}/assets/`.length;
    scope.addHook('onRequest', (request, reply, done) => {
      if (NAME.test(request.url.slice(start))) done();
      else reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      // Compressed at build time already, harder than is possible per request.
      preCompressed: true,
      index: false,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    });
  });
}
