import { useSyncExternalStore } from 'react';
import { isNeutral, NEUTRAL_COOKIE } from '#domain/site/neutral-look.ts';
import { writeCookie, YEAR_SECONDS } from './cookies.ts';

/** Whether tabs and the home screen show a neutral name and icon for the site: a choice for the device. */
export interface NeutralLook {
  readonly isOn: () => boolean;
  /** Takes effect at once, in every tab of this site. */
  readonly choose: (on: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Follows the cookie that holds the choice. */
export function createNeutralLook(cookies: () => string): NeutralLook {
  const listeners = new Set<() => void>();
  return {
    isOn: () => isNeutral(cookies()),
    choose(on) {
      writeCookie(NEUTRAL_COOKIE, on ? '1' : '', on ? YEAR_SECONDS : 0);
      for (const listener of listeners) listener();
      renewOfflinePage();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Browsers without it do not report changes from other tabs; there a choice applies from the next page on.
      const shared = 'cookieStore' in window ? window.cookieStore : null;
      shared?.addEventListener('change', listener);
      return () => {
        listeners.delete(listener);
        shared?.removeEventListener('change', listener);
      };
    },
  };
}

/** The cached offline page has its own title. */
function renewOfflinePage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('renew');
}

export function useNeutralLook({ subscribe, isOn }: NeutralLook): boolean {
  return useSyncExternalStore(subscribe, isOn, isOn);
}
