import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Texts } from '#platform/text.ts';

/** Errors of Node's parser, by code: the status, and the key of the text. Everything else is a 400. */
const REFUSALS: Readonly<Record<string, readonly [status: number, words: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'pages:unread.tooLong'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'pages:unread.tooSlow'],
};

/**
 * Answers requests that no route could handle: malformed, too slow, or with headers over 16 KiB, most likely because of
 * too many cookies. A person may be reading, so the response says what to do.
 */
export function refuseUnreadable(
  error: Error & { readonly code?: string },
  socket: Socket,
  { texts, headers }: { texts: Texts; headers: Readonly<Record<string, string>> },
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, words] = REFUSALS[error.code ?? ''] ?? [400, 'pages:unread.broken'];
  // The requested language cannot be known.
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
