import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { HOUR_MS } from '#domain/kit/duration.ts';
import type { Provider } from '#platform/sso/sso-config.ts';
import { Away, fetchSmall } from '../fetch-small.ts';

/** The limit for each call to a provider (contract 5). */
const TIMEOUT_SECONDS = 5;
/** How long a description is kept: a provider that moves its login is followed within the hour. */
const KEPT_MS = HOUR_MS;

interface Known {
  readonly config: Promise<Configuration>;
  readonly at: Date;
}
const known = new WeakMap<Provider, Known>();

/** The description that a provider publishes at its own address. Rejects if it cannot be read; the next call then asks again. */
export function configOf(provider: Provider, now: Date): Promise<Configuration> {
  const before = known.get(provider);
  if (before && now.getTime() - before.at.getTime() < KEPT_MS) return before.config;
  const config = discover(provider);
  known.set(provider, { config, at: now });
  config.catch(() => known.delete(provider));
  return config;
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  // Checks signatures, although the token comes from the provider itself: the contract does not rely on the connection alone.
  const execute = [enableNonRepudiationChecks];
  // Only a trial has such an address in its file.
  if (issuer.startsWith('http:')) execute.push(allowInsecureRequests);
  const config = await discovery(new URL(issuer), clientId, clientSecret, authenticateWith(clientSecret), {
    execute,
    timeout: TIMEOUT_SECONDS,
    // Only forms are sent to a provider.
    [customFetch]: (url, { body, signal = null, ...options }) =>
      fetchSmall(url, { ...options, signal, body: body instanceof URLSearchParams ? body : null }),
  });
  const { authorization_endpoint: login, token_endpoint: exchange, jwks_uri: keys } = config.serverMetadata();
  const isWeb = (address = '') => /^https?:\/\//.test(address) && URL.canParse(address);
  if (![login, exchange, keys].every(isWeb)) throw new Away('The description lacks an address.');
  return config;
}

/** Authenticates in the header, the default (OpenID Connect Discovery, 3), unless the provider takes the secret in the body only. */
function authenticateWith(clientSecret: string): ClientAuth {
  const [inHeader, inBody] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...call) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isInBody = taken.includes('client_secret_post') && !taken.includes('client_secret_basic');
    return (isInBody ? inBody : inHeader)(server, ...call);
  };
}
