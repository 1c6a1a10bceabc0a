import type { EndpointInput } from '#contract/endpoint.ts';
import { HTI_REFUSALS, type HtiRefusal, readLaunch, readNonce } from '#domain/sso/hti.ts';
import type { Context } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { type Limit, perNetwork, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import type { SeeOther } from '#platform/http/see-other.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import type { launch } from '../../contract.ts';
import { comeIn } from '../come-in.ts';
import { insertUsedToken } from '../queries.ts';
import { readToken, type TrustedToken } from './read-token.ts';

/** Failed launches per network. A valid launch is never refused because of others behind the same address. */
const IN_VAIN: Limit = { kind: 'launch-in-vain', most: 30, windowSeconds: 600 };

type Form = EndpointInput<typeof launch>['body'];

/**
 * Lets somebody in from a portal, after the checks of contract 4.3 in their order; nothing is written before the ninth. The
 * number of the token, the account and the session are written in one transaction, so a token that was refused can still be used
 * once the reason is gone.
 */
export async function launchFrom(
  context: Context,
  openAccount: OpenSsoAccount,
  form: Form,
): Promise<SeeOther> {
  try {
    return await letIn(context, openAccount, form);
  } catch (error) {
    // Throwing has rolled the launch back; the refusal is counted outside of that transaction.
    throw error instanceof LaunchRefusal ? await refusalOf(context, error.reason) : error;
  }
}

class LaunchRefusal extends Error {
  readonly reason: HtiRefusal;
  constructor(reason: HtiRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Returns what a check found; throws if that is a reason to refuse. */
function pass<T extends object | true>(found: T | HtiRefusal): T {
  if (typeof found === 'string') throw new LaunchRefusal(found);
  return found;
}

async function letIn(context: Context, openAccount: OpenSsoAccount, form: Form): Promise<SeeOther> {
  const { site, clock, ssoConfig } = context;
  const believed = { portals: ssoConfig?.portals ?? [], site, now: clock.now() };
  const trusted = pass(await readToken(tokenIn(form), believed));
  return context.transaction((inside) => enter(inside, openAccount, trusted));
}

/** Exactly one token, under the name of either standard. */
function tokenIn({ token = [], launch: koppeltaal = [] }: Form): string | null {
  const [only, ...more] = [...token, ...koppeltaal];
  return only === undefined || only === '' || more.length > 0 ? null : only;
}

async function enter(
  context: Context,
  openAccount: OpenSsoAccount,
  { portal, claims }: TrustedToken,
): Promise<SeeOther> {
  const { issuer, definitions } = portal;
  const nonce = pass(readNonce(claims));
  pass((await insertUsedToken(context.db, { issuer, ...nonce })) || 'hti_replay');
  const { subject, definition } = pass(readLaunch(claims));
  pass(definition === null || definitions.get(definition) === context.site || 'hti_definition');
  const person = { name: '', mail: null };
  const { language } = context;
  const arriving = { identity: { issuer, subject }, person, openAccount, language, destination: null };
  return pass((await comeIn(context, arriving)) ?? 'hti_blocked');
}

/** Logs the reason, and makes the refusal that the page shows, which does not name it. */
async function refusalOf(context: Context, reason: HtiRefusal): Promise<Failure> {
  context.logSecurity(reason);
  const taken = await takeAttempts(context, perNetwork(IN_VAIN, context));
  if (taken.reached) return tooMany('Too many launches in vain.', taken);
  if (reason === 'hti_keys_down') {
    return new Failure('unavailable', 'The keys of the portal could not be fetched.', {
      retryAfterSeconds: 30,
    });
  }
  const code = reason === 'hti_practitioner' ? 'launch_by_practitioner' : 'launch_refused';
  return new Failure(code, 'The launch was refused.', { status: HTI_REFUSALS[reason] });
}
