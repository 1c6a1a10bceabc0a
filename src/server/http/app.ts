import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/failure.ts';
import { sendError } from '#platform/http/errors.ts';
import { mountRoutes } from '#platform/http/mount.ts';
import { createJobContext, hasMailbox } from '../jobs/job-context.ts';
import { mountPages } from '../pages/pages.ts';
import { mountSiteFiles } from '../pages/site-files.ts';
import { routes } from '../routes.ts';
import { mountStaff } from '../staff/staff-app.ts';
import { staffOriginOf } from '../staff/staff-host.ts';
import type { AppParts } from './app-parts.ts';
import { mountDescription } from './description/description.ts';
import { fastifyOf } from './fastify.ts';
import { mountHealth } from './health.ts';
import { acceptJsonOnly } from './json-bodies.ts';
import { kitOf, staffKitOf } from './kit.ts';
import { mountMailbox } from './mailbox.ts';
import { closeForMaintenance } from './maintenance.ts';
import { mountMetrics } from './metrics.ts';
import { mountRequestId } from './request-id.ts';
import { mountSecurityHeaders, securityHeaders } from './security-headers.ts';
import { refuseUnknownHosts } from './strict-hosts.ts';

/**
 * An overview has less than three KB compressed. Node's buffers of 16 live until the old generation is collected, and a busy server had
 * 30 MB of them (docs/decisions/0082).
 */
const CHUNKS = { chunkSize: 4_096 };

/** The whole server on one Fastify instance, not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, connection, clock, texts, metrics, pages, staffPage = null } = parts;
  const kit = kitOf(parts);
  const { secure, reportError } = kit;
  const headers = securityHeaders({ secure });
  const app = fastifyOf(parts, headers);

  // Before all routes, which would otherwise have Fastify's own handler.
  app.setErrorHandler((error, request, reply) =>
    sendError(error, request, reply, { texts, language: 'nl', reportError }),
  );
  mountRequestId(app);
  mountSecurityHeaders(app, headers);
  if (environment.strictHosts) refuseUnknownHosts(app, { environment, texts });
  closeForMaintenance(app, kit);
  await app.register(fastifyCookie);
  // After the headers that every answer has, so that its refusals have them too.
  acceptJsonOnly(app);
  await app.register(fastifyCompress, { threshold: 1_024, zlibOptions: CHUNKS, brotliOptions: CHUNKS });

  await mountDescription(app, { routes, kit });
  mountHealth(app, connection, { shutdown: parts.shutdown, maintenance: environment.maintenance });
  if (metrics) mountMetrics(app, metrics, { token: environment.metricsToken, connection, clock });
  if (hasMailbox(environment)) mountMailbox(app, createJobContext(parts));
  await app.register(async (scope) => mountRoutes(scope, routes, kit));
  const staffOrigin = staffOriginOf(environment);
  if (staffOrigin !== null) {
    const staffKit = staffKitOf(kit, parts, staffOrigin);
    await mountStaff(app, { environment, kit: staffKit, page: staffPage });
  }
  mountSiteFiles(app, environment, texts);
  if (pages) await mountPages(app, pages, { environment, kit });
  app.setNotFoundHandler((request, reply) => {
    reply.header('Cache-Control', 'no-store');
    return sendError(notFound(), request, reply, { texts, language: 'nl' });
  });
  return app;
}
