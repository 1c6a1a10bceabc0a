import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { freshSecrets } from '#platform/secrets.ts';
import { PRODUCTION } from '../testing/test-environment.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
const COMMAND = fileURLToPath(new URL('../staff/staff-command.ts', import.meta.url));
const { encryptionKeys, sessionSecret } = freshSecrets();
/** As behind a proxy, which speaks https to browsers. */
const REAL = {
  ...PRODUCTION,
  NOW: '',
  ENCRYPTION_KEYS: encryptionKeys,
  SESSION_SECRET: sessionSecret,
  PUBLIC_ORIGIN_TEMPLATE: 'https://{site}.houvast.example',
};

/** What the command prints, and how it ends. */
function invite(settings: Record<string, string>) {
  const order = ['invite', 'eerste@houvast.example', '--role', 'administrator'];
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...order], { env: settings }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test.each(['127.0.0.2', '0.0.0.0'])(
  'a server on %s behind a proxy with https makes the link of an invitation',
  async (HOST) => {
    const { settings } = await processes.storage();
    const real = { ...settings, ...REAL, HOST, ALLOW_EMBEDDED_DATABASE: '1', STAFF_HOST: 'beheer.example' };
    const server = await processes.start({ ...real, LOG_LEVEL: 'info' });
    const { code, stdout, stderr } = await invite({ ...real, PORT: String(server.port) });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^https:\/\/beheer\.example\/uitnodiging#[\w-]{43}\n$/);
    await server.kill();
  },
);

test('without STAFF_HOST the command says so in one line, and asks nobody', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/never-asked';
  const answer = await invite({ ...REAL, DATABASE_URL });
  expect(answer).toEqual({
    code: 1,
    stdout: '',
    stderr: 'STAFF_HOST is missing: without it there is no page for an invitation to open.\n',
  });
});
