const NAME = 'houvast.session';

// One for the whole tab: a channel does not hear what it says itself, so the tab that ends the session asks nothing again.
let ofTab: BroadcastChannel | undefined;

/** What reaches the other tabs of this site in this browser; undefined where the browser cannot. */
function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') ofTab ??= new BroadcastChannel(NAME);
  return ofTab;
}

/** Tells the other tabs that the session ended. */
export function tellSessionOver(): void {
  sessionChannel()?.postMessage('over');
}

/** Listens for a session that ended in another tab. Returns how to stop listening. */
export function onSessionOver(listener: () => void): () => void {
  const channel = sessionChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
