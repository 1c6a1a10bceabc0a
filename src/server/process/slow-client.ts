import { connect } from 'node:net';

/** How often a slow client sends one more character, in milliseconds. */
const DRIP_MS = 250;

/** The outcome of a slow client: the response it got, and after how many milliseconds the connection was closed. */
export interface CutOff {
  readonly text: string;
  readonly afterMs: number;
}

/** Sends `start` at once and then one character at a time, until the server closes the connection. */
export function drip(port: number, start: string): Promise<CutOff> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(start)).setEncoding('utf8');
    const timer = setInterval(() => socket.write('a'), DRIP_MS);
    let text = '';
    socket.on('data', (piece) => (text += String(piece)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ text, afterMs: performance.now() - began });
    });
  });
}
