import { createServer } from 'node:http';
import { afterAll } from 'vitest';
import { listenOnFreePort } from './free-port.ts';

/** An event as it arrived, and the whole request as text. */
export interface ArrivedEvent {
  readonly raw: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of it
  readonly event: any;
}

/** Stands in for Sentry in this process. */
export interface ErrorCollector {
  readonly dsn: string;
  readonly arrived: ArrivedEvent[];
  /** Answers with this status from now on. */
  status: number;
}

/** One collector for all tests of a file, started before everything else in it. */
export async function startedErrorCollector(): Promise<ErrorCollector> {
  const arrived: ArrivedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const raw = `${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n${body}`;
      arrived.push({ raw, event: JSON.parse(body.split('\n')[2] ?? 'null') });
      response.writeHead(collector.status).end('{}');
    });
  });
  const port = await listenOnFreePort(server);
  afterAll(() => void server.close());
  const collector = { dsn: `http://publickey@127.0.0.1:${port}/base/42`, arrived, status: 200 };
  return collector;
}
