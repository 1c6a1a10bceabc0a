import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  ClientError,
  type Configuration,
  fetchUserInfo,
} from 'openid-client';
import type { Claims } from '#domain/sso/hti.ts';
import {
  isTokenForUs,
  type OpenIdRefusal,
  outcomeOf,
  readPerson,
  readSubject,
  type SignOnOutcome,
} from '#domain/sso/open-id.ts';
import type { Context } from '#platform/context.ts';
import type { SsoPerson } from '#platform/sso/open-account.ts';
import type { Provider } from '#platform/sso/sso-config.ts';
import { Away } from '../fetch-small.ts';
import { findIdentity, type Identity } from '../queries.ts';
import { returnAddress, secretsOf } from './attempt.ts';
import { configOf } from './provider-config.ts';

/** An answer, with the attempt that it belongs to. */
interface Answer {
  readonly provider: Provider;
  readonly browser: string;
  readonly state: string;
  /** The query that the browser brought. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Nobody is let in: the outcome for the page, and the reason for the log. */
interface Unanswered {
  readonly outcome: SignOnOutcome;
  readonly reason: OpenIdRefusal;
}

/** A person whom the organisation vouches for. The library checks the answer and the token (contract 5), by the clock of this machine. */
interface Vouched {
  readonly identity: Pick<Identity, 'issuer' | 'subject'>;
  readonly person: SsoPerson;
}

/** Whom the organisation vouches for; on their first visit also the name and address it gives. */
export async function readAnswer(context: Context, answer: Answer): Promise<Vouched | Unanswered> {
  const read = await exchange(context, answer).catch(unanswered);
  if ('outcome' in read) return read;
  const { identity } = read;
  const isKnown = await findIdentity(context.db, { site: context.site, ...identity });
  if (isKnown) return { identity, person: { name: '', mail: null } };
  return profileOf(read).catch(unanswered);
}

/** Somebody whose token was checked, with what it takes to ask the organisation about them. */
interface Exchanged extends Pick<Vouched, 'identity'> {
  readonly config: Configuration;
  readonly claims: Claims;
  readonly accessToken: string;
}

async function exchange(context: Context, answer: Answer): Promise<Exchanged | Unanswered> {
  const config = await configOf(answer.provider, context.clock.now());
  const { nonce, verifier } = secretsOf(answer.browser, answer.state);
  const tokens = await authorizationCodeGrant(config, addressOf(context, answer), {
    expectedState: answer.state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims: Claims = { ...tokens.claims() };
  // By the clock of this machine, as the library goes.
  if (!isTokenForUs(answer.provider.clientId, claims, Date.now()))
    return { outcome: 'failed', reason: 'openid_answer' };
  const subject = readSubject(claims);
  if (subject === null) return { outcome: 'failed', reason: 'openid_subject' };
  const identity = { issuer: String(claims['iss']), subject };
  return { identity, config, claims, accessToken: tokens.access_token };
}

/** The address that the browser came to as the provider knows it, whatever proxy is in front of this server. */
function addressOf({ origin }: Context, { provider, query }: Answer): URL {
  const address = new URL(returnAddress(origin, provider));
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) address.searchParams.append(name, String(value));
  return address;
}

/** Many providers give a name and an address only when asked (OpenID Connect Core, 5.4). */
async function profileOf({ identity, config, claims, accessToken }: Exchanged): Promise<Vouched> {
  const isComplete = claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined;
  const profile = isComplete ? {} : await fetchUserInfo(config, accessToken, identity.subject);
  return { identity, person: readPerson(isComplete ? claims : { name: claims['name'], ...profile }) };
}

function unanswered(error: unknown): Unanswered {
  if (error instanceof AuthorizationResponseError)
    return { outcome: outcomeOf(error.error), reason: 'openid_denied' };
  return { outcome: 'failed', reason: isAway(error) ? 'openid_provider_down' : 'openid_answer' };
}

function isAway(error: unknown): boolean {
  return error instanceof ClientError && (error.code === 'OAUTH_TIMEOUT' || error.cause instanceof Away);
}
