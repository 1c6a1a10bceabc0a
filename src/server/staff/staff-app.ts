import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Environment } from '#platform/environment.ts';
import { notFound } from '#platform/failure.ts';
import { sendError } from '#platform/http/errors.ts';
import { mountStaffRoutes } from '#platform/staff/mount.ts';
import type { StaffKit } from '#platform/staff/staff-call.ts';
import { mountHashedFiles } from '../http/built-files.ts';
import { serverTime } from '../http/server-time.ts';
import { SLICES } from '../slices.ts';
import { isStaffHost, STAFF_PREFIX } from './staff-host.ts';
import { inTimeZone, STAFF_POLICY, type StaffPage } from './staff-page.ts';

/** Every call of the staff. */
export const staffRoutes = SLICES.flatMap(({ staffRoutes: routes = [] }) => routes);

/** Mounts the host of the staff: its calls, its files, and one page for all its addresses. */
export async function mountStaff(
  app: FastifyInstance,
  { environment, kit, page }: { environment: Environment; kit: StaffKit; page: StaffPage | null },
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request) => {
        if (!isStaffHost(request.headers.host, environment)) throw notFound();
      });
      const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        reply.header('Cache-Control', 'no-store');
        const { texts, reportError } = kit;
        return sendError(error, request, reply, { texts, language: 'nl', reportError });
      };
      scope.setErrorHandler(refuse);
      scope.setNotFoundHandler((request, reply) => refuse(notFound(), request, reply));
      mountStaffRoutes(scope, staffRoutes, kit);
      if (page) await mountPage(scope, page, { clock: kit.clock, timeZone: environment.timeZone });
    },
    { prefix: STAFF_PREFIX },
  );
}

async function mountPage(
  scope: FastifyInstance,
  page: StaffPage,
  { clock, timeZone }: { clock: Clock; timeZone: string },
): Promise<void> {
  const html = inTimeZone(page.html, timeZone);
  if (page.assets) await mountHashedFiles(scope, page.assets);
  scope.get('/robots.txt', { schema: { hide: true } }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  scope.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (isNoPage(request.url.slice(STAFF_PREFIX.length))) throw notFound();
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', STAFF_POLICY)
      .headers(serverTime(clock.now()))
      .header('X-Robots-Tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

/** Whether an address is never a page: a page there would tell a health check that all is well. */
function isNoPage(address: string): boolean {
  return /^\/(?:(?:api|assets)(?:[/?]|$)|(?:metrics|healthz|readyz)(?:\?|$))/.test(address);
}
