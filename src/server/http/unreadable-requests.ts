import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Texts } from '#platform/text.ts';

/** What Node's parser gives up on, by its code: the status, and the key of the words. Everything else is a 400. */
const REFUSALS: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'pages:unread.tooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'pages:unread.tooSlow'],
};

/**
 * Answers what is no request that a route could answer: broken, too slow, or with headers over 16 KiB, of which too many
 * cookies are the likeliest. A person may be reading, so it says what to do.
 */
export function refuseUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
  { texts, headers }: { texts: Texts; headers: Readonly<Record<string, string>> },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, words] = REFUSALS[error.code ?? ''] ?? [400, 'pages:unread.broken'];
  // Which language was asked for cannot be known.
  const body = `${texts.text('nl', words)}\n\n${texts.text('en', words)}\n`;
  const lines = Object.entries({
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
}
