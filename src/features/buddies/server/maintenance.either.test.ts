import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testEnvironment } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { codeOf } from './code.ts';

const server = sharedTestServer({ MAINTENANCE: '1' });

test('a buddy can stop the mails during maintenance, and do nothing else', async () => {
  const visitor = server().visitor('alcohol');
  const pairing_code = codeOf(testEnvironment().sessionSecrets.newest, randomUUID());
  expect((await visitor.get(`/api/v1/buddy?pairing_code=${pairing_code}`)).status).toBe(200);
  expect((await visitor.post('/buddy/unsubscribe', { pairing_code })).status).toBe(200);
  for (const path of ['/buddy/invite/accept', '/buddy/invite/refuse', '/api/v1/buddy/cheer']) {
    expect((await visitor.post(path, { pairing_code })).status, path).toBe(503);
  }
});
