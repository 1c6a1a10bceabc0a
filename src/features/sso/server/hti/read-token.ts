import { compactVerify, decodeJwt, decodeProtectedHeader, errors, type JWSHeaderParameters } from 'jose';
import type { Site } from '#domain/site/site.ts';
import { type Claims, checkAudience, checkTimes, HTI_ALGORITHMS, type HtiRefusal } from '#domain/sso/hti.ts';
import type { Portal } from '#platform/sso/sso-config.ts';
import { findKey } from './portal-keys.ts';

/** A token that a portal of this site signed for us moments ago. */
export interface TrustedToken {
  readonly portal: Portal;
  readonly claims: Claims;
}

/**
 * Runs the first eight checks of a launch, in their order (contract 4.3). They neither read nor write our data, so forged tokens
 * leave nothing behind.
 */
export async function readToken(
  token: string | null,
  { portals, site, now }: { readonly portals: readonly Portal[]; readonly site: Site; readonly now: Date },
): Promise<TrustedToken | HtiRefusal> {
  if (token === null) return 'hti_missing_token';
  const parts = partsOf(token);
  if (!parts) return 'hti_malformed';
  const { header, unverified } = parts;
  // Critical extensions are refused, because we know none (RFC 7515, 4.1.11).
  if (!HTI_ALGORITHMS.some((known) => known === header.alg) || header.crit !== undefined) return 'hti_alg';
  // HTI 2.0 has its version in the header; some portals put it among the claims.
  const claims = { 'hti-version': header['hti-version'], ...unverified };
  const portal = portals.find((known) => known.site === site && known.issuer === unverified['iss']);
  if (!portal) return 'hti_issuer';
  const key = await findKey(portal, header);
  if (typeof key === 'string') return key;
  const refused = await checkSignature(token, key);
  if (refused) return refused;
  return checkAudience(unverified, portal.audience) ?? checkTimes(unverified, now) ?? { portal, claims };
}

interface Parts {
  readonly header: JWSHeaderParameters;
  /** The claims, not to be trusted before the signature was checked. */
  readonly unverified: Claims;
}

/** A signed token has three parts; one of five is encrypted, which no portal of ours does. */
function partsOf(token: string): Parts | null {
  if (token.split('.').length !== 3) return null;
  try {
    return { header: decodeProtectedHeader(token), unverified: decodeJwt(token) };
  } catch {
    return null;
  }
}

async function checkSignature(
  token: string,
  key: Parameters<typeof compactVerify>[1],
): Promise<HtiRefusal | null> {
  try {
    await compactVerify(token, key, { algorithms: [...HTI_ALGORITHMS] });
    return null;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'hti_signature';
    return error instanceof errors.JWSInvalid ? 'hti_malformed' : 'hti_key';
  }
}
