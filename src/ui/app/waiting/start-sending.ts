import type { App } from '../app.ts';
import type { Keeper } from '../kept-entry.ts';
import { type Outbox, sendAll } from './send-waiting.ts';
import type { Waiting } from './waiting-list.ts';

/** How often to try while the page is visible: a connection may come back without the browser noticing. */
const TRY_AGAIN_MS = 5_000;

/** Sends waiting items as soon as there is a connection. Returns the function that stops it. */
export function startSending<Item extends Waiting>(
  app: Pick<App, 'caller' | 'queryClient'>,
  keeper: Keeper,
  outbox: Outbox<Item>,
): () => void {
  let isUnderWay = false;
  const send = async () => {
    if (isUnderWay || document.hidden) return;
    isUnderWay = true;
    await sendAll(app, keeper, outbox).finally(() => {
      isUnderWay = false;
    });
  };
  const sendNow = () => void send();
  const look = () => outbox.list.look(app.queryClient, keeper);
  sendNow();
  const timer = window.setInterval(sendNow, TRY_AGAIN_MS);
  window.addEventListener('online', sendNow);
  window.addEventListener('storage', look);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', sendNow);
    window.removeEventListener('storage', look);
  };
}
