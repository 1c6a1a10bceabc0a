import { HIDDEN_ALERTS_COOKIE } from '#domain/content/crisis-alert.ts';
import { CONSENT_COOKIE, type CookieConsent, consentIn, consentValue } from '#domain/site/cookie-consent.ts';

export const YEAR_SECONDS = 31_536_000;

/** The preference cookies; only the bare path `/` uses the language. */
const PREFERENCES = ['language', HIDDEN_ALERTS_COOKIE] as const;

/** The value that a cookie has in a header or in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Stores a preference for a year with the visitor's consent, otherwise until the browser closes (docs/decisions/0022). */
export function rememberPreference(name: (typeof PREFERENCES)[number], value: string): void {
  const { preferences } = consentIn(cookieIn(document.cookie, CONSENT_COOKIE));
  writeCookie(name, value, preferences ? YEAR_SECONDS : null);
}

/** Stores the visitor's consent, and adjusts the lifetime of existing preference cookies to it. */
export function saveConsent(consent: CookieConsent): void {
  const value = consentValue(consent);
  // No cookie means that everything is off, so that choice needs none.
  writeCookie(CONSENT_COOKIE, value, value === '' ? 0 : YEAR_SECONDS);
  for (const name of PREFERENCES) {
    const remembered = cookieIn(document.cookie, name);
    if (remembered !== undefined) rememberPreference(name, remembered);
  }
}

/** `seconds`: how long it lives; null: until the browser closes, 0: no longer. */
export function writeCookie(name: string, value: string, seconds: number | null): void {
  const life = seconds === null ? '' : `; max-age=${seconds}`;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/${life}; samesite=lax${secure}`;
}
