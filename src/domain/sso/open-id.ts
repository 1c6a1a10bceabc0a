import { checkName, isMail, mailAddress } from '../identity/account.ts';
import { type Claims, SKEW } from './hti.ts';

/** How many seconds somebody may take at the organisation's login (contract 5). */
export const SIGN_ON_SECONDS = 600;

/**
 * Why somebody does not come in by an organisation's login. The reason is for the operator's log: the page only says that it
 * failed, or that they gave up.
 */
export const OPEN_ID_REFUSALS = [
  'openid_state',
  'openid_provider_down',
  'openid_denied',
  'openid_answer',
  'openid_subject',
  'openid_blocked',
] as const;
export type OpenIdRefusal = (typeof OPEN_ID_REFUSALS)[number];

/** Errors of a login that somebody left, or that first needs something from them (contract 5). */
const GIVEN_UP: ReadonlySet<string> = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** What the login page says to somebody who comes back with an error. */
export type SignOnOutcome = 'cancelled' | 'failed';

/** Tells a login that somebody gave up from one that went wrong, by the error that the organisation sent them back with. */
export function outcomeOf(error: string): SignOnOutcome {
  return GIVEN_UP.has(error) ? 'cancelled' : 'failed';
}

/** Whether an ID token was issued to this client, and not in the future: the library leaves both open (OpenID Connect Core, 3.1.3.7). */
export function isTokenForUs(clientId: string, { azp = clientId, iat }: Claims, now: number): boolean {
  return azp === clientId && Number(iat) <= now / 1000 + SKEW;
}

/** The organisation's id of the person: at most 255 ASCII characters (OpenID Connect Core, 2); null if it is invalid. */
export function readSubject({ sub }: Claims): string | null {
  return typeof sub === 'string' && /^[\u0020-\u007e]{1,255}$/.test(sub) ? sub : null;
}

/** What a new account takes over: a name, and an address only where the organisation vouches for it. */
export function readPerson(claims: Claims): { readonly name: string; readonly mail: string | null } {
  const { name, email, email_verified: isVerified } = claims;
  // The organisation vouches for the spelling it has, which says nothing about the owner of another one.
  const isKept = typeof email === 'string' && isMail(email) && email === mailAddress(email);
  const isName = typeof name === 'string' && checkName('name', name).length === 0;
  return { name: isName ? name.trim() : '', mail: isVerified === true && isKept ? email : null };
}
