import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends bytes as given, and returns what arrived until the server closed the connection. */
export function rawRequest(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text)).setEncoding('utf8');
    let answer = '';
    socket.on('data', (piece) => (answer += String(piece)));
    // A server that rejects a request may close while still being sent to; what it sent before counts.
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined));
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      resolve({
        status: Number(head.split(' ')[1]),
        head,
        headers: Object.fromEntries(head.split('\r\n').slice(1).map(named)),
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}

/** A header line: the name in lower case, and the value. */
function named(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
}
