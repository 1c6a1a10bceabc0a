import { beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
let server: ServerProcess;

beforeAll(async () => {
  const { settings } = await processes.storage();
  server = await processes.start(settings);
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
