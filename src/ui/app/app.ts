import type { PublicSettings } from '#contract/public-settings.ts';
import type { Buddy } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import { type PathArguments, pathTo } from '#domain/site/paths.ts';
import type { RouteName } from '#domain/site/routes.ts';
import type { Site } from '#domain/site/site.ts';
import { type Kit, useKit } from '../kit.ts';
import type { Devices } from './devices.ts';
import type { NeutralLook } from './neutral-look.ts';

/** The person a page belongs to: the first who was logged in on it, even after their session ended. */
export interface PageOwner {
  isOther(me: Me | null): boolean;
  /** Lets the page belong to the person who logs in next. Call it after a login on the page. */
  forget(): void;
}

/** What the screens of a site depend on. */
export interface App extends Kit {
  readonly site: Site;
  /** Scheme and host of a site, for canonical URLs and links to another site. */
  originOf(site: Site): string;
  readonly settings: PublicSettings;
  readonly neutralLook: NeutralLook;
  readonly devices: Devices;
  readonly owner: PageOwner;
  /** Reports an error to the operator, if they turned that on; never what a person typed. */
  reportError(error: unknown): void;
  /** The value of a cookie that scripts can read. */
  cookie(name: string): string | undefined;
  /** Asks the server for the buddies of the person who is logged in. */
  loadBuddies(): Promise<readonly Buddy[]>;
  /** Whether the page came from the device: who is looking is unknown until there is a network (docs/decisions/0053). */
  readonly isFromDevice: boolean;
  /** Whether this site has a page, so that it can be linked to. */
  isOpen(name: RouteName): boolean;
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
