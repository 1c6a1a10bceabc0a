import { useSyncExternalStore } from 'react';
import { isNeutral, NEUTRAL_COOKIE } from '#domain/site/neutral-look.ts';

/** A year, in seconds. */
const LIFE = 31_536_000;

/** Whether tabs, and a site that is put on a phone, have a name and a picture that say nothing: a choice of the device. */
export interface NeutralLook {
  readonly isOn: () => boolean;
  /** Holds at once, in every tab of this site. */
  readonly choose: (on: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Follows the cookie of the choice. */
export function createNeutralLook(cookies: () => string): NeutralLook {
  const listeners = new Set<() => void>();
  return {
    isOn: () => isNeutral(cookies()),
    choose(on) {
      document.cookie = `${NEUTRAL_COOKIE}=${on ? '1' : ''}; path=/; max-age=${on ? LIFE : 0}; samesite=lax`;
      for (const listener of listeners) listener();
      renewOfflinePage();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Not every browser tells what another tab chose; there it holds from the next page on.
      const shared = 'cookieStore' in window ? window.cookieStore : null;
      shared?.addEventListener('change', listener);
      return () => {
        listeners.delete(listener);
        shared?.removeEventListener('change', listener);
      };
    },
  };
}

/** The page that is kept for when there is no network has a title of its own. */
function renewOfflinePage(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage('renew');
}

export function useNeutralLook({ subscribe, isOn }: NeutralLook): boolean {
  return useSyncExternalStore(subscribe, isOn, isOn);
}
