import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#domain/kit/day.ts';
import { LANGUAGES } from '#domain/kit/language.ts';
import { patternsOf } from '#domain/site/paths.ts';
import { siteOfHost } from '#domain/site/site.ts';
import type { Environment } from '#platform/environment.ts';
import type { Kit } from '#platform/http/kit.ts';
import { knows } from '#platform/http/revalidated.ts';
import { sessionCookieName } from '#platform/http/session-cookie.ts';
import type { PageAnswer } from '#web/page-contract.ts';
import { answerPerson } from './answer-person.ts';
import { ENCODINGS, isLikeEveryVisitor, isLikeOthers, type KeptPage, keptPage, PageCache } from './cache.ts';
import { documentForAll, documentForOne } from './document.ts';
import { mountPageForms } from './forms.ts';
import { languageOfRequest } from './language.ts';
import { PeoplesPages } from './people.ts';
import { type PageParts, type PageRenderer, renderPage } from './rendering.ts';

/** Serves every URL outside the API: the built files, and pages rendered per request. */
export async function mountPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  { environment, kit }: { environment: Environment; kit: Kit },
): Promise<void> {
  if (renderer.assets) {
    await app.register(fastifyStatic, {
      root: renderer.assets,
      wildcard: false,
      // Compressed at build time already, harder than is possible per request.
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header(
          'Cache-Control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
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
    people: new PeoplesPages(),
  };
  mountPageForms(app, kit.secure, (request, reply, posted) => answerPage(parts, request, reply, posted));
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answerPage(parts, request, reply),
  });
}

/** For visitors; far more than there are page URLs. */
const MOST_PAGES = 1_000;

/**
 * A path as our links have it. Others reach the same pages in so many spellings that caching them would fill the memory.
 */
const PLAIN = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/|$))*$/;

/** The page that devices cache for offline use: a later user of the device may see it. */
const OFFLINE: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => patternsOf('offline', language)),
);

function forgetWho({ raw }: FastifyRequest, { secure }: Kit): void {
  const session = `${sessionCookieName(secure)}=`;
  const others = (raw.headers.cookie ?? '').split('; ').filter((cookie) => !cookie.startsWith(session));
  raw.headers.cookie = others.join('; ');
}

async function answerPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  posted?: string,
): Promise<FastifyReply> {
  if (request.url.startsWith('/api/')) {
    reply.callNotFound();
    return reply;
  }
  const { environment, kit, cache } = parts;
  const [path = '/'] = request.url.split('?');
  if (OFFLINE.has(path)) forgetWho(request, kit);
  const site = siteOfHost(request.host, environment.siteHosts);
  const { language, redirect } = languageOfRequest(site, request.url, request.cookies['language']);
  if (redirect) return reply.header('Cache-Control', 'no-store').redirect(redirect, 302);

  const render = (url = request.url) => renderPage(parts, request, reply, { site, language, url, posted });
  let page: PageAnswer | undefined;
  if (posted === undefined && PLAIN.test(path) && isLikeEveryVisitor(request.cookies)) {
    const now = kit.clock.now();
    const moment = { content: kit.content.current, today: dayAt(now, environment.timeZone) };
    const kept = await cache.find(`${site} ${path}`, moment, async () => {
      page = await render();
      if (!page.forReading) return null;
      // It is kept for every query, so none may have a say in it.
      return keptPage(documentForAll(path === request.url ? page : await render(path)));
    });
    if (kept) return sendKept(request, reply, kept, now);
  }
  if (
    posted === undefined &&
    PLAIN.test(request.url) &&
    isLikeOthers(request.cookies, sessionCookieName(kit.secure))
  ) {
    if (await answerPerson(parts, request, reply, { site, language })) return reply;
  }
  page ??= await render();
  reply.header('Cache-Control', 'no-store');
  for (const cookie of page.cookies ?? []) reply.header('Set-Cookie', cookie);
  if (page.location) return reply.redirect(page.location, posted === undefined ? 302 : 303);
  const { html, policy } = documentForOne(page);
  return reply
    .code(page.status)
    .header('Content-Security-Policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** A page that is the same for every visitor. Browsers cache and revalidate it. */
function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, now: Date): FastifyReply {
  reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('ETag', page.tag)
    // The page was rendered earlier; the browser needs the current time.
    .header('Server-Timing', `now;desc="${now.toISOString()}"`)
    .header('Content-Security-Policy', page.policy);
  if (knows(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...ENCODINGS]) ?? 'identity';
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
