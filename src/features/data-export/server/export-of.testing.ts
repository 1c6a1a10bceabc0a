import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, type TestServer } from '#server/testing/test-server.ts';

/** The files of a zip, by name. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}

/** The files of a person's export, requested, made and fetched as they would. */
export async function exportOf(
  server: TestServer,
  client: TestClient,
  proof: object = { pass: [{ existing: NEWCOMER_PASSWORD }] },
): Promise<Record<string, string>> {
  const asked = await client.post('/api/v1/exports', proof);
  expect(asked.status).toBe(202);
  await server.runJob('make_exports');
  const inCapitals = await client.get(`/api/v1/exports/${asked.json.id.toUpperCase()}`);
  expect(inCapitals.status, 'however the number is written').toBe(200);
  const answer = await client.get(`/api/v1/exports/${asked.json.id}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="houvast-${server.clock.today()}.zip"`,
    'cache-control': 'no-store',
  });
  return unzip(answer.bytes);
}
