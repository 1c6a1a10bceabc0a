import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { ROUTES } from '#domain/site/routes.ts';
import { screenFile } from '#web/screens.ts';
import { overNetwork } from './over-network.ts';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();
const client = new URL('../../../dist/client/', import.meta.url);
let server: ServerProcess;

beforeAll(async () => {
  const { settings } = await processes.storage();
  server = await processes.start(settings);
});

test('the built server is ready, and prints no known password', async () => {
  expect(await server.statusOf('/readyz')).toBe(200);
  expect(server.stdout).not.toContain(DEMO_PASSWORD);
});

test('it serves the front page with its text, and the files it needs', async () => {
  const page = await server.visitor('alcohol', '').get('/');
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*>[^<]+/);
  const [script] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [''];
  expect((await server.visitor('alcohol', '').get(script)).status).toBe(200);
});

test('every screen is a file of its own in the built web app, so that its page asks for it at once', () => {
  const manifest: object = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));
  const screens = Object.values(ROUTES).map(({ screen }) => screenFile(screen));
  expect(screens.filter((file) => !Object.hasOwn(manifest, file))).toEqual([]);
});

test('people can create an account and log in', async () => {
  const anna = await server.register('Anna');
  expect((await anna.get('/user/me')).status).toBe(200);
});

describe('a file with a hash in its name', () => {
  const backoffice = new URL('../../../dist/backoffice/', import.meta.url);

  test.each([
    ['a site', client, 'alcohol.localhost'],
    ['the host of the staff', backoffice, 'beheer.localhost'],
  ])('of %s is served once it is there, and nothing outside its folder ever', async (_, built, host) => {
    const get = (path: string, headers = {}) =>
      overNetwork(server.port).inject({ method: 'GET', url: path, headers: { host, ...headers } });
    const name = `assets/next-release-${randomUUID()}.js`;
    expect((await get(`/${name}`)).statusCode).toBe(404);
    try {
      writeFileSync(new URL(name, built), 'export {};');
      writeFileSync(new URL(`${name}.gz`, built), gzipSync('export {};'));
      const plain = await get(`/${name}`);
      expect(plain).toMatchObject({ statusCode: 200, body: 'export {};' });
      expect(plain.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      });
      const packed = await get(`/${name}`, { 'accept-encoding': 'gzip' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect((await get(`/${name}.gz`)).statusCode).toBe(404);
    } finally {
      for (const path of [name, `${name}.gz`]) rmSync(new URL(path, built), { force: true });
    }
    for (const path of [
      '/assets/',
      '/assets',
      '/assets/?/assets/a.js',
      '/assets/../../assets/a.js',
      '/assets/../index.html',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/.vite/manifest.json',
    ]) {
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(404);
    }
  });
});
