/**
 * Push messages on this device. The browser keeps the subscription for whoever uses it; whose it is, is remembered beside
 * it, so that the next person to log in here does not find a switch turned on that is not theirs.
 */
const OWNER = 'houvast.push';

/** What the server has to know to reach this browser. */
export interface Reachable {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The worker that would show messages: null where the browser cannot, or has none. */
export async function findPushWorker(): Promise<ServiceWorkerRegistration | null> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able || !(await navigator.serviceWorker.getRegistration())) return null;
  return navigator.serviceWorker.ready;
}

/** How this browser is reached, when this person turned that on under this key of the server. */
export async function ownSubscription(
  worker: ServiceWorkerRegistration,
  uid: number,
  key: string,
): Promise<Reachable | null> {
  const found = await worker.pushManager.getSubscription();
  return found && ownerHere() === String(uid) && keyOf(found) === key ? reachableBy(found) : null;
}

/** Asks the browser, and the person where they were not asked before. Null: they refused. */
export async function subscribe(
  worker: ServiceWorkerRegistration,
  uid: number,
  key: string,
): Promise<Reachable | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  // One of somebody else, or under a key that no longer holds, would stand in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  withStorage((storage) => storage.setItem(OWNER, String(uid)));
  return reachableBy(made);
}

/**
 * Ends the subscription of this browser, whoever made it. The server is told, as long as there is a session; where it does
 * not hear, it finds out at the next message, because the browser takes none any more. Browsers promise no answer: who
 * cannot wait for one sets a limit (`atMost`).
 */
export async function endSubscription(tellServer?: (endpoint: string) => Promise<unknown>): Promise<void> {
  withStorage((storage) => storage.removeItem(OWNER));
  try {
    const worker = await findPushWorker();
    const found = await worker?.pushManager.getSubscription();
    if (!found) return;
    // Neither waits for the other: one that never answers must not keep the other from happening.
    const told = tellServer?.(found.endpoint).catch(() => undefined);
    await Promise.all([told, found.unsubscribe()]);
  } catch {
    // A browser that cannot say has nothing to end; nobody is kept from logging out by it.
  }
}

function reachableBy(subscription: PushSubscription): Reachable {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const ownerHere = () => withStorage((storage) => storage.getItem(OWNER));

/** A browser may refuse storage; then the switch is off again after the page was left. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
