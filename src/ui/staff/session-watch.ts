import { IDLE_SECONDS } from '#domain/staff/staff-session.ts';

/** Whether somebody on the staff is signed in, as far as this page knows. */
export interface SessionWatch {
  /** `over`: what is open is covered, and kept for whoever it was. */
  readonly state: () => 'unknown' | 'on' | 'over';
  readonly subscribe: (listener: () => void) => () => void;
  /** Somebody is signed in. Another than before begins with an empty page. */
  begin(member: number): void;
  /** A call was answered: the time without one begins again. */
  used(): void;
  end(): void;
}

/** Ends by itself after the time without a call that the server allows, so that nothing stays open on an empty desk. */
export function sessionWatch(): SessionWatch {
  const listeners = new Set<() => void>();
  let state: ReturnType<SessionWatch['state']> = 'unknown';
  let known: number | undefined;
  let timer: number | undefined;
  const become = (next: typeof state) => {
    window.clearTimeout(timer);
    if (next === 'on') timer = window.setTimeout(() => become('over'), IDLE_SECONDS * 1000);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin(member) {
      if (known !== undefined && known !== member) return window.location.reload();
      known = member;
      become('on');
    },
    used: () => state === 'on' && become('on'),
    end: () => state === 'on' && become('over'),
  };
}
