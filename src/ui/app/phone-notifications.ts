import { useSyncExternalStore } from 'react';
import { tellApp } from '../native-bridge.ts';

/** The token of this phone that the server knows, for the moment when it has to go. */
const KEPT = 'houvast.push-token';
/** Milliseconds for a person to answer their phone's question. */
const LONGEST_QUESTION = 60_000;

export type PhoneNotificationsState = 'idle' | 'asked' | 'on' | 'failed';

/** Notifications on the phone whose app shows this page. In a browser there are none. */
export interface PhoneNotifications {
  readonly state: () => PhoneNotificationsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the app for the token of this phone. */
  readonly ask: () => void;
  /** Hands the token that the app gave to the server. Never rejects: `state` says how it went. */
  readonly take: (token: string) => Promise<void>;
  /** Has the server forget this phone. While there is still a session: afterwards nobody may. Never rejects. */
  readonly stop: () => Promise<void>;
}

interface Calls {
  save(token: string): Promise<unknown>;
  remove(token: string): Promise<unknown>;
}

export function createPhoneNotifications({ save, remove }: Calls): PhoneNotifications {
  const listeners = new Set<() => void>();
  let state: PhoneNotificationsState = 'idle';
  let patience: ReturnType<typeof setTimeout> | undefined;
  const become = (next: PhoneNotificationsState) => {
    clearTimeout(patience);
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask() {
      become('asked');
      // Who says no to their phone is not heard of.
      patience = setTimeout(() => become('failed'), LONGEST_QUESTION);
      tellApp({ type: 'REQUEST_PUSH_TOKEN' });
    },
    async take(token) {
      // First, so that it can be taken back also when the answer is lost.
      withStorage((storage) => storage.setItem(KEPT, token));
      await save(token).then(
        () => become('on'),
        () => become('failed'),
      );
    },
    async stop() {
      const token = withStorage((storage) => storage.getItem(KEPT));
      if (token === null) return;
      // Logging out matters more: it goes on when this fails.
      await remove(token).catch(() => undefined);
    },
  };
}

/** Forgets in this browser which phone it is. */
export function forgetPhone(): void {
  withStorage((storage) => storage.removeItem(KEPT));
}

export function usePhoneNotifications({ subscribe, state }: PhoneNotifications): PhoneNotificationsState {
  return useSyncExternalStore(subscribe, state, () => 'idle');
}

/** A browser may refuse storage; the app's web view does not. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
