import type { Language } from '../kit/language.ts';
import type { Site } from './site.ts';

/** How a care organisation's own systems let people in (docs/operating-sso.md): launched from a portal, or by its login. */
export type SignOnWay = 'launch' | 'openId';

/** A text of an operator in each language. */
export type OperatorText = Readonly<Record<Language, string>>;

/** What one site offers besides an account with a password. */
export interface SiteSignOn {
  /** Portals may launch people into the site. */
  readonly launch: boolean;
  /** The button that leads to the organisation's login; null: there is none. */
  readonly button: OperatorText | null;
}

/** What an installation offers; a site without an entry offers nothing. */
export interface SignOn {
  readonly sites: Readonly<Partial<Record<Site, SiteSignOn>>>;
  /** What the account page calls people who come in this way; null: the product's own word. */
  readonly roleLabel: OperatorText | null;
}

export const NO_SIGN_ON: SignOn = { sites: {}, roleLabel: null };

/** Whether people of a site can come in by a way, or by any. */
export function offersSignOn({ sites }: SignOn, site: Site, way: SignOnWay | 'any'): boolean {
  const offered = sites[site];
  if (!offered) return false;
  if (way === 'any') return true;
  return way === 'launch' ? offered.launch : offered.button !== null;
}
