import type { RouteName } from './routes.ts';

/** Remembers what a visitor turned on (spec 1 §2): names with a dot between them. Without it nothing is on. */
export const CONSENT_COOKIE = 'cookie_consent';

/** What can be turned on; what is necessary always is, and marketing there is none (spec 1 §9). */
export const CHOICES = ['preferences', 'statistics'] as const;
export type Consent = Readonly<Record<(typeof CHOICES)[number], boolean>>;

/** What the cookie allows. One that is not exactly as we write it allows nothing. */
export function consentIn(cookie: string | undefined): Consent {
  const consent = (on: readonly string[]) => ({
    preferences: on.includes('preferences'),
    statistics: on.includes('statistics'),
  });
  const chosen = consent(cookie?.split('.') ?? []);
  return consentValue(chosen) === cookie ? chosen : consent([]);
}

/** What the cookie says; empty where nothing is on. */
export function consentValue(consent: Consent): string {
  return CHOICES.filter((choice) => consent[choice]).join('.');
}

/**
 * The pages whose visits are counted for those who turned statistics on: what everybody can open and what says nothing of
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
