import { keyedHash } from '#platform/crypto/secret-token.ts';
import type { Provider } from '#platform/sso/sso-config.ts';

/**
 * What proves that an answer belongs to a question of this browser. Both come out of its cookie and the state, so neither is
 * stored: a copy of the database answers nothing, and neither does an address in somebody's history.
 */
export function secretsOf(browser: string, state: string) {
  return {
    nonce: keyedHash(browser, 'nonce', state),
    /** 43 characters, as PKCE asks for at least. */
    verifier: keyedHash(browser, 'verifier', state),
  };
}

/** Where the provider sends the browser back to, exactly as it is registered there: in no language. */
export function returnAddress(origin: string, { id }: Provider): string {
  return `${origin}/api/openid-connect/${id}`;
}
