import { Readable } from 'node:stream';
import { expect, inject } from 'vitest';
import type { TestAnswer, TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';
import { queued } from './waiting.ts';

/** What a client calls, and with what. */
export type LateCall = readonly [method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object];

/**
 * Expects that calls are refused which were let in before their sender logged out everywhere, and are carried out after it. On
 * PostgreSQL all of them wait for the person, each with one of the ten connections, so eight calls are too many; the embedded database
 * has one connection, so there their bodies are held back.
 */
export async function expectRefusedAfterLogout(
  server: TestServer,
  client: TestClient,
  calls: readonly LateCall[],
): Promise<void> {
  const logOut = () => client.delete('/api/v1/sessions');
  const made = calls.map(
    ([method, path, body]) =>
      () =>
        client[method](path, body),
  );
  const [out, ...late] =
    inject('postgresUrl') === ''
      ? await heldBack(client, calls, logOut)
      : await queued(server.connection.db, await client.uid(), [logOut, ...made]);
  expect(out?.status).toBe(204);
  expect(late.map(({ json }, nth) => [calls[nth]?.[1], json?.code])).toEqual(
    calls.map(([, path]) => [path, 'login_required']),
  );
}

/** Makes calls whose bodies arrive only after all were let in and another call was answered; the answer to that one comes first. */
async function heldBack(
  client: TestClient,
  calls: readonly LateCall[],
  meanwhile: () => Promise<TestAnswer>,
): Promise<TestAnswer[]> {
  const held: (() => void)[] = [];
  const late = calls.map(([method, path, body = {}]) => {
    async function* arriving() {
      await new Promise<void>((release) => held.push(release));
      yield JSON.stringify(body);
    }
    return client[method](path, undefined, { raw: Readable.from(arriving()) });
  });
  // The server reads a body once it has let the call in.
  await expect.poll(() => held.length).toBe(calls.length);
  const first = await meanwhile();
  for (const release of held) release();
  return [first, ...(await Promise.all(late))];
}
