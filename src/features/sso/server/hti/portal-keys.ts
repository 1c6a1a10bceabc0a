import type { KeyObject } from 'node:crypto';
import { type CryptoKey, createRemoteJWKSet, customFetch, errors, type JWSHeaderParameters } from 'jose';
import type { HtiRefusal } from '#domain/sso/hti.ts';
import type { Portal } from '#platform/sso/sso-config.ts';
import { Away, fetchSmall } from '../fetch-small.ts';

type Keys = (header: JWSHeaderParameters) => Promise<CryptoKey | KeyObject>;

/** The keys of each portal. They are cached for ten minutes, and an unknown key fetches them again at most every 30 seconds. */
const sources = new WeakMap<Portal, Keys>();

/**
 * The key that a token says it was signed with. It comes from the portal's settings alone; nothing in a token leads to a key
 * or an address (RFC 8725, 3.10).
 */
export async function findKey(
  portal: Portal,
  header: JWSHeaderParameters,
): Promise<CryptoKey | KeyObject | HtiRefusal> {
  const source = sources.get(portal) ?? sourceOf(portal);
  sources.set(portal, source);
  try {
    return await source(header);
  } catch (error) {
    return isAway(error) ? 'hti_keys_down' : 'hti_key';
  }
}

function sourceOf({ keys }: Portal): Keys {
  if ('publicKey' in keys) {
    return async ({ alg = '' }) => {
      if (!algorithmsOf(keys.publicKey).includes(alg)) throw new errors.JWKSNoMatchingKey();
      return keys.publicKey;
    };
  }
  // The timeout of 5 s, cache of 10 minutes and pause of 30 s are those of contract 4.3.
  const remote = createRemoteJWKSet(new URL(keys.jwksUri), { [customFetch]: fetchSmall });
  return async (header) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return remote(header);
  };
}

const CURVES: Readonly<Record<string, string>> = {
  prime256v1: 'ES256',
  secp384r1: 'ES384',
  secp521r1: 'ES512',
};

/** The algorithms that a key is for. */
function algorithmsOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): readonly string[] {
  if (asymmetricKeyType === 'rsa') return ['RS256', 'RS384', 'RS512'];
  return [CURVES[asymmetricKeyDetails?.namedCurve ?? ''] ?? ''];
}

/** Whether the keys could not be fetched, or are not a set of keys. */
function isAway(error: unknown): boolean {
  if (error instanceof Away || error instanceof errors.JWKSTimeout) return true;
  // Another status, no JSON or no set of keys: none of it says anything about the token.
  return (
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}
