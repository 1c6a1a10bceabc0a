const NAME = 'houvast.session';

// One for the whole tab: a channel does not receive its own messages, so the tab that ends the session does not ask again.
let ofTab: BroadcastChannel | undefined;

/** The channel to the other tabs of this site in this browser; undefined where the browser has none. */
function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') ofTab ??= new BroadcastChannel(NAME);
  return ofTab;
}

/** The `uid` of the person whose session it is, or `over` when it ended. */
type SessionNews = number | 'over';

/** Tells the other tabs that the session ended. */
export function tellSessionOver(): void {
  tell('over');
}

/** Tells the other tabs who is logged in: pages of somebody else, whose session had ended, may still be open. */
export function tellWho(uid: number): void {
  tell(uid);
}

/** Listens for a session that ended in another tab. Returns the function that stops listening. */
export function onSessionOver(listener: () => void): () => void {
  return hear((news) => news === 'over' && listener());
}

/** Listens for a session that is not, or no longer, of the person with this `uid`. Returns the function that stops listening. */
export function onSessionOfOthers(uid: number, listener: () => void): () => void {
  return hear((news) => news !== uid && listener());
}

function tell(news: SessionNews): void {
  sessionChannel()?.postMessage(news);
}

function hear(listener: (news: SessionNews) => void): () => void {
  const channel = sessionChannel();
  const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
