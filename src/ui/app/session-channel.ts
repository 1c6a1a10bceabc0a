const NAME = 'houvast.session';

/** The tabs of this site in this browser; none where the browser cannot reach them. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
}

/** Tells the other tabs that the session ended. */
export function tellSessionOver(): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage('over');
  channel?.close();
}

/** Listens for a session that ended in another tab. Returns how to stop listening. */
export function onSessionOver(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', listener);
  return () => channel?.close();
}
