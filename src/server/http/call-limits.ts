import type { FastifyRequest } from 'fastify';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { CallBudget, COST, keep } from '#platform/flood/call-budget.ts';
import type { CallLimits, Kit } from '#platform/http/kit.ts';
import { sessionCookieName } from '#platform/http/session-cookie.ts';
import { networksOf } from '#platform/net/network-address.ts';
import { isPartOfRequest } from './request-id.ts';

/** How many sessions are remembered with their person; a call with a forgotten one is charged to its network alone. */
const MOST_SESSIONS = 20_000;

/** The limits on the cost of calls and pages, per second and network; 0 means no limits. */
export function callLimits(perSecond: number, { clock, secure }: Pick<Kit, 'clock' | 'secure'>): CallLimits {
  if (perSecond === 0) return { charge: () => undefined, recognise: () => undefined };
  const budget = new CallBudget(perSecond);
  const people = new Map<string, number>();
  const name = sessionCookieName(secure);
  const keyOf = ({ cookies: { [name]: session } }: FastifyRequest) =>
    session === undefined ? undefined : sha256(session).toString('base64');
  return {
    charge(request, cost) {
      // The page that makes the call has paid, but not for a password.
      if (cost === 0 || (isPartOfRequest() && cost < COST.password)) return;
      const key = keyOf(request);
      const uid = key === undefined ? undefined : people.get(key);
      budget.spend({ networks: networksOf(request.ip), uid }, cost, clock.now());
    },
    recognise(request, { uid }) {
      const key = keyOf(request);
      if (key !== undefined && people.get(key) !== uid) keep(people, key, uid, MOST_SESSIONS);
    },
  };
}
