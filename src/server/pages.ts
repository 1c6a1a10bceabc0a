import { createHash, randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#domain/day.ts';
import type { Language } from '#domain/language.ts';
import { safeReturnPath } from '#domain/paths.ts';
import { type Site, siteOfHost } from '#domain/site.ts';
import type { Environment } from '#platform/environment.ts';
import type { Kit } from '#platform/http/kit.ts';
import { knows } from '#platform/http/revalidated.ts';
import type { PageAnswer, PageRequest } from '#web/page-contract.ts';
import { encodingFor, isLikeEveryVisitor, type KeptPage, keptPage, PageCache } from './page-cache.ts';
import { languageOfRequest } from './page-language.ts';

export interface PageRenderer {
  /** Folder of the built files, or null while developing. */
  readonly assets: string | null;
  render(request: PageRequest): Promise<PageAnswer>;
}

/** Serves every address that is no call: the built files, and pages rendered per request. */
export async function mountPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  { environment, kit }: { environment: Environment; kit: Kit },
): Promise<void> {
  if (renderer.assets) {
    await app.register(fastifyStatic, {
      root: renderer.assets,
      wildcard: false,
      // The build has compressed them already, harder than is possible per request.
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header(
          'Cache-Control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        // The policy of its own file is that of the worker: it fetches the page it keeps, from here alone.
        if (path.endsWith('service-worker.js')) {
          reply.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'");
        }
      },
    });
  }
  mountEarlyForms(app);
  const parts: PageParts = { app, renderer, environment, kit, cache: new PageCache() };
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answerPage(parts, request, reply),
  });
}

/**
 * A form that was sent before the scripts had loaded arrives here as the browser sends it. Its page is shown again; what
 * it carried is not read.
 */
function mountEarlyForms(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
    scope.post('/*', { schema: { hide: true } }, (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      return reply.redirect(safeReturnPath(request.url) ?? '/', 303);
    });
  });
}

interface PageParts {
  readonly app: FastifyInstance;
  readonly renderer: PageRenderer;
  readonly environment: Environment;
  readonly kit: Kit;
  readonly cache: PageCache;
}

async function answerPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.url.startsWith('/api/')) return reply.callNotFound() as unknown as FastifyReply;
  const { environment, kit, cache } = parts;
  const site = siteOfHost(request.host, environment.siteHosts);
  const { language, redirect } = languageOfRequest(site, request.url, request.cookies['language']);
  if (redirect) return reply.header('Cache-Control', 'no-store').redirect(redirect, 302);

  const render = () => renderPage(parts, request, { site, language });
  let page: PageAnswer | undefined;
  if (!request.url.includes('?') && isLikeEveryVisitor(request.cookies)) {
    const now = kit.clock.now();
    const moment = { content: kit.content.current, today: dayAt(now, environment.timeZone) };
    const kept = await cache.find(`${site} ${request.url}`, moment, async () => {
      page = await render();
      return page.forReading ? keptPage(wholeOf(page), policyOf(page)) : null;
    });
    if (kept) return sendKept(request, reply, kept, now);
  }
  return sendRendered(reply, page ?? (await render()));
}

function renderPage(
  { app, renderer, environment, kit }: PageParts,
  request: FastifyRequest,
  { site, language }: { site: Site; language: Language },
): Promise<PageAnswer> {
  return renderer.render({
    url: request.url,
    site,
    language,
    originTemplate: environment.publicOriginTemplate,
    now: kit.clock.now().toISOString(),
    timeZone: environment.timeZone,
    quickExitUrl: environment.quickExitUrl,
    placeholderMailDomain: environment.placeholderMailDomain,
    startDateStep: environment.startDateStep,
    submissionView: environment.submissionView,
    cookies: request.headers.cookie ?? '',
    call: async ({ method, path }) => {
      const { host, cookie } = request.headers;
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { ...(host ? { host } : {}), ...(cookie ? { cookie } : {}) },
        remoteAddress: request.ip,
      });
      return { status: answer.statusCode, body: answer.body };
    },
  });
}

/** A page of one visitor, kept by nobody. */
function sendRendered(reply: FastifyReply, page: PageAnswer): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  if (page.location) return reply.redirect(page.location, 302);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(page.status)
    .header(
      'Content-Security-Policy',
      page.forReading ? policyOf(page) : contentSecurityPolicy(`nonce-${nonce}`),
    )
    .type('text/html; charset=utf-8')
    .send(wholeOf(page, page.forReading ? '' : ` nonce="${nonce}"`));
}

/** A page that is the same for every visitor. Browsers keep it and ask each time whether it still holds. */
function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, now: Date): FastifyReply {
  reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('ETag', page.tag)
    // The page was rendered earlier; this is the time it is for whoever opens it now.
    .header('Server-Timing', `now;desc="${now.toISOString()}"`)
    .header('Content-Security-Policy', page.policy);
  if (knows(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Scripts only from here or with this source; bar heights are the one use of style attributes. */
function contentSecurityPolicy(source: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' '${source}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A kept body outlives any nonce, so its one script in the document is named by its hash. */
function policyOf({ beforePage = '' }: PageAnswer): string {
  return contentSecurityPolicy(`sha256-${createHash('sha256').update(beforePage).digest('base64')}`);
}

function wholeOf({ html = '', scripts = [], beforePage = '' }: PageAnswer, mark = ''): string {
  const first = `<script${mark}>${beforePage}</script>`;
  const tags = scripts.map((src) => `<script type="module" src="${src}"${mark}></script>`).join('');
  const whole = html.replace('<head>', () => `<head>${first}`).replace('</body>', () => `${tags}</body>`);
  return `<!doctype html>${whole}`;
}
