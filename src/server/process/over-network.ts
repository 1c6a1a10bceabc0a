import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** No response within this time is a failure, in milliseconds. */
const LIMIT_MS = 20_000;

/** Stands in for the Fastify instance of a `TestClient`: injected requests go over the network to a server process. */
export function overNetwork(port: number): FastifyInstance {
  const inject = async ({ method = 'GET', url, headers = {}, payload }: InjectOptions) => {
    const target = url as string;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port,
        method,
        path: target,
        headers: headers as Record<string, string>,
        timeout: LIMIT_MS,
      });
      call.once('response', resolve);
      call.once('error', reject);
      call.once('timeout', () => call.destroy(new Error(`${method} ${target} was not answered`)));
      call.end(payload);
    });
    const body = await bodyOf(response);
    const rawPayload = Buffer.from(body);
    return { statusCode: response.statusCode, headers: response.headers, body, rawPayload };
  };
  return { inject } as unknown as FastifyInstance;
}

/** The whole response body as text; fails if the server goes away before its end. */
export async function bodyOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const piece of response) text += piece as string;
  return text;
}
