import type { ErrorCode } from '#contract/endpoint.ts';
import type { App } from '../app.ts';
import { CallFailure, isSessionOver } from '../caller.ts';
import type { Keeper } from '../kept-entry.ts';
import { askIfSessionOver } from '../me.ts';
import type { Waiting, WaitingList } from './waiting-list.ts';

type Sender = Pick<App, 'caller' | 'queryClient'>;

/** A list, and how to send its items. */
export interface Outbox<Item extends Waiting, Reply = unknown> {
  readonly list: WaitingList<Item>;
  /** Rejects with a `CallFailure`. */
  send(app: Sender, item: Item): Promise<Reply>;
  /** Changes the list when the server will never accept an item; by default the item is dropped. */
  refuse?(items: readonly Item[], refused: Item): readonly Item[];
  /** Adds an item from a page that did not know the list or what was stored; by default it comes last. */
  receive?(items: readonly Item[], item: Item): readonly Item[];
}

/** Refusals by our server that are temporary: about a session, a token, or too many calls. */
const PASSING: ReadonlySet<CallFailure['code']> = new Set<CallFailure['code']>([
  'login_required',
  'csrf_missing',
  'csrf_invalid',
  'too_many_requests',
  'flood_address',
  'flood_account',
  // A response without a code of ours did not come from our server, but for example from a hotel network.
  'internal',
]);

/** Whether the server would refuse it for the same reason whenever it is sent. */
export function isFinal(error: unknown): error is CallFailure & { readonly code: ErrorCode } {
  if (!(error instanceof CallFailure) || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.code);
}

/** Whether a failed item has to wait, rather than that the person has to do something about it. */
function canWait(error: unknown): boolean {
  return error instanceof CallFailure && !isFinal(error) && !isSessionOver(error);
}

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * The item with the pause the server asked for, or a longer one each time. None after a lost connection, which may be back at
 * any moment.
 */
function afterFailure<Item extends Waiting>(item: Item, error: unknown): Item {
  if (!(error instanceof CallFailure) || error.code === 'network') return item;
  const tries = item.tries ?? 0;
  const asked = (error.retryAfterSeconds || 0) * 1_000;
  const pause = Math.min(Math.max(asked, FIRST_PAUSE_MS * 2 ** tries), LONGEST_PAUSE_MS);
  return { ...item, tries: tries + 1, notBefore: Date.now() + pause };
}

/**
 * Sends an item at once, or keeps it if it has to wait. It never overtakes items that wait already. Rejects with a final
 * refusal.
 */
export async function sendOrKeep<Item extends Waiting, Reply>(
  app: Sender,
  keeper: Keeper,
  outbox: Outbox<Item, Reply>,
  item: Item,
): Promise<Reply | 'kept'> {
  const { list, send } = outbox;
  const change = (turn: Parameters<typeof list.change>[2]) => list.change(app.queryClient, keeper, turn);
  if (list.read(app.queryClient, keeper).some(isToSend)) {
    change((items) => [...items, item]);
    return 'kept';
  }
  list.hold(keeper, item);
  try {
    const reply = await whileOthersWait(list, () => send(app, item));
    change(without<Item>(item.key));
    // Items that were added meanwhile.
    void sendAll(app, keeper, outbox);
    return reply;
  } catch (error) {
    if (!canWait(error)) {
      change(without<Item>(item.key));
      throw error;
    }
    change(withItem(afterFailure(item, error)));
    return 'kept';
  }
}

/** The list without the item of this key. */
function without<Item extends Waiting>(key: string) {
  return (items: readonly Item[]) => items.filter((item) => item.key !== key);
}

/** Replaces this item in the list. If it is gone, because somebody logged out or another tab sent it, it stays away. */
function inPlace<Item extends Waiting>(item: Item) {
  return (items: readonly Item[]) => items.map((other) => (other.key === item.key ? item : other));
}

/** Replaces this item in the list, or adds it at the end. */
function withItem<Item extends Waiting>(item: Item) {
  return (items: readonly Item[]) =>
    items.some(({ key }) => key === item.key) ? inPlace(item)(items) : [...items, item];
}

/**
 * Stops all tabs from sending the list meanwhile. Without locks, or while a tab is sending, the keys still make sure that
 * nothing counts twice.
 */
function whileOthersWait<Reply>(
  { name }: { readonly name: string },
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockOf(name), { ifAvailable: true }, work);
}

function lockOf(name: string): string {
  return `houvast.${name}`;
}

/** Whether it is still to be sent. */
export function isToSend({ refused }: Waiting): boolean {
  return refused === undefined;
}

/** Sends the list in order, until an item has to wait longer. Only one tab does so at a time. */
export async function sendAll<Item extends Waiting>(
  app: Sender,
  keeper: Keeper,
  outbox: Outbox<Item>,
): Promise<void> {
  // Without locks the keys still make sure that nothing counts twice.
  if (!('locks' in navigator)) return sendInOrder(app, keeper, outbox);
  await navigator.locks.request(lockOf(outbox.list.name), { ifAvailable: true }, async (lock) => {
    if (lock) await sendInOrder(app, keeper, outbox);
  });
}

async function sendInOrder<Item extends Waiting>(
  app: Sender,
  keeper: Keeper,
  outbox: Outbox<Item>,
): Promise<void> {
  const { list, send, refuse } = outbox;
  const change = (turn: Parameters<typeof list.change>[2]) => list.change(app.queryClient, keeper, turn);
  for (let next = due(list, app, keeper); next; next = due(list, app, keeper)) {
    const item = next;
    try {
      await send(app, item);
      change(without<Item>(item.key));
    } catch (error) {
      if (!isFinal(error)) {
        askIfSessionOver(app.queryClient, error);
        const later = afterFailure(item, error);
        if (later !== item) change(inPlace<Item>(later));
        return;
      }
      const { code } = error;
      change((items) => {
        const others = without<Item>(item.key)(items);
        return refuse ? refuse(others, { ...item, refused: code }) : others;
      });
    }
  }
}

/** The first item still to be sent, if its time has come. */
function due<Item extends Waiting>(list: WaitingList<Item>, app: Sender, keeper: Keeper): Item | undefined {
  const first = list.read(app.queryClient, keeper).find(isToSend);
  const wait = (first?.notBefore ?? 0) - Date.now();
  // A wait longer than any that is set means that the clock of the device was set back.
  return wait <= 0 || wait > LONGEST_PAUSE_MS ? first : undefined;
}
