const NAME = 'houvast.session';

// One for the whole tab: a channel does not hear what it says itself, so the tab that ends the session asks nothing again.
let ofTab: BroadcastChannel | undefined;

/** What reaches the other tabs of this site in this browser; undefined where the browser cannot. */
function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') ofTab ??= new BroadcastChannel(NAME);
  return ofTab;
}

/** Whose session there is, by `uid`; `over`: it ended. */
type Told = number | 'over';

/** Tells the other tabs that the session ended. */
export function tellSessionOver(): void {
  tell('over');
}

/** Tells the other tabs who is logged in: there may be pages of somebody else, whose session had ended. */
export function tellWho(uid: number): void {
  tell(uid);
}

/** Listens for a session that ended in another tab. Returns how to stop listening. */
export function onSessionOver(listener: () => void): () => void {
  return hear((told) => told === 'over' && listener());
}

/** Listens for a session that is not, or no longer, of the person with this `uid`. Returns how to stop listening. */
export function onSessionOfOthers(uid: number, listener: () => void): () => void {
  return hear((told) => told !== uid && listener());
}

function tell(told: Told): void {
  sessionChannel()?.postMessage(told);
}

function hear(listener: (told: Told) => void): () => void {
  const channel = sessionChannel();
  const onMessage = ({ data }: MessageEvent<Told>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
