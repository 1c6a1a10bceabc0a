import { keyedHash } from '#platform/crypto/secret-token.ts';
import type { Provider } from '#platform/sso/sso-config.ts';

/**
 * The secrets that tie an answer to the question that this browser asked. Both are derived from its cookie and the state and are
 * not stored, so neither a copy of the database nor an address in somebody’s history can complete a login.
 */
export function secretsOf(browser: string, state: string) {
  return {
    nonce: keyedHash(browser, 'nonce', state),
    /** 43 characters, the least that PKCE allows. */
    verifier: keyedHash(browser, 'verifier', state),
  };
}

/** The address to which the provider sends the browser back, exactly as it is registered there: without a language. */
export function returnAddress(origin: string, { id }: Provider): string {
  return `${origin}/api/openid-connect/${id}`;
}
