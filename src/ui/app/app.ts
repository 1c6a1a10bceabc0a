import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { createContext, useContext } from 'react';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Buddy } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import { type PathArguments, pathTo } from '#domain/site/paths.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import type { Caller } from './caller.ts';
import type { Devices } from './devices.ts';
import type { NeutralLook } from './neutral-look.ts';

/** What every screen depends on, on the sites and on the host of the staff: one language, one connection to the server. */
export interface Kit {
  readonly language: Language;
  readonly settings: Pick<PublicSettings, 'timeZone' | 'quickExitUrl'>;
  readonly caller: Caller;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  /** The server's instant, in milliseconds: the clock of the device may be wrong. */
  now(): number;
  /** Today by that clock, in the product's time zone, whatever zone the device is in. */
  today(): Day;
  /** Asks the server who is logged in on a site; null for a visitor, and for the staff, who are nobody there. */
  loadMe(): Promise<Me | null>;
}

/** What the screens of a site depend on. */
export interface App extends Kit {
  readonly site: Site;
  /** Scheme and host of a site, for canonical URLs and links to another site. */
  originOf(site: Site): string;
  readonly settings: PublicSettings;
  readonly neutralLook: NeutralLook;
  readonly devices: Devices;
  /** Reports an error to the operator, if they turned that on; never what a person typed. */
  reportError(error: unknown): void;
  /** The value of a cookie that scripts can read. */
  cookie(name: string): string | undefined;
  /** Asks the server for the buddies of whoever is logged in. */
  loadBuddies(): Promise<readonly Buddy[]>;
  /** The page came from the device: nobody knows who looks at it until there is a network (docs/decisions/0053). */
  readonly isKept: boolean;
  /** Whether a page exists on this site and has a screen, so that it can be linked to. */
  isOpen(name: RouteName): boolean;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('This component needs the KitProvider around it');
  return kit;
}

export function useApp(): App {
  const kit = useKit();
  if (!isApp(kit)) throw new Error('This component belongs on a site');
  return kit;
}

function isApp(kit: Kit): kit is App {
  return 'site' in kit;
}

/** Builds paths in the page's own language. */
export function usePath() {
  const app = useApp();
  return <N extends RouteName>(name: N, ...rest: PathArguments<N>) => pathTo(app, name, ...rest);
}
