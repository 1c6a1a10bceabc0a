import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffEndpoint } from '#contract/staff-endpoint.ts';
import type { Db } from '#db/connection.ts';
import { DEFAULT_LANGUAGE } from '#domain/kit/language.ts';
import { mayDo } from '#domain/staff/role.ts';
import { isProofFresh } from '#domain/staff/staff-session.ts';
import { sha256 } from '../crypto/secret-token.ts';
import { Failure, loginRequired } from '../failure.ts';
import { COST } from '../flood/call-budget.ts';
import { checkOrigin, checkToken } from '../http/guard.ts';
import { mountCall } from '../http/mount-call.ts';
import { answerOnce, firstAnswer, type KeyedCall, nameOfCall } from '../idempotency/idempotency.ts';
import { STAFF_REFUSALS } from '../security-event.ts';
import { isForeignKeyViolation } from '../session/queries.ts';
import { callOfStaff } from './call-of-staff.ts';
import { hasStaffSession, takeProof } from './queries.ts';
import { contextOf, inTransaction, type StaffCall, type StaffKit } from './staff-call.ts';
import type { StaffContext } from './staff-context.ts';
import type { StaffRoute } from './staff-route.ts';
import { loadStaffSession, type SignedIn, staffCookies } from './staff-session.ts';

/** Mounts every call of the staff under `/api`. Their host serves nothing of the sites, nor the sites anything of theirs. */
export function mountStaffRoutes(app: FastifyInstance, routes: readonly StaffRoute[], kit: StaffKit): void {
  for (const route of routes) mountStaffRoute(app, route, kit);
}

function mountStaffRoute(app: FastifyInstance, route: StaffRoute, kit: StaffKit): void {
  const { endpoint } = route;
  const errors = {
    texts: kit.texts,
    language: DEFAULT_LANGUAGE,
    endpoint,
    reportError: kit.reportError,
    securityRefusals: STAFF_REFUSALS,
  };
  mountCall<StaffCall>(app, kit, {
    url: `/api${endpoint.path}`,
    endpoint,
    errors: () => errors,
    admit: (request) => admit(kit, endpoint, request),
    answer: (_, call) => answerCall(route, call).catch((error: unknown) => refuseEnded(call, error)),
    send(_, reply, { cookies }, answer) {
      cookies.send(reply);
      reply.code(endpoint.status ?? 200);
      if (endpoint.plainText) reply.type('text/plain; charset=utf-8');
      return reply.send(answer);
    },
  });
}

async function answerCall({ endpoint, handle }: StaffRoute, call: StaffCall): Promise<unknown> {
  const { kit, cookies, request } = call;
  const { params, query, body } = request;
  const input = { params, query, body };
  if (endpoint.method === 'GET' || endpoint.ownTransaction) return handle(contextOf(call), input);
  const within = <T>(run: (context: StaffContext) => Promise<T>) =>
    inTransaction(call, async (context) => {
      await requireStaffSession(call, context.db);
      if (endpoint.asksForCode) await takeProofOf(call, context.db);
      return run(context);
    });
  const keyed = keyedCall(endpoint, call);
  if (!keyed) return within((context) => handle(context, input));
  const lookup = { db: kit.db, now: kit.clock.now(), secrets: kit.sessionSecrets };
  return answerOnce(lookup, keyed, body, {
    cookies,
    run: (keep) =>
      within(async (context) => {
        // Here, so that the code that was given for it is used up.
        const first = await firstAnswer({ ...lookup, db: context.db }, keyed, body);
        if (first) return first.answer;
        const answer = await handle(context, input);
        await keep(context.db, answer);
        return answer;
      }),
  });
}

/** Asks a member to sign in again whose session ended during the call; throws any other error. */
async function refuseEnded(call: StaffCall, error: unknown): Promise<never> {
  if (isForeignKeyViolation(error)) await requireStaffSession(call, call.kit.db);
  throw error;
}

/** The call by its Idempotency-Key; null without one, and before somebody has signed in. */
function keyedCall(
  endpoint: StaffEndpoint,
  { signedIn, cookies, request, kit }: StaffCall,
): KeyedCall | null {
  if (!signedIn?.isComplete || !cookies.session) return null;
  const name = nameOfCall(endpoint, request.params, request.headers['idempotency-key']);
  return name && callOfStaff(kit.keyring, sha256(cookies.session), name);
}

/** Refuses a call whose session has ended since it was let in: its sender decides when its body arrives. */
async function requireStaffSession({ signedIn, cookies }: StaffCall, db: Db): Promise<void> {
  if (!signedIn) return;
  if (!cookies.session || !(await hasStaffSession(db, sha256(cookies.session)))) throw loginRequired();
}

async function admit(kit: StaffKit, endpoint: StaffEndpoint, request: FastifyRequest): Promise<StaffCall> {
  const changes = endpoint.method !== 'GET';
  kit.limits.charge(request, endpoint.takesPassword ? COST.password : changes ? COST.change : COST.read);
  const cookies = staffCookies(request, kit.secure);
  const signedIn = await loadStaffSession({ db: kit.db, now: kit.clock.now() }, cookies.session);
  if (!signedIn) cookies.session = undefined;
  if (changes && request.headers.origin === undefined) {
    throw new Failure('foreign_origin', 'This call came from no page of ours.');
  }
  checkOrigin(request, kit.secure);
  checkAccess(endpoint, signedIn);
  if (signedIn) checkToken(request, kit.sessionSecrets, cookies.session);
  if (endpoint.asksForCode && !isProofFresh(signedIn?.provenAt ?? null, kit.clock.now()))
    throw codeRequired();
  return { request, kit, signedIn, cookies, toWake: new Set() };
}

function checkAccess({ access }: StaffEndpoint, signedIn: SignedIn | null): void {
  if (access === 'anyone') return;
  if (!signedIn || (access !== 'signingIn' && !signedIn.isComplete)) throw loginRequired();
  if (access === 'signingIn' || access === 'staff' || mayDo(signedIn.member.role, access)) return;
  throw new Failure('role_missing', `The task '${access}' is required.`);
}

function codeRequired(): Failure {
  return new Failure('code_required', 'A new code is required.');
}

async function takeProofOf({ signedIn, cookies }: StaffCall, db: Db): Promise<void> {
  const provenAt = signedIn?.provenAt;
  if (!provenAt || !cookies.session || !(await takeProof(db, sha256(cookies.session), provenAt)))
    throw codeRequired();
}
