import { beforeAll, expect, test } from 'vitest';
import { claimsAt, KEYS, launchWith, pem, signed, ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
const portal = { site: 'alcohol', issuer: 'https://portal.example', audience: 'houvast-alcohol' };
let nodes: readonly ServerProcess[];

beforeAll(async () => {
  const storage = await processes.storage();
  const SSO_CONFIG = ssoFile({ hti: [{ ...portal, public_key: pem(KEYS.rsa) }] });
  const settings = { ...storage.settings, SSO_CONFIG, NOW: TEST_NOW.toISOString() };
  nodes = await Promise.all([processes.start(settings), processes.start(settings)]);
});

test('of fifty launches with one token, on two nodes at once, one opens the door', async () => {
  const token = await signed(claimsAt(TEST_NOW));
  const answers = await Promise.all(
    Array.from({ length: 25 }).flatMap(() => nodes.map((node) => launchWith(node.visitor(), token))),
  );
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  // After thirty failures from one network there is another page, which lets nobody in either.
  expect(answers.filter(({ status }) => status === 403 || status === 429)).toHaveLength(49);
});
