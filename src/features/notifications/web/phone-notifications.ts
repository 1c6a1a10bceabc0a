import { useSyncExternalStore } from 'react';
import { CallFailure } from '#ui/app/caller.ts';
import type { PhoneNotifications, PhoneNotificationsState } from '#ui/app/devices.ts';
import { atMost, FAREWELL } from '#ui/at-most.ts';
import { tellApp } from '#ui/native-bridge.ts';
import { forgetPhone, type KeptPhone, keepPhone, keptPhone } from './kept-phone.ts';

/** Milliseconds for a person to answer the permission prompt of their phone. */
const LONGEST_QUESTION = 60_000;

interface Calls {
  save(token: string): Promise<unknown>;
  remove(token: string): Promise<unknown>;
}

/** Keeps what this page knows of notifications on the phone around it; `save` and `remove` tell the server of a token. */
export function createPhoneNotifications({ save, remove }: Calls): PhoneNotifications {
  const listeners = new Set<() => void>();
  let state: PhoneNotificationsState = 'idle';
  let patience: ReturnType<typeof setTimeout> | undefined;
  let owner: number | null = null;
  let wanted = false;
  let leaving = false;
  let saving: Promise<unknown> = Promise.resolve();

  const become = (next: PhoneNotificationsState) => {
    clearTimeout(patience);
    state = next;
    for (const listener of listeners) listener();
  };
  const hand = (token: string): Promise<unknown> => {
    const call = save(token);
    saving = call.catch(() => undefined);
    return call;
  };
  /** Whether the server forgot a phone. Sent after any pending registration, so that the phone does not come back. */
  const forgotten = ({ token }: KeptPhone): Promise<boolean> => {
    const call = saving
      .then(() => remove(token))
      .then(
        () => true,
        () => false,
      );
    return atMost(FAREWELL, call, false);
  };
  const ownKept = () => {
    const kept = keptPhone();
    return kept?.uid === owner ? kept : null;
  };

  const begin = (uid: number | null) => {
    owner = uid;
    if (leaving) return;
    wanted = false;
    const kept = ownKept();
    become(kept ? 'on' : 'idle');
    // Registered again: it belongs to this session from now on, and is not removed as unseen.
    if (kept) hand(kept.token).catch(() => undefined);
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin,
    ask() {
      wanted = true;
      leaving = false;
      become('asked');
      // The app sends nothing when the person refuses the prompt.
      patience = setTimeout(() => become('failed'), LONGEST_QUESTION);
      tellApp({ type: 'REQUEST_PUSH_TOKEN' });
    },
    async take(token) {
      const before = ownKept();
      if (owner === null || leaving || (!wanted && !before)) return;
      wanted = false;
      // Stored first, so that it can be undone even when the response is lost.
      keepPhone({ uid: owner, token });
      if (before && before.token !== token) {
        await forgotten(before);
        if (leaving) return;
      }
      try {
        await hand(token);
        become('on');
      } catch (error) {
        if (isRefused(error)) forgetPhone();
        become('failed');
      }
    },
    async turnOff() {
      const kept = keptPhone();
      wanted = false;
      become('stopping');
      const off = !kept || (await forgotten(kept));
      if (off) forgetPhone();
      become(off ? 'off' : 'stuck');
    },
    async stop() {
      leaving = true;
      wanted = false;
      const kept = keptPhone();
      // It stays known here until the session is over, which may not happen.
      if (kept) await forgotten(kept);
    },
    resume() {
      leaving = false;
      begin(owner);
    },
  };
}

/** Whether the server certainly did not store a token: it refused it. */
function isRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.code !== 'network';
}

export function usePhoneNotifications({ subscribe, state }: PhoneNotifications): PhoneNotificationsState {
  return useSyncExternalStore(subscribe, state, () => 'idle');
}
