import type { MessageToApp, MessageToPage } from '../../src/ui/native-messages.ts';

/** Every message a page tells, and every one it heeds. A page's own file has their shapes; `import type` leaves nothing of it in the app. */
export const FROM_PAGE = [
  'LOGIN',
  'LOGOUT',
  'REQUEST_PUSH_TOKEN',
] as const satisfies readonly MessageToApp['type'][];
export const TO_PAGE = [
  'PUSH_TOKEN',
  'LOGOUT_REQUEST',
  'DELETE_USER_REQUEST',
] as const satisfies readonly MessageToPage['type'][];

/** The message in what a page told, or null. The sender is one of our own pages: the screen checks that first. */
export function readMessageToApp(data: string): MessageToApp | null {
  try {
    const message = JSON.parse(data) as Partial<MessageToApp> | null;
    return FROM_PAGE.some((type) => type === message?.type) ? (message as MessageToApp) : null;
  } catch {
    return null;
  }
}

/** The script that brings a message to the page that is open; with no origin, as apps have none. */
export function scriptFor(message: MessageToPage): string {
  // Twice as JSON: once for the message, once to stand in a script as text.
  const data = JSON.stringify(JSON.stringify(message)).replaceAll('\u2028', '').replaceAll('\u2029', '');
  return `window.dispatchEvent(new MessageEvent('message', { data: ${data} })); true;`;
}

/** Whether an address lies on one of these origins, to the letter: a list of beginnings would let `ours.example.evil` in. */
export function isOurs(address: string, origins: readonly string[]): boolean {
  const [, origin = ''] = /^(https?:\/\/[^/?#\\@]+)(?:[/?#]|$)/i.exec(address) ?? [];
  return origins.includes(origin.toLowerCase());
}
