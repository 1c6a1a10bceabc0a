import type { RouteName } from './routes.ts';

/** Remembers what a visitor turned on (spec 1 §2): names separated by a dot. Without it nothing is on. */
export const CONSENT_COOKIE = 'cookie_consent';

/** What can be turned on; necessary cookies are always on, and there are no marketing cookies (spec 1 §9). */
export const CHOICES = ['preferences', 'statistics'] as const;
export type CookieConsent = Readonly<Record<(typeof CHOICES)[number], boolean>>;

/** What the cookie allows. A malformed cookie allows nothing. */
export function consentIn(cookie: string | undefined): CookieConsent {
  const consent = (on: readonly string[]) => ({
    preferences: on.includes('preferences'),
    statistics: on.includes('statistics'),
  });
  const chosen = consent(cookie?.split('.') ?? []);
  return consentValue(chosen) === cookie ? chosen : consent([]);
}

/** The value of the cookie; empty if nothing is on. */
export function consentValue(consent: CookieConsent): string {
  return CHOICES.filter((choice) => consent[choice]).join('.');
}

/**
 * The pages whose visits are counted for people who turned statistics on: public pages that reveal nothing about
 * anyone. Help is not among them, so that nobody has to wonder whether looking for it is seen.
 */
export const COUNTED_PAGES = [
  'landing',
  'register',
  'login',
  'privacy',
] as const satisfies readonly RouteName[];
export type CountedPage = (typeof COUNTED_PAGES)[number];

export function isCounted(page: RouteName | undefined): page is CountedPage {
  return COUNTED_PAGES.some((counted) => counted === page);
}
