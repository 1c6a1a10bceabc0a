import { IDLE_SECONDS } from '#domain/staff/staff-session.ts';

/** Whether somebody on the staff is signed in, as far as this page knows. */
export interface SessionWatch {
  /** `over`: the open page is covered, and kept for the same person. */
  readonly state: () => 'unknown' | 'on' | 'over';
  readonly subscribe: (listener: () => void) => () => void;
  /** Call when somebody is signed in. A different person than before starts with an empty page. */
  begin(member: number): void;
  /** Call when a call was answered: the idle time starts again. */
  used(): void;
  end(): void;
  /** Call when somebody signs out here and leaves the page. */
  leave(): void;
}

/** A message to the other tabs, which share the session. */
export type TabMessage =
  | { readonly what: 'used' | 'end' }
  | { readonly what: 'begin'; readonly member: number };

/** The other tabs of this browser with staff pages. */
export interface OtherTabs {
  tell(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
}

export function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel('houvast.staff');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target but its own origin
    tell: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}

/**
 * Watches the session: it ends by itself after the idle time the server allows, so that nothing stays open on an empty desk. A
 * call of any tab counts for all, and so does signing in or out.
 */
export function sessionWatch(others: OtherTabs): SessionWatch {
  const idleMs = IDLE_SECONDS * 1000;
  const listeners = new Set<() => void>();
  let state: ReturnType<SessionWatch['state']> = 'unknown';
  let known: number | undefined;
  let timer: number | undefined;
  let usedAt = 0;
  const become = (next: typeof state) => {
    window.clearTimeout(timer);
    if (next === 'on') {
      usedAt = Date.now();
      timer = window.setTimeout(() => become('over'), idleMs);
    }
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  // A timer may stand still while a computer sleeps.
  const look = () => {
    if (state === 'on' && Date.now() - usedAt >= idleMs) become('over');
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
  const isOf = (member: number) => {
    if (known === undefined || known === member) return true;
    window.location.reload();
    return false;
  };
  others.hear((message) => {
    if (message.what === 'begin') {
      if (known !== undefined && isOf(message.member)) become('on');
    } else if (state === 'on') become(message.what === 'used' ? 'on' : 'over');
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
