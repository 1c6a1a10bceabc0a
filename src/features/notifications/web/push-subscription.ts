import { withStorage } from '#ui/app/browser-storage.ts';

/**
 * Push messages on this device. A subscription belongs to the browser, not to a person; its owner is stored next to it, so
 * that the next person to log in here does not find the switch on.
 */
const OWNER = 'houvast.push';

/** What the server needs to reach this browser. */
export interface Reachable {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The service worker that shows messages: null where the browser does not support it, or has none. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | null> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able || !(await navigator.serviceWorker.getRegistration())) return null;
  return navigator.serviceWorker.ready;
}

/** The subscription of this browser, if this person turned it on under this key of the server. */
export async function ownSubscription(
  worker: ServiceWorkerRegistration,
  uid: number,
  key: string,
): Promise<Reachable | null> {
  const found = await worker.pushManager.getSubscription();
  return found && ownerHere() === String(uid) && keyOf(found) === key ? reachableBy(found) : null;
}

/** Subscribes, which prompts a person who was not asked before. Null: they refused. */
export async function subscribe(
  worker: ServiceWorkerRegistration,
  uid: number,
  key: string,
): Promise<Reachable | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // A subscription of somebody else, or under an old key, would block the new one.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  withStorage('device', (storage) => storage.setItem(OWNER, String(uid)));
  return reachableBy(made);
}

/**
 * Ends the subscription of this browser, whoever made it. The server is notified while there is a session; if that fails,
 * it finds out at the next message, which the push service refuses. Browsers do not guarantee that unsubscribing resolves:
 * callers that cannot wait set a limit (`atMost`).
 */
export async function endSubscription(tellServer?: (endpoint: string) => Promise<unknown>): Promise<void> {
  withStorage('device', (storage) => storage.removeItem(OWNER));
  try {
    const worker = await findPushWorker();
    const found = await worker?.pushManager.getSubscription();
    if (!found) return;
    // In parallel: one that never resolves must not block the other.
    const told = tellServer?.(found.endpoint).catch(() => undefined);
    await Promise.all([told, found.unsubscribe()]);
  } catch {
    // A browser that cannot tell has nothing to end; logging out must not fail on it.
  }
}

function reachableBy(subscription: PushSubscription): Reachable {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const ownerHere = () => withStorage('device', (storage) => storage.getItem(OWNER));
