import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from 'openid-client';
import { destinationAfterLogin } from '#domain/site/paths.ts';
import type { Context } from '#platform/context.ts';
import { randomToken, sha256 } from '#platform/crypto/secret-token.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { followToSignOn } from '../../open-id-contract.ts';
import { insertAttempt } from '../queries.ts';
import { returnAddress, secretsOf } from './attempt.ts';
import { configOf } from './provider-config.ts';

/** Longer than any path of the site. */
const LONGEST_DESTINATION = 2_000;

/**
 * Returns the address of the login of the site’s organisation for this browser, which has ten minutes to come back. It comes back
 * to the origin of the site and has its cookie there only if it left from there: a browser on another host is first sent to that
 * origin.
 */
export async function goToProvider(
  context: Context,
  destination: unknown,
): Promise<{ readonly redirect: string }> {
  const { db, clock, site, language, origin, session, ssoConfig } = context;
  const provider = ssoConfig?.providers.find((known) => known.site === site);
  if (!provider) throw notFound();
  if (!context.isAtOrigin) return { redirect: startAtOrigin(context, checked(destination)) };
  const config = await configOf(provider, clock.now()).catch(() => away(context));
  const browser = session.leaveToSignOn();
  const state = randomToken();
  const { nonce, verifier } = secretsOf(browser, state);
  const url = buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(origin, provider),
    scope: 'openid email profile',
    // A form posted by another site would come without the cookie (SameSite).
    response_mode: 'query',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
  });
  await insertAttempt(db, {
    stateHash: sha256(state),
    browserHash: sha256(browser),
    client: provider.id,
    destination: checked(destination),
    language,
    createdAt: clock.now(),
  });
  return { redirect: url.href };
}

function startAtOrigin({ origin, language }: Context, destination: string | null): string {
  const start = new URL(`/api/${language}${followToSignOn.path}`, origin);
  if (destination !== null) start.searchParams.set('destination', destination);
  return start.href;
}

function away(context: Context): Configuration {
  context.logSecurity('openid_provider_down');
  throw new Failure('unavailable', 'The login of the organisation does not answer.', {
    retryAfterSeconds: 30,
  });
}

/** A destination as a path of this site; null if it is none. */
function checked(destination: unknown): string | null {
  if (typeof destination !== 'string' || destination.length > LONGEST_DESTINATION) return null;
  return destinationAfterLogin(destination);
}
