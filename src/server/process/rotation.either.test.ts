import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshSecrets } from '#platform/secrets.ts';
import { TEST_NOW, TEST_TODAY } from '../testing/test-environment.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
const REWRAP = fileURLToPath(new URL('../rewrap.ts', import.meta.url));
const NOTE = 'Blijft leesbaar.';

test('keys and secrets are replaced without ending a session or losing a note', async () => {
  const { settings } = await processes.storage('nothing');
  const { encryptionKeys: key, sessionSecret: secret } = freshSecrets();
  const before = { ...settings, ENCRYPTION_KEYS: key, SESSION_SECRET: secret };
  const server = await processes.start(before);
  const anna = await server.register('Anna');
  const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1, note: NOTE };
  expect((await anna.post('/webform_rest/submit', body)).status).toBe(200);
  const token = await anna.token();
  await server.kill();

  const fresh = freshSecrets();
  const newKey = fresh.encryptionKeys.replace('k1:', 'k2:');
  const both = {
    ...before,
    ENCRYPTION_KEYS: `${newKey},${key}`,
    SESSION_SECRET: `${fresh.sessionSecret},${secret}`,
  };
  const wrong = {
    'has no key "k1", with which keys of people in this database are wrapped.': newKey,
    '"k1" is another key than the one with which this database was written.': freshSecrets().encryptionKeys,
  };
  for (const [reason, keys] of Object.entries(wrong)) {
    const refused = processes.launch({ ...before, ENCRYPTION_KEYS: keys });
    expect(await refused.untilEnded()).toEqual({ code: 1, signal: null });
    expect(refused.stderr).toBe(`These settings are wrong:\n  ENCRYPTION_KEYS: ${reason}\n`);
  }

  const refusedRewrap = spawnSync(process.execPath, [REWRAP], {
    env: { NOW: TEST_NOW.toISOString(), DEMO: '0', ...before, ENCRYPTION_KEYS: newKey },
    encoding: 'utf8',
  });
  expect(refusedRewrap).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('no key "k1"'),
  });
  const output = execFileSync(process.execPath, [REWRAP], {
    env: { NOW: TEST_NOW.toISOString(), DEMO: '0', ...both },
    encoding: 'utf8',
  });
  expect(output).toMatch(/^[1-9]\d* keys were wrapped by "k2"/m);

  const after = await processes.start({ ...both, ENCRYPTION_KEYS: newKey });
  const again = after.visitor();
  again.cookie = anna.cookie;
  expect((await again.get('/registrations/overview')).text).toContain(NOTE);
  const headers = { 'x-csrf-token': token };
  const change = await again.send('POST', '/webform_rest/submit', { ...body, amount: 2 }, { headers });
  expect(change.status, 'the token of before').toBe(200);
  expect(await again.token(), 'new tokens are made with the new secret').not.toBe(token);
  await after.kill();
});
