import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffEndpoint } from '#contract/staff-endpoint.ts';
import type { Db } from '#db/connection.ts';
import type { JobEvent } from '#domain/events.ts';
import type { AuditLine } from '#domain/staff/audit.ts';
import { mayDo } from '#domain/staff/role.ts';
import { isProven } from '#domain/staff/staff-session.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import type { EventContext } from '../context.ts';
import { amongPasswordCalls } from '../crypto/password.ts';
import { sha256 } from '../crypto/secret-token.ts';
import { Failure, loginRequired } from '../failure.ts';
import { COST } from '../flood/call-budget.ts';
import { sendError } from '../http/errors.ts';
import { checkOrigin, checkToken } from '../http/guard.ts';
import type { Kit } from '../http/kit.ts';
import { schemasOf } from '../http/schemas.ts';
import type { JobName } from '../jobs/job-name.ts';
import { networksOf } from '../net/network-address.ts';
import { takeProof } from './queries.ts';
import type { StaffContext } from './staff-context.ts';
import type { StaffRoute } from './staff-route.ts';
import {
  loadStaffSession,
  type SignedIn,
  type StaffCookie,
  staffCookie,
  staffSessionControl,
} from './staff-session.ts';

/** What every call of the staff needs and no call owns. */
export interface StaffKit extends Omit<Kit, 'react'> {
  readonly staffOrigin: string;
  readonly takesCommands: boolean;
  react(context: EventContext, event: JobEvent): Promise<void>;
}

/** What is known of a call before its body is read. */
interface Arrival {
  readonly signedIn: SignedIn | null;
  readonly cookie: StaffCookie;
  /** Jobs to run after the commit: before it they would find nothing. */
  readonly toWake: Set<JobName>;
}

/** Mounts every call of the staff under `/api`. Its host serves nothing of the sites, and they nothing of it. */
export function mountStaffRoutes(app: FastifyInstance, routes: readonly StaffRoute[], kit: StaffKit): void {
  for (const route of routes) mountRoute(app, route, kit);
}

function mountRoute(app: FastifyInstance, { endpoint, handle }: StaffRoute, kit: StaffKit): void {
  const arrivals = new WeakMap<FastifyRequest, Arrival>();
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemasOf(endpoint, undefined),
    errorHandler: (error, request, reply) =>
      sendError(error, request, reply, {
        texts: kit.texts,
        language: 'nl',
        endpoint,
        reportError: kit.reportError,
      }),
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      arrivals.set(request, await admit(endpoint, request, kit));
    },
    handler: async (request, reply) => {
      const arrival = arrivals.get(request);
      if (!arrival) throw new Error('The call was not admitted.');
      const input = { params: request.params, query: request.query, body: request.body };
      const run = (place: Place) => handle(contextOf(request, arrival, kit, place), input);
      const whole = () =>
        inTransaction(request, kit, async (place) => {
          if (endpoint.asksForCode) await takeProofOf(place.db, arrival);
          return run(place);
        });
      const isWhole = endpoint.method !== 'GET' && !endpoint.ownTransaction;
      const call = () => (isWhole ? whole() : run({ db: kit.db, lines: null }));
      const answer = await (endpoint.takesPassword ? amongPasswordCalls(call) : call()).finally(() => {
        for (const job of arrival.toWake) kit.wake(job);
      });
      arrival.cookie.send(reply);
      reply.code(endpoint.status ?? 200);
      if (endpoint.plainText) reply.type('text/plain; charset=utf-8');
      return reply.send(answer);
    },
  });
}

/** Everything that can be refused before reading the body, in the order in which a caller should learn of it. */
async function admit(endpoint: StaffEndpoint, request: FastifyRequest, kit: StaffKit): Promise<Arrival> {
  const changes = endpoint.method !== 'GET';
  kit.limits.charge(request, endpoint.takesPassword ? COST.password : changes ? COST.change : COST.read);
  const cookie = staffCookie(request, kit.secure);
  const signedIn = await loadStaffSession({ db: kit.db, now: kit.clock.now() }, cookie.value);
  if (!signedIn) cookie.value = undefined;
  if (changes && request.headers.origin === undefined) {
    throw new Failure('foreign_origin', 'This call came from no page of ours.');
  }
  checkOrigin(request, kit.secure);
  checkAccess(endpoint, signedIn);
  if (signedIn) checkToken(request, kit.sessionSecrets, cookie.value);
  if (endpoint.asksForCode && !isProven(signedIn?.provenAt ?? null, kit.clock.now())) throw codeRequired();
  return { signedIn, cookie, toWake: new Set() };
}

/** Whoever has not signed in; only what a link or a command does is written down then, which says as whom. */
const NOBODY: Actor = { id: null, name: '' };

function checkAccess({ access }: StaffEndpoint, signedIn: SignedIn | null): void {
  if (access === 'anyone') return;
  if (!signedIn || (access !== 'signingIn' && !signedIn.isComplete)) throw loginRequired();
  if (access === 'signingIn' || access === 'staff' || mayDo(signedIn.member.role, access)) return;
  throw new Failure('role_missing', `The task '${access}' is required.`);
}

function codeRequired(): Failure {
  return new Failure('code_required', 'A new code is required.');
}

async function takeProofOf(db: Db, { signedIn, cookie }: Arrival): Promise<void> {
  const provenAt = signedIn?.provenAt;
  if (!provenAt || !cookie.value || !(await takeProof(db, sha256(cookie.value), provenAt)))
    throw codeRequired();
}

/** Where a call reads and writes, and what it has to write into the log; null outside a transaction. */
interface Place {
  readonly db: Db;
  readonly lines: { readonly actor: Actor; readonly line: AuditLine }[] | null;
}

/**
 * Runs in a transaction, and writes into the log last. Nobody else can write there from then until it ends, so a call that
 * waited for an account meanwhile could wait for somebody who waits for the log.
 */
function inTransaction<T>(
  request: FastifyRequest,
  kit: StaffKit,
  run: (place: Place) => Promise<T>,
): Promise<T> {
  return kit.db.transaction(async (db) => {
    const lines: NonNullable<Place['lines']> = [];
    const answer = await run({ db, lines });
    for (const { actor, line } of lines) {
      await writeAudit(db, { actor, at: kit.clock.now() }, line);
      const { action, subject, site } = line;
      request.log.info({ audit: { action, subject, site, member: actor.id } }, 'audit');
    }
    return answer;
  });
}

function contextOf(
  request: FastifyRequest,
  arrival: Arrival,
  kit: StaffKit,
  { db, lines }: Place,
): StaffContext {
  const { current: content } = kit.content;
  const now = kit.clock.now();
  const member = arrival.signedIn?.member ?? null;
  const context: StaffContext = {
    db,
    clock: kit.clock,
    member,
    isComplete: arrival.signedIn?.isComplete ?? false,
    content,
    closing: kit.closing.current,
    keyring: kit.keyring,
    networks: networksOf(request.ip),
    sessionSecret: kit.sessionSecret,
    sessionSecrets: kit.sessionSecrets,
    placeholderMailDomain: kit.placeholderMailDomain,
    session: staffSessionControl(arrival.cookie, { sessionSecret: kit.sessionSecret, now }),
    origin: kit.origin,
    staffOrigin: kit.staffOrigin,
    takesCommands: kit.takesCommands,
    wake: (job) => void arrival.toWake.add(job),
    logSecurity: (security) => request.log.info({ security }, 'security'),
    async record(line, as = member ?? NOBODY) {
      if (!lines) throw new Error(`${line.action} was written down outside a transaction`);
      lines.push({ actor: as, line });
    },
    transaction: (run) =>
      lines
        ? run(context)
        : inTransaction(request, kit, (inside) => run(contextOf(request, arrival, kit, inside))),
    announce: async (event) => {
      if (!lines) throw new Error(`${event.kind} was announced outside a transaction`);
      await kit.react(context, event);
    },
  };
  return context;
}
