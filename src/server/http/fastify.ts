import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { MOST_BYTES } from '#contract/endpoint.ts';
import { Failure } from '#platform/failure.ts';
import { sendError } from '#platform/http/errors.ts';
import { withoutLanguage } from '#platform/http/request-address.ts';
import { addressWithin } from '../staff/staff-host.ts';
import type { AppParts } from './app-parts.ts';
import { newRequestId } from './request-id.ts';
import { refuseUnreadable } from './unreadable-requests.ts';

/** Milliseconds a client may take to send its headers, and the whole request. */
const HEADERS_TIMEOUT = 5_000;
const REQUEST_TIMEOUT = 10_000;

/**
 * Milliseconds in which nothing moves on a connection before it is closed. Node has no such limit by itself, so that a client that
 * asks and never reads would keep its answers and its connection for ever. Each piece that a slow phone takes starts it anew. Where an answer waits,
 * Node closes it at the second look, so within twice that.
 */
const IDLE_TIMEOUT = 30_000;

/** A Fastify instance with our limits, schemas and log lines, and nothing mounted yet. */
export function fastifyOf(
  { environment, logger, texts }: Pick<AppParts, 'environment' | 'logger' | 'texts'>,
  headers: Readonly<Record<string, string>>,
  idleTimeout = IDLE_TIMEOUT,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    // Our own log lines below: Fastify's would log URLs with link hashes in them.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: idleTimeout,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1_000 },
    trustProxy: environment.trustProxy,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // A call is the same one in each language.
    rewriteUrl: (request) => withoutLanguage(addressWithin(request, environment), environment),
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
