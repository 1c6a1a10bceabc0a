import { type IncomingHttpHeaders, request } from 'node:http';
import type { Shot } from './load.ts';
import type { Program } from './process.ts';

/** A raw response, not decompressed. */
export interface Fetched {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends one request of the load. `fetch` would override the host. */
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

/** What a browser with a cold cache loads before a content page is complete. */
export interface FirstLoad {
  readonly page: string;
  readonly requests: number;
  /** Bodies as they are sent. */
  readonly bytes: number;
  /** The scripts among them. */
  readonly scriptBytes: number;
}
