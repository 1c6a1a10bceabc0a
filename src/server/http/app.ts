import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { MOST_BYTES } from '#contract/endpoint.ts';
import type { Connection } from '#db/connection.ts';
import { originOf } from '#domain/site/site.ts';
import type { ClosingStore } from '#features/maintenance/server/closing-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentStore } from '#platform/content/store.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import type { Environment } from '#platform/environment.ts';
import type { ErrorReporter } from '#platform/error-reports/reporter.ts';
import { Failure } from '#platform/failure.ts';
import { sendError } from '#platform/http/errors.ts';
import type { Kit } from '#platform/http/kit.ts';
import { mountRoutes } from '#platform/http/mount.ts';
import { webPushIntake } from '#platform/push/web-push.ts';
import type { Texts } from '#platform/text.ts';
import { createJobContext, hasMailbox } from '../jobs/job-context.ts';
import type { JobRunner } from '../jobs/jobs.ts';
import { mountPages } from '../pages/pages.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import type { PageRenderer } from '../pages/rendering.ts';
import { mountSiteFiles } from '../pages/site-files.ts';
import { react, reactToJob } from '../reactions.ts';
import { routes } from '../routes.ts';
import { mountStaff } from '../staff/staff-app.ts';
import { addressWithin, staffOriginOf } from '../staff/staff-host.ts';
import type { StaffPage } from '../staff/staff-page.ts';
import { callLimits } from './call-limits.ts';
import { mountDescription } from './description/description.ts';
import { reportCallErrors } from './error-reports.ts';
import { mountHealth } from './health.ts';
import { acceptJsonOnly } from './json-bodies.ts';
import { mountMailbox } from './mailbox.ts';
import { closeForMaintenance } from './maintenance.ts';
import { type Metrics, mountMetrics } from './metrics.ts';
import { mountRequestId, newRequestId } from './request-id.ts';
import { mountSecurityHeaders, securityHeaders } from './security-headers.ts';
import { refuseUnknownHosts } from './strict-hosts.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

/** Milliseconds a client may take to send its headers, and the whole request. */
const HEADERS_TIMEOUT = 5_000;
const REQUEST_TIMEOUT = 10_000;

export interface AppParts {
  readonly environment: Environment;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly content: Pick<ContentStore, 'current'>;
  readonly closing: Pick<ClosingStore, 'current'>;
  readonly logger: FastifyBaseLogger;
  readonly errorReporter: ErrorReporter;
  /** Absent: nothing wakes the jobs, and they run only when called. */
  readonly jobs?: Pick<JobRunner, 'wake'>;
  /** Absent: nothing is counted. */
  readonly metrics?: Metrics;
  /** Hosts with their ports that stand in for the push services of browsers; set by tests only. */
  readonly trustedEndpoints?: ReadonlySet<string>;
  /** Aborts when the process was told to stop. */
  readonly shutdown: AbortSignal;
  /** Absent: only the calls under /api are served. */
  readonly pages?: PageRenderer;
  /** Absent: of the staff's host too only the calls are served. */
  readonly staffPage?: StaffPage | null;
}

/** The whole server on one Fastify instance, not yet listening. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, connection, clock, texts, errorReporter } = parts;
  const secure = environment.publicOriginTemplate.startsWith('https:');
  const headers = securityHeaders({ secure });
  const reportError = reportCallErrors(errorReporter, environment.siteHosts);
  const app = Fastify({
    loggerInstance: parts.logger,
    // Our own log lines below: Fastify's would log URLs with link hashes in them.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1_000 },
    trustProxy: environment.trustProxy,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => addressWithin(request, environment),
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, { texts, headers }),
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...headers, 'X-Request-Id': request.id });
      const failure = new Failure('malformed_request', 'The address is not well formed.');
      sendError(failure, request, reply, { texts, language: 'nl' });
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  logAnswers(app);

  const kit: Kit = {
    limits: callLimits(environment.callsPerSecond, { clock, secure }),
    db: connection.db,
    clock,
    keyring: new Keyring(environment.encryptionKeys),
    texts,
    sessionSecret: environment.sessionSecrets[0],
    sessionSecrets: environment.sessionSecrets,
    content: parts.content,
    closing: parts.closing,
    origin: (site) => originOf(site, environment.publicOriginTemplate),
    siteHosts: environment.siteHosts,
    placeholderMailDomain: environment.placeholderMailDomain,
    providerMail: environment.providerMail,
    multilingual: environment.multilingual,
    theming: environment.theming,
    nurseSecondFactor: environment.nurseSecondFactor,
    startDateStep: environment.startDateStep,
    ssoConfig: environment.ssoConfig,
    signOn: environment.signOn,
    refusalPage: refusalPage({ texts, content: parts.content, ...environment }),
    webPush: environment.vapid ? webPushIntake(environment.vapid, { trusted: parts.trustedEndpoints }) : null,
    pageViewed: (site, page) => parts.metrics?.pageViewed(site, page),
    errorReporter,
    reportError,
    wake: (job) => parts.jobs?.wake(job),
    secure,
    react,
  };
  // Before all routes: those that come earlier would have Fastify's own.
  app.setErrorHandler((error, request, reply) =>
    sendError(error, request, reply, { texts, language: 'nl', reportError }),
  );
  mountRequestId(app);
  mountSecurityHeaders(app, headers);
  if (environment.strictHosts) refuseUnknownHosts(app, { environment, texts });
  closeForMaintenance(app, kit);
  await app.register(fastifyCookie);
  // After what every answer carries, its refusals too.
  acceptJsonOnly(app);
  await app.register(fastifyCompress, { threshold: 1_024 });
  await mountDescription(app, { routes, kit });
  mountHealth(app, connection, { shutdown: parts.shutdown, maintenance: environment.maintenance });
  if (parts.metrics) {
    mountMetrics(app, parts.metrics, { token: environment.metricsToken, connection, clock });
  }
  if (hasMailbox(environment)) mountMailbox(app, createJobContext(parts));
  await app.register(async (scope) => {
    mountRoutes(scope, routes, kit);
  });
  const staffOrigin = staffOriginOf(environment);
  if (staffOrigin !== null) {
    await mountStaff(app, {
      environment,
      page: parts.staffPage ?? null,
      kit: {
        ...kit,
        react: reactToJob,
        staffOrigin,
        takesCommands: environment.databaseUrl === undefined,
      },
    });
  }
  mountSiteFiles(app, environment, texts);
  if (parts.pages) await mountPages(app, parts.pages, { environment, kit });

  app.setNotFoundHandler((request, reply) => {
    const failure = new Failure('not_found', 'Not found.');
    reply.header('Cache-Control', 'no-store');
    return sendError(failure, request, reply, { texts, language: 'nl' });
  });
  return app;
}

/** One line per response, with the route pattern instead of the path: no number, date or hash of a person. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
