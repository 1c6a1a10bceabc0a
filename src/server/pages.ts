import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeReturnPath } from '#domain/paths.ts';
import { siteOfHost } from '#domain/site.ts';
import type { Environment } from '#platform/environment.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { PageAnswer, PageRequest } from '#web/page-contract.ts';
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
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    handler: (request, reply) => answerPage(app, renderer, { environment, kit }, request, reply),
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

async function answerPage(
  app: FastifyInstance,
  renderer: PageRenderer,
  { environment, kit }: { environment: Environment; kit: Kit },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.url.startsWith('/api/')) return reply.callNotFound() as unknown as FastifyReply;
  reply.header('Cache-Control', 'no-store');
  const site = siteOfHost(request.host, environment.siteHosts);
  const language = languageOfRequest(site, request.url, request.cookies['language']);
  if (language.redirect) return reply.redirect(language.redirect, 302);

  const page = await renderer.render({
    url: request.url,
    site,
    language: language.language,
    origin: environment.publicOriginTemplate.replace('{site}', site),
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
  if (page.location) return reply.redirect(page.location, 302);
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(page.status)
    .header('Content-Security-Policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(withScripts(page, nonce));
}

/** Scripts only from here or with this answer's nonce; bar heights are the one use of style attributes. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function withScripts({ html = '', scripts = [], beforePage = '' }: PageAnswer, nonce: string): string {
  const first = `<script nonce="${nonce}">${beforePage}</script>`;
  const tags = scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('');
  const whole = html.replace('<head>', () => `<head>${first}`).replace('</body>', () => `${tags}</body>`);
  return `<!doctype html>${whole}`;
}
