import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/kit/language.ts';
import { isHostOf, type Site, siteOfHost } from '#domain/site/site.ts';
import { deviceOf } from '#platform/net/device.ts';
import { networksOf } from '#platform/net/network-address.ts';
import type { Content } from '../content/kind.ts';
import type { Context, Person } from '../context.ts';
import { amongPasswordCalls } from '../crypto/password.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import { Failure, loginRequired, notFound } from '../failure.ts';
import { costOf } from '../flood/call-budget.ts';
import { answerOnce, firstAnswer, keyedCall } from '../idempotency/idempotency.ts';
import type { JobName } from '../jobs/job-name.ts';
import { FORM_REFUSALS } from '../security-event.ts';
import { isGone } from '../session/queries.ts';
import { loadSession } from '../session/session.ts';
import { Download, sendFile } from './download.ts';
import { acceptForms } from './entrance-forms.ts';
import { sendError } from './errors.ts';
import { Existing } from './existing.ts';
import { checkAccess, checkOrigin, checkToken, exists } from './guard.ts';
import { type Kit, partsForCalls } from './kit.ts';
import { Refused } from './refused.ts';
import { Revalidated, sendRevalidated } from './revalidated.ts';
import type { Route } from './route.ts';
import { schemasOf } from './schemas.ts';
import { SeeOther } from './see-other.ts';
import { type CookieJar, cookieJar, sessionControl } from './session-cookie.ts';
import { mountUnmatched } from './unmatched.ts';

/** What is known of a call before its body is read. */
interface Arrival {
  readonly site: Site;
  readonly language: Language;
  readonly person: Person | null;
  readonly cookies: CookieJar;
  /** A snapshot taken when the call began, so that a response is consistent. */
  readonly content: Content;
  /** Jobs to run after the commit: before it they would find nothing. */
  readonly toWake: Set<JobName>;
}

const BASE = '/api';

/** Mounts every route under `/api`, `/api/nl` and, where there is more than Dutch, `/api/en` (contract head section). */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], kit: Kit): void {
  mountUnmatched(app, BASE, routes, kit);
  for (const language of [undefined, ...(kit.multilingual ? LANGUAGES : [DEFAULT_LANGUAGE])]) {
    const prefix = language ? `${BASE}/${language}` : BASE;
    const isForm = ({ endpoint }: Route) => endpoint.entrance === 'form';
    for (const route of routes.filter((one) => !isForm(one))) mountRoute(app, prefix, route, language, kit);
    app.register(async (scope) => {
      acceptForms(scope);
      for (const route of routes.filter(isForm)) mountRoute(scope, prefix, route, language, kit);
    });
  }
}

function mountRoute(
  app: FastifyInstance,
  prefix: string,
  route: Route,
  language: Language | undefined,
  kit: Kit,
): void {
  const { endpoint } = route;
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  const { status = 200 } = endpoint;
  app.route({
    method: endpoint.method,
    url: prefix + endpoint.path,
    schema: schemasOf(endpoint, language),
    ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
    errorHandler: (error, request, reply) =>
      sendError(error, request, reply, {
        texts: kit.texts,
        language,
        endpoint,
        reportError: kit.reportError,
        ...(endpoint.entrance ? { page: kit.refusalPage } : {}),
        ...(endpoint.entrance === 'form' ? { securityRefusals: FORM_REFUSALS } : {}),
      }),
    onRequest: async (request, reply) => {
      const arrival = await admit(endpoint, language, request, reply, kit);
      arrivals.set(request, arrival);
    },
    handler: async (request, reply) => {
      const arrival = arrivals.get(request);
      if (!arrival) throw new Error('The call was not admitted.');
      const call = () => answerCall(route, request, arrival, kit);
      const found = await (endpoint.takesPassword ? amongPasswordCalls(call) : call())
        .catch((error: unknown) => {
          throw endedMeanwhile(error, arrival.person);
        })
        .finally(() => {
          // Also after a refusal: a call with several transactions may have committed something before it.
          for (const job of arrival.toWake) kit.wake(job);
        });
      const [answer, code] = found instanceof Existing ? [found.answer, 200] : [found, status];
      const { maxAgeSeconds } = endpoint;
      const isRevalidated = endpoint.revalidated === true || answer instanceof Revalidated;
      // A cache could hand out the cookie again. The next call that none keeps prolongs it early enough.
      if (maxAgeSeconds || isRevalidated) arrival.cookies.isProlonged = false;
      arrival.cookies.send(reply);
      if (answer instanceof Refused) throw answer.failure;
      reply.code(code);
      if (answer instanceof SeeOther) return reply.redirect(answer.path, 303);
      if (endpoint.location) reply.header('Location', endpoint.location(answer));
      if (answer instanceof Revalidated) return sendRevalidated(request, reply, answer.answer);
      if (isRevalidated) return sendRevalidated(request, reply, answer as object);
      reply.header('Cache-Control', maxAgeSeconds ? `max-age=${maxAgeSeconds}` : 'no-store');
      if (answer instanceof Download) return sendFile(reply.type(endpoint.download ?? ''), answer);
      if (endpoint.plainText) reply.type('text/plain; charset=utf-8');
      return reply.send(answer);
    },
  });
}

/** Everything that can be refused before reading the body, in the order in which a caller should learn of it. */
async function admit(
  endpoint: Endpoint,
  language: Language | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  kit: Kit,
): Promise<Arrival> {
  reply.header('Cache-Control', 'no-store');
  const site = siteOfHost(request.host, kit.siteHosts);
  if (!exists(endpoint, { site, language }, kit)) throw notFound();
  const { _format: format } = request.query as { _format?: unknown };
  if (format !== undefined && format !== 'json') {
    throw new Failure('not_acceptable', 'No route found for the specified format. Supported formats: json.');
  }
  kit.limits.charge(request, costOf(endpoint));
  const cookies = cookieJar(request, kit.secure);
  const { db, keyring } = kit;
  const opened = await loadSession({ db, now: kit.clock.now(), site, keyring }, cookies.session);
  const { person = null, ...session } = opened ?? {};
  Object.assign(cookies, session);
  if (person) kit.limits.recognise(request, person);
  if (!endpoint.entrance) checkOrigin(request, kit.secure);
  checkAccess(endpoint, person);
  if (person && !endpoint.entrance) checkToken(request, kit.sessionSecrets, cookies.session);
  const { current: content } = kit.content;
  return { site, language: language ?? 'nl', person, cookies, content, toWake: new Set() };
}

async function answerCall(
  { endpoint, handle, prepare }: Route,
  request: FastifyRequest,
  arrival: Arrival,
  kit: Kit,
): Promise<unknown> {
  const input = { params: request.params, query: request.query, body: request.body };
  const key = request.headers['idempotency-key'];
  const takesKey = endpoint.method !== 'GET' && !endpoint.entrance;
  const call = takesKey ? keyedCall(endpoint, input.params, arrival.person, key) : null;
  const lookup = { now: kit.clock.now(), secrets: kit.sessionSecrets };
  if (call && prepare) {
    // What was prepared for the first call does not hold for a replay: its password may have changed by then.
    const first = await firstAnswer({ db: kit.db, ...lookup }, call, input.body);
    if (first) return first.answer;
  }
  const prepared = await prepare?.(contextOf(request, arrival, kit, kit.db), input);
  const run = (db: Db) => handle(contextOf(request, arrival, kit, db), input, prepared);
  if (endpoint.method === 'GET' || (!call && endpoint.ownTransaction)) return run(kit.db);
  const { cookies } = arrival;
  if (!call) return againAfterDeadlock(cookies, () => kit.db.transaction((db) => run(db)));
  const { status = 200 } = endpoint;
  return answerOnce({ db: kit.db, ...lookup }, call, input.body, { status, run, cookies });
}

/** A caller whose rows are gone has to log in again, or cannot. */
function endedMeanwhile(error: unknown, person: Person | null): unknown {
  return person && isGone(error) ? loginRequired() : error;
}

function contextOf(request: FastifyRequest, arrival: Arrival, kit: Kit, db: Db): Context {
  const isInTransaction = db !== kit.db;
  let networks: readonly string[] | undefined;
  const context: Context = {
    ...partsForCalls(kit),
    db,
    today: kit.clock.today(),
    logSecurity: (security) => request.log.info({ security }, 'security'),
    site: arrival.site,
    origin: kit.origin(arrival.site),
    isAtOrigin: isHostOf(kit.origin(arrival.site), request.host),
    originOf: kit.origin,
    content: arrival.content,
    language: arrival.language,
    person: arrival.person,
    get networks() {
      networks ??= networksOf(request.ip);
      return networks;
    },
    nurseSecondFactor: kit.nurseSecondFactor,
    startDateStep: kit.startDateStep,
    ssoConfig: kit.ssoConfig,
    webPush: kit.webPush,
    session: sessionControl(arrival.cookies, kit, () => deviceOf(request.headers['user-agent'] ?? '')),
    errorReporter: kit.errorReporter,
    pageViewed: (page) => kit.pageViewed(arrival.site, page),
    wake: (job) => void arrival.toWake.add(job),
    transaction: (run) =>
      isInTransaction
        ? run(context)
        : againAfterDeadlock(arrival.cookies, () =>
            db.transaction((inside) => run(contextOf(request, arrival, kit, inside))),
          ),
    announce: async (event) => {
      if (!isInTransaction) throw new Error(`${event.kind} was announced outside a transaction`);
      await kit.react(context, event);
    },
  };
  return context;
}
