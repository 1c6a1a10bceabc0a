import { type IncomingHttpHeaders, request } from 'node:http';
import type { Shot } from './load.ts';
import type { Program } from './process.ts';

/** An answer as it came, nothing unpacked. */
export interface Fetched {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request of the load. `fetch` would choose the host by itself. */
export function fetchAs({ port }: Program, { method, path, headers }: Shot): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    call.on('error', reject).end();
  });
}

/** What a browser without a cache fetches before a page that is there to be read is whole. */
export interface FirstLoad {
  readonly page: string;
  readonly requests: number;
  /** Bodies as they are sent. */
  readonly bytes: number;
  /** Of those the scripts. */
  readonly scriptBytes: number;
}
