import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { databaseFolder } from '../database.ts';
import { listenOnFreePort } from '../testing/free-port.ts';
import type { Storage } from './storage.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();

test('wrong settings stop the start with one clear line each', async () => {
  const server = processes.launch({ PORT: 'abc', DATABASE_URL: 'mysql://127.0.0.1/houvast' });
  expect(await server.untilEnded()).toEqual({ code: 1, signal: null });
  const [head, ...lines] = server.stderr.trimEnd().split('\n');
  expect(head).toBe('These settings are wrong:');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}PORT: .*number/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}DATABASE_URL: .+/));
  expect(server.stdout).toBe('');
});

test.each(['migrate', 'seed', 'rewrap', 'staff/staff-command', 'content-cli/load'])(
  'they end the command %s with the same lines',
  (command) => {
    const file = fileURLToPath(new URL(`../${command}.ts`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [file], {
      env: { PORT: 'abc' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^These settings are wrong:\n {2}PORT: .*number.*\n$/);
  },
);

let storage: Storage;
beforeAll(async () => {
  storage = await processes.storage('nothing');
});

test('the database and the secrets of a trial are there for the owner only, and the secrets are generated once', async () => {
  const { folder, settings } = storage;
  const first = await processes.start(settings);
  const file = join(folder, 'secrets.json');
  const made = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(databaseFolder(folder)).mode & 0o777).toBe(0o700);
  expect(JSON.parse(made)).toEqual({
    encryptionKeys: expect.stringMatching(/^k1:/),
    sessionSecret: expect.stringMatching(/^.{32,}$/),
  });
  const anna = await first.register('Anna');
  await first.kill();

  const second = await processes.start(settings);
  expect(readFileSync(file, 'utf8')).toBe(made);
  const again = second.visitor();
  again.cookie = anna.cookie;
  expect(await again.token()).toBe(await anna.token());
  expect((await again.get('/user/me')).status).toBe(200);
  await second.kill();
});

test('a port in use is one clear line', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  const server = processes.launch({ ...storage.settings, PORT: String(port) });
  expect(await server.untilEnded()).toEqual({ code: 1, signal: null });
  other.close();
  expect(server.stderr).toBe('The port is in use. Stop the other program, or set PORT to another number.\n');
});
