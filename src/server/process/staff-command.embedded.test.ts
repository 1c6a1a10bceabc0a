import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { freshSecrets } from '#platform/secrets.ts';
import { TestClient } from '../testing/test-client.ts';
import { PRODUCTION } from '../testing/test-environment.ts';
import { overNetwork } from './over-network.ts';
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

const INVITE = ['invite', 'eerste@houvast.example', '--role', 'administrator'];

/** What the command prints, and how it ends. */
function run(order: readonly string[], settings: Record<string, string>) {
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
    const real = { ...REAL, ...settings, HOST, ALLOW_EMBEDDED_DATABASE: '1', STAFF_HOST: 'beheer.example' };
    const server = await processes.start({ ...real, LOG_LEVEL: 'info' });
    const { code, stdout, stderr } = await run(INVITE, { ...real, PORT: String(server.port) });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^https:\/\/beheer\.example\/uitnodiging#[\w-]{43}\n$/);
    await server.kill();
  },
);

test('without STAFF_HOST the command says so in one line, and asks nobody', async () => {
  const DATABASE_URL = 'postgres://127.0.0.1:1/never-asked';
  const answer = await run(INVITE, { ...REAL, DATABASE_URL });
  expect(answer).toEqual({
    code: 1,
    stdout: '',
    stderr: 'STAFF_HOST is missing: without it there is no page for an invitation to open.\n',
  });
});

test.each([
  [['remove', 'niemand@houvast.example'], 'Nobody on the staff has the address niemand@houvast.example.\n'],
  [['invite', 'niemand', '--role', 'editor'], 'That is no mail address.\n'],
  [
    ['invite', 'bakker@houvast.example', '--role', 'editor'],
    /^This member has another role\. .*-- remove <mail>\n$/,
  ],
])('%j is refused, with what to do', async (order, told) => {
  const { settings } = await processes.storage();
  const { code, stdout, stderr } = await run(order, settings);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(told);
});

test('a trial on another day prints codes by its own clock, and the command asks it for the time', async () => {
  const { settings } = await processes.storage('nothing');
  const server = await processes.start({ ...settings, DEMO: '1' });
  const host = `beheer.localhost:${server.port}`;
  const signIn = async (mail: string, code: string) => {
    const visitor = { host, base: '/api', address: '', origin: `http://${host}` };
    const client = new TestClient(overNetwork(server.port), visitor);
    await client.post('/staff/v1/login', { mail, password: DEMO_PASSWORD });
    return (await client.post('/staff/v1/code', { code })).status;
  };
  const [, printed = ''] = /dewit@houvast\.example +administrator +(\d{6})/.exec(server.stdout) ?? [];
  expect(await signIn('dewit@houvast.example', printed)).toBe(200);

  const trial = { ...settings, PORT: String(server.port) };
  const { stdout: code } = await run(['code', 'bakker@houvast.example'], trial);
  expect(await signIn('bakker@houvast.example', code.trim())).toBe(200);
  const { stdout: link } = await run(INVITE, trial);
  expect(link).toMatch(/^http:\/\/beheer\.localhost:\d+\/uitnodiging#[\w-]{43}\n$/);
  await server.kill();
});
