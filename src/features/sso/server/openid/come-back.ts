import type { EndpointInput } from '#contract/endpoint.ts';
import type { Language } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type OpenIdRefusal, SIGN_ON_SECONDS, type SignOnOutcome } from '#domain/sso/open-id.ts';
import type { Context } from '#platform/context.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { SeeOther } from '#platform/http/see-other.ts';
import type { OpenSsoAccount } from '#platform/sso/open-account.ts';
import type { Provider } from '#platform/sso/sso-config.ts';
import type { signOnReturn } from '../../open-id-contract.ts';
import { comeIn } from '../come-in.ts';
import { takeSsoAttempt } from '../queries.ts';
import { readAnswer } from './read-answer.ts';

type Input = Pick<EndpointInput<typeof signOnReturn>, 'params' | 'query'>;

/**
 * Lets somebody in who comes back from the login of an organisation. The attempt ends before the organisation is asked anything,
 * so that no answer counts twice and no transaction waits for another system.
 */
export async function comeBack(
  context: Context,
  openAccount: OpenSsoAccount,
  { params, query }: Input,
): Promise<SeeOther> {
  const { site, ssoConfig } = context;
  const provider = ssoConfig?.providers.find((known) => known.id === params.client && known.site === site);
  if (!provider) throw notFound();
  const attempt = await attemptOf(context, provider, query.state);
  const { language, destination } = attempt;
  const answer = await readAnswer(context, { ...attempt, provider, query });
  if ('outcome' in answer) return backToLogin(context, attempt, answer);
  const arriving = { ...answer, openAccount, language, destination };
  const arrived = await context.transaction((inside) => comeIn(inside, arriving));
  return arrived ?? backToLogin(context, attempt, { outcome: 'failed', reason: 'openid_blocked' });
}

interface Attempt {
  readonly state: string;
  readonly browser: string;
  readonly destination: string | null;
  readonly language: Language;
}

/** Ends and returns the attempt of this browser that a state belongs to. An attempt of another browser stays. */
async function attemptOf(context: Context, { id }: Provider, state: unknown): Promise<Attempt> {
  const { db, clock, session } = context;
  const browser = session.signOnBrowser;
  if (typeof state === 'string' && browser !== null) {
    const after = new Date(clock.now().getTime() - SIGN_ON_SECONDS * 1000);
    const hashes = { stateHash: sha256(state), browserHash: sha256(browser) };
    const taken = await takeSsoAttempt(db, { ...hashes, client: id, after });
    if (taken) return { state, browser, ...taken };
  }
  context.logSecurity('openid_state');
  throw new Failure(
    'launch_refused',
    'This browser did not begin to sign in, or long ago, or came back before.',
  );
}

/** The login page, with a calm note that it did not work; the next attempt leads to the same destination. */
function backToLogin(
  context: Context,
  { language, destination }: Pick<Attempt, 'language' | 'destination'>,
  { outcome, reason }: { readonly outcome: SignOnOutcome; readonly reason: OpenIdRefusal },
): SeeOther {
  context.logSecurity(reason);
  return new SeeOther(pathTo({ language }, 'login', {}, { sso: outcome, origin: destination ?? undefined }));
}
