import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import type { TestClient } from '../testing/test-client.ts';
import { bodyOf } from './over-network.ts';

/** A request whose headers the server is handling while its body is still to come. */
export interface HalfSentCall {
  finish(): Promise<{ readonly status: number | undefined; readonly text: string }>;
}

/** Sends the headers of a POST and waits until the server asks for the body. */
export async function sendHalf(
  { port, host, path, agent }: { port: number; host: string; path: string; agent: Agent },
  client: TestClient,
  body: unknown,
): Promise<HalfSentCall> {
  const payload = JSON.stringify(body);
  const call = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path,
    agent,
    headers: {
      host,
      cookie: client.cookie ?? '',
      'x-csrf-token': await client.token(),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      expect: '100-continue',
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  call.flushHeaders();
  await once(call, 'continue');
  return {
    async finish() {
      call.end(payload);
      const response = await answer;
      return { status: response.statusCode, text: await bodyOf(response) };
    },
  };
}
