import type { Me } from '#domain/identity/account.ts';
import { DEVICE_PAGES } from '#domain/site/device-pages.ts';
import { pathTo } from '#domain/site/paths.ts';
import { ANSWERS } from '#features/daily-registration/web/day/send-answer.ts';
import { URGES } from '#features/urge/web/waiting-urges.ts';
import type { App } from '#ui/app/app.ts';
import { putBox, removeBox } from '#ui/app/waiting/box.ts';
import { publicKeyOf, takeSealed } from '#ui/app/waiting/seal.ts';
import type { Outbox } from '#ui/app/waiting/send-waiting.ts';
import { startSending } from '#ui/app/waiting/start-sending.ts';
import type { Waiting } from '#ui/app/waiting/waiting-list.ts';

/**
 * Sends what this person did without a connection, on whichever page they are, and prepares the device for pages without a
 * network. Returns the function that stops it.
 */
export function sendWhatWaits(app: App, me: Me): () => void {
  prepareDevice(app, me);
  const stops = [receiveAndSend(app, me, ANSWERS), receiveAndSend(app, me, URGES)];
  return () => {
    for (const stop of stops) stop();
  };
}

function receiveAndSend<Item extends Waiting>(app: App, me: Me, outbox: Outbox<Item>): () => void {
  const { list, receive = last } = outbox;
  for (const item of takeSealed(me, list)) {
    list.change(app.queryClient, me, (items) => receive(items, item));
  }
  return startSending(app, me, outbox);
}

function last<Item>(items: readonly Item[], item: Item): readonly Item[] {
  return [...items, item];
}

/** The service worker, if there is one, keeps the pages themselves. */
function prepareDevice({ now, language }: App, me: Me): void {
  // On somebody else's device the session ends with the browser, and with it the key to sealed items, so sealing is not offered
  // there.
  if (me.ownDevice) putBox({ publicKey: publicKeyOf(me), ahead: now() - Date.now() });
  else removeBox();
  const keep = DEVICE_PAGES.map((name) => pathTo({ language }, name));
  void navigator.serviceWorker?.ready.then((worker) => worker.active?.postMessage({ keep }));
}
