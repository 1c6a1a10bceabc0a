import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// The scripts are plain JavaScript, as they run before anything is installed.
const { buildProgram } = (await import(`${root}scripts/lib/program.mjs`)) as {
  buildProgram(node: string): Promise<void>;
};
const processes = testProcesses();
let server: ServerProcess;

// Other tests run servers from source; this is what npm start runs.
beforeAll(async () => {
  await buildProgram(process.execPath);
  const { settings } = await processes.storage();
  server = await processes.launch(settings, `${root}dist/program/main.js`).untilReady();
});

test('the built server is ready', async () => {
  expect(await server.statusOf('/readyz')).toBe(200);
});

test('it serves the front page with its text, and the files it needs', async () => {
  const page = await server.visitor('alcohol', '').get('/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*>[^<]+/);
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [''];
  expect((await server.visitor('alcohol', '').get(script)).status).toBe(200);
});

test('people can create an account and log in', async () => {
  const anna = await server.register('Anna');
  expect((await anna.get('/user/me')).status).toBe(200);
});
