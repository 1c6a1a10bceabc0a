import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kit/language.ts';
import { isHostOf, type Site, siteOfHost } from '#domain/site/site.ts';
import { networksOf } from '#platform/net/network-address.ts';
import type { Content } from '../content/kind.ts';
import type { Context, Person } from '../context.ts';
import { retryOnDeadlock } from '../deadlock.ts';
import { Failure, notFound } from '../failure.ts';
import { costOf } from '../flood/call-budget.ts';
import { answerOnce, callOfPerson, firstAnswer, nameOfCall } from '../idempotency/idempotency.ts';
import { FORM_REFUSALS } from '../security-event.ts';
import { requireSession } from '../session/lock-oneself.ts';
import { isForeignKeyViolation } from '../session/queries.ts';
import { loadSession } from '../session/session.ts';
import { sharedPartsOf } from '../shared-parts.ts';
import { CallSession } from './call-session.ts';
import { acceptForms } from './entrance-forms.ts';
import { checkAccess, checkOrigin, checkToken, isOffered } from './guard.ts';
import { KeptRefusal } from './kept-refusal.ts';
import type { Kit } from './kit.ts';
import { type Admitted, mountCall } from './mount-call.ts';
import { BASE, languageOfCall } from './request-address.ts';
import type { Route } from './route.ts';
import { sendAnswer } from './send-answer.ts';
import { type CookieJar, cookieJar } from './session-cookie.ts';
import { mountUnmatched } from './unmatched.ts';

/** A call of a site that may be made, before its body is read. */
interface Arrival extends Admitted {
  readonly site: Site;
  readonly language: Language;
  readonly person: Person | null;
  readonly cookies: CookieJar;
  /** A snapshot taken when the call began, so that a response is consistent. */
  readonly content: Content;
}

/** Mounts every route under `/api`, where the router looks for it in each language (contract head section). */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[], kit: Kit): void {
  mountUnmatched(app, routes, kit);
  const isForm = ({ endpoint }: Route) => endpoint.entrance === 'form';
  for (const route of routes.filter((one) => !isForm(one))) mountRoute(app, route, kit);
  app.register(async (scope) => {
    acceptForms(scope);
    for (const route of routes.filter(isForm)) mountRoute(scope, route, kit);
  });
}

function mountRoute(app: FastifyInstance, route: Route, kit: Kit): void {
  const { endpoint } = route;
  const errors = {
    texts: kit.texts,
    endpoint,
    reportError: kit.reportError,
    ...(endpoint.entrance ? { page: kit.refusalPage } : {}),
    ...(endpoint.entrance === 'form' ? { securityRefusals: FORM_REFUSALS } : {}),
  };
  mountCall<Arrival>(app, kit, {
    url: BASE + endpoint.path,
    endpoint,
    errors: (request) => ({ ...errors, language: languageOfCall(request) }),
    admit: (request) => admit(kit, endpoint, request),
    answer: (request, arrival) =>
      answerCall(kit, route, request, arrival).catch((error: unknown) =>
        refuseEnded(kit, request, arrival, error),
      ),
    send: (request, reply, { cookies }, answer) => sendAnswer(endpoint, cookies, request, reply, answer),
  });
}

async function admit(kit: Kit, endpoint: Endpoint, request: FastifyRequest): Promise<Arrival> {
  const site = siteOfHost(request.host, kit.siteHosts);
  const language = languageOfCall(request);
  if (!isOffered(endpoint, { site, language }, kit)) throw notFound();
  const { _format: format } = request.query as { _format?: unknown };
  if (format !== undefined && format !== 'json') {
    throw new Failure('not_acceptable', 'No route found for the specified format. Supported formats: json.');
  }
  kit.limits.charge(request, costOf(endpoint, bodyBytes(request)));
  const cookies = cookieJar(request, kit.secure);
  const { db, keyring } = kit;
  const session = await loadSession({ db, now: kit.clock.now(), site, keyring }, cookies.session);
  if (session) {
    cookies.ownDevice = session.ownDevice;
    cookies.isProlonged = session.isProlonged;
    kit.limits.recognise(request, session.person);
  }
  const person = session?.person ?? null;
  if (!endpoint.entrance) checkOrigin(request, kit.secure);
  checkAccess(endpoint, person);
  if (person && !endpoint.entrance && !endpoint.takesNoToken)
    checkToken(request, kit.sessionSecrets, cookies.session);
  const { current: content } = kit.content;
  return { site, language: language ?? DEFAULT_LANGUAGE, person, cookies, content, toWake: new Set() };
}

/** What the body is said to have; one that comes in parts may have anything. */
function bodyBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

async function answerCall(
  kit: Kit,
  { endpoint, handle, prepare }: Route,
  request: FastifyRequest,
  arrival: Arrival,
): Promise<unknown> {
  const input = { params: request.params, query: request.query, body: request.body };
  const { cookies, person } = arrival;
  const { status = 200 } = endpoint;
  const takesKey = person && endpoint.method !== 'GET' && !endpoint.entrance;
  const name = takesKey && nameOfCall(endpoint, input.params, request.headers['idempotency-key']);
  const call = person && name ? callOfPerson(person, name, status) : null;
  const lookup = { db: kit.db, now: kit.clock.now(), secrets: kit.sessionSecrets };
  if (call && prepare) {
    // What was prepared for the first call does not hold for a replay: its password may have changed by then.
    const first = await firstAnswer(lookup, call, input.body);
    if (first) return first.answer;
  }
  const prepared = await prepare?.(contextOf(kit, request, arrival, kit.db), input);
  const run = (db: Db) => handle(contextOf(kit, request, arrival, db), input, prepared);
  if (endpoint.method === 'GET' || (!call && endpoint.ownTransaction)) return run(kit.db);
  const transact = (within: (db: Db) => Promise<unknown>) =>
    retryOnDeadlock(() => kit.db.transaction(within), cookies.snapshot());
  if (!call) return transact(run);
  return answerOnce(lookup, call, input.body, {
    cookies,
    run: (keep) =>
      transact(async (inside) => {
        const answer = await run(inside);
        if (!(answer instanceof KeptRefusal)) await keep(inside, answer);
        return answer;
      }),
  });
}

/** Asks a caller to log in again whose session or account was deleted during the call; throws the error of anybody else. */
async function refuseEnded(
  kit: Kit,
  request: FastifyRequest,
  { person, cookies }: Arrival,
  error: unknown,
): Promise<never> {
  if (person && isForeignKeyViolation(error)) {
    await requireSession({ db: kit.db, session: new CallSession(cookies, kit, request.headers) });
  }
  throw error;
}

function contextOf(kit: Kit, request: FastifyRequest, arrival: Arrival, db: Db): Context {
  const isInTransaction = db !== kit.db;
  const context: Context = {
    ...sharedPartsOf(kit),
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
    networks: () => networksOf(request.ip),
    nurseSecondFactor: kit.nurseSecondFactor,
    startDateStep: kit.startDateStep,
    ssoConfig: kit.ssoConfig,
    webPush: kit.webPush,
    session: new CallSession(arrival.cookies, kit, request.headers),
    errorReporter: kit.errorReporter,
    pageViewed: (page) => kit.pageViewed(arrival.site, page),
    wake: (job) => void arrival.toWake.add(job),
    transaction: (run) =>
      isInTransaction
        ? run(context)
        : retryOnDeadlock(
            () => db.transaction((inside) => run(contextOf(kit, request, arrival, inside))),
            arrival.cookies.snapshot(),
          ),
    announce: async (event) => {
      if (!isInTransaction) throw new Error(`${event.kind} was announced outside a transaction`);
      await kit.react(context, event);
    },
  };
  return context;
}
