import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#platform/environment.ts';
import type { Kit } from '#platform/http/kit.ts';
import { Turns } from '#platform/turns.ts';
import { mountHashedFiles } from '../http/built-files.ts';
import { mountAlertPreview } from './alert-preview.ts';
import { answerPage } from './answer-page.ts';
import { PageCache } from './cache.ts';
import { mountEarlierPaths } from './earlier-paths.ts';
import { mountPageForms } from './forms.ts';
import { LoggedInPages } from './people.ts';
import type { PageParts, PageRenderer } from './rendering.ts';

/** Serves every URL outside the API: the built files, and pages rendered per request. */
export async function mountPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  { environment, kit }: { environment: Environment; kit: Kit },
): Promise<void> {
  if (renderer.assets) {
    await mountHashedFiles(app, join(renderer.assets, 'assets'));
    await app.register(fastifyStatic, {
      root: renderer.assets,
      wildcard: false,
      preCompressed: true,
      // Nobody asks for those by name, and each would be a route.
      globIgnore: ['assets/**', '**/*.{br,gz}'],
      index: false,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', 'public, max-age=3600');
        // The policy of this file applies to the worker: it fetches the page it caches, from this origin only.
        if (path.endsWith('service-worker.js')) {
          reply.header(
            'Content-Security-Policy',
            "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
          );
        }
      },
    });
  }
  const parts: PageParts = {
    app,
    renderer,
    environment,
    kit,
    cache: new PageCache(MOST_PAGES),
    people: new LoggedInPages(),
    queues: { pages: new Turns(PAGES, TOO_MANY), forms: new Turns(FORMS, TOO_MANY) },
  };
  mountEarlierPaths(app);
  mountAlertPreview(app, parts);
  mountPageForms(app, kit.secure, (request, reply, posted) => answerPage(parts, request, reply, posted));
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answerPage(parts, request, reply),
  });
}

/** About a second of waiting on one core. */
const PAGES = { atOnce: 8, waiting: 50 };
/** As many as passwords wait for their turn. */
const FORMS = { atOnce: 8, waiting: 20 };

const TOO_MANY = 'Too many pages are being rendered.';

/** For visitors; far more than there are page URLs. */
const MOST_PAGES = 1_000;
