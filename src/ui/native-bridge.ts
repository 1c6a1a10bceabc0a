import { type MessageToApp, type MessageToPage, readMessageToPage } from './native-messages.ts';

/** What React Native injects into the pages of a web view with `onMessage` (react-native-webview, Reference: onMessage). */
interface AppWindow {
  readonly ReactNativeWebView?: { readonly postMessage?: unknown };
}

function appChannel(): ((message: string) => void) | null {
  const { ReactNativeWebView: app } = window as AppWindow;
  return typeof app?.postMessage === 'function'
    ? (app.postMessage.bind(app) as (text: string) => void)
    : null;
}

/** Whether this page is shown inside the app. */
export function isInApp(): boolean {
  return appChannel() !== null;
}

/** Posts a message to the app around this page. A no-op in a browser. */
export function tellApp(message: MessageToApp): void {
  try {
    appChannel()?.(JSON.stringify(message));
  } catch (error) {
    // Does not break the page; the error is reported like any other (`web/entry-client.tsx`).
    window.reportError(error);
  }
}

/**
 * Calls `heard` with every message from the app around this page; returns the function that stops it. Apps post to the window or
 * to the document, depending on the phone.
 */
export function listenToApp(heard: (message: MessageToPage) => void): () => void {
  if (!isInApp()) return () => undefined;
  const known = new WeakSet<Event>();
  const hear = (event: Event) => {
    const { data, origin } = event as MessageEvent<unknown>;
    // The same message may arrive on both.
    if (known.has(event) || !isFromHere(origin)) return;
    known.add(event);
    const message = readMessageToPage(data);
    if (message) heard(message);
  };
  const targets = [window, document];
  for (const target of targets) target.addEventListener('message', hear);
  return () => {
    for (const target of targets) target.removeEventListener('message', hear);
  };
}

/** Messages from the app have no origin; those from other frames and windows always do. */
function isFromHere(origin: string | undefined): boolean {
  return !origin || origin === window.location.origin;
}
