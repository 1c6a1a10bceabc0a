import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Caller } from './app/caller.ts';
import type { Words } from './words/words.ts';

/** What every screen depends on, on the sites and on the host of the staff: one language and one connection to the server. */
export interface Kit {
  readonly language: Language;
  readonly settings: Pick<PublicSettings, 'timeZone' | 'quickExitUrl'>;
  readonly caller: Caller;
  readonly queryClient: QueryClient;
  /** The address of the page with help; the staff have none. */
  readonly helpPath: string | null;
  readonly i18n: Words;
  /** The server's instant, in milliseconds: the clock of the device may be wrong. */
  now(): number;
  /** Today by that clock, in the time zone of the product, not of the device. */
  today(): Day;
  /** Asks the server who is logged in on a site; null for a visitor, and always on the host of the staff. */
  loadMe(): Promise<Me | null>;
}

const KitContext = createContext<Kit | null>(null);
export const KitProvider = KitContext.Provider;

export function useKit(): Kit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('This component needs the KitProvider around it');
  return kit;
}
