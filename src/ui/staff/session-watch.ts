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
  /** Somebody signed out here, and goes from this page. */
  leave(): void;
}

/** What a tab tells the others, with which it shares the session. */
export type Told = { readonly what: 'used' | 'end' } | { readonly what: 'begin'; readonly member: number };

/** The other tabs of this browser with pages of the staff. */
export interface OtherTabs {
  tell(told: Told): void;
  hear(listener: (told: Told) => void): void;
}

export function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel('houvast.staff');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    tell: (told) => channel.postMessage(told),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<Told>) => listener(data)),
  };
}

/**
 * Ends by itself after the time without a call that the server allows, so that nothing stays open on an empty desk. A call of any
 * tab counts for all, and so does signing out or in.
 */
export function sessionWatch(others: OtherTabs): SessionWatch {
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
  const isOf = (member: number) => {
    if (known === undefined || known === member) return true;
    window.location.reload();
    return false;
  };
  others.hear((told) => {
    if (told.what === 'begin') {
      if (known !== undefined && isOf(told.member)) become('on');
    } else if (state === 'on') become(told.what === 'used' ? 'on' : 'over');
  });
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin(member) {
      if (!isOf(member)) return;
      known = member;
      become('on');
      others.tell({ what: 'begin', member });
    },
    used() {
      if (state !== 'on') return;
      become('on');
      others.tell({ what: 'used' });
    },
    end() {
      if (state !== 'on') return;
      become('over');
      others.tell({ what: 'end' });
    },
    leave: () => others.tell({ what: 'end' }),
  };
}
