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

/** What every screen depends on: one site, one language, one connection to the server. */
export interface App {
  readonly site: Site;
  readonly language: Language;
  /** Scheme and host of a site, for canonical URLs and links to another site. */
  originOf(site: Site): string;
  readonly settings: PublicSettings;
  readonly caller: Caller;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  /** The server's instant, in milliseconds: the clock of the device may be wrong. */
  now(): number;
  /** Today by that clock, in the product's time zone, whatever zone the device is in. */
  today(): Day;
  readonly neutralLook: NeutralLook;
  readonly devices: Devices;
  /** Reports an error to the operator, if they turned that on; never what a person typed. */
  reportError(error: unknown): void;
  /** The value of a cookie that scripts can read. */
  cookie(name: string): string | undefined;
  /** Asks the server who is logged in; null for a visitor. */
  loadMe(): Promise<Me | null>;
  /** Asks the server for the buddies of whoever is logged in. */
  loadBuddies(): Promise<readonly Buddy[]>;
  /** The page came from the device: nobody knows who looks at it until there is a network (docs/decisions/0053). */
  readonly isKept: boolean;
  /** Whether a page exists on this site and has a screen, so that it can be linked to. */
  isOpen(name: RouteName): boolean;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext.Provider;

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('This component needs the AppProvider around it');
  return app;
}

/** Builds paths in the page's own language. */
export function usePath() {
  const app = useApp();
  return <N extends RouteName>(name: N, ...rest: PathArguments<N>) => pathTo(app, name, ...rest);
}
