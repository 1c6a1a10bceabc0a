import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { TEST_TODAY } from '../../testing/test-environment.ts';
import { sharedTestServer } from '../../testing/test-server.ts';

const server = sharedTestServer();
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const JOURNEY = join(root, 'examples/api-client/journey.ts');
/** Inside the project, so that its packages resolve. */
const ROOM = join(root, 'node_modules/.cache');
let folder: string;

/** The journey itself is not part of the program: its types are generated here. */
interface Journey {
  registerDay(
    site: { baseUrl: string; fetch: typeof globalThis.fetch },
    evening: { mail: string; password: string; day: string; amount: number },
  ): Promise<number | null>;
}

beforeAll(async () => {
  await mkdir(ROOM, { recursive: true });
  folder = await mkdtemp(join(ROOM, 'api-client-'));
  const description = await server().app.inject('/api/openapi.json');
  await writeFile(join(folder, 'api.d.ts'), astToString(await openapiTypes(description.json())));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A word of the journey, its replacement, and the compile error expected. */
const MISTAKES = [
  ['login.data.csrf_token', 'login.data.token', "Property 'token' does not exist"],
  ['.totalAmount', '.total', "Property 'total' does not exist"],
  ['item?.amount', 'item?.amounts', "Property 'amounts' does not exist"],
  ['/api/registrations/overview', '/api/registrations', 'TS2554'],
  ['login.error.code', "login.error.code === 'not_mine' ? '' : ''", 'have no overlap'],
] as const;

test('a client generated from the description type-checks the calls of a journey, and rejects wrong ones', async () => {
  const journey = await readFile(JOURNEY, 'utf8');
  await writeFile(join(folder, 'journey.ts'), journey);
  for (const [index, [right, wrong]] of MISTAKES.entries()) {
    await writeFile(
      join(folder, `mistake-${index}.ts`),
      journey.replace(right, () => wrong),
    );
  }
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], (_, output) => resolve(output));
  });
  expect(said).not.toContain('journey.ts');
  const lines = said.split('\n');
  for (const [index, [, wrong, mistake]] of MISTAKES.entries()) {
    expect(
      lines.find((line) => line.includes(`mistake-${index}.ts`)),
      wrong,
    ).toContain(mistake);
  }
});

test('the journey completes', async () => {
  const { registerDay } = (await import(JOURNEY)) as Journey;
  let cookie = '';
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    const answer = await server().app.inject({
      method: request.method as 'GET',
      url: pathname,
      headers: { ...Object.fromEntries(request.headers), host, cookie },
      payload: await request.text(),
    });
    cookie = [answer.headers['set-cookie'] ?? cookie].flat()[0]?.split(';')[0] ?? '';
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
  const lars = { mail: 'lars@houvast.example', password: DEMO_PASSWORD };
  const evening = { ...lars, day: TEST_TODAY, amount: 1.5 };
  const site = { baseUrl: 'http://cannabis.localhost:3000', fetch };
  expect(await registerDay(site, evening)).toBe(1.5);
  await expect(registerDay(site, { ...evening, password: 'x' })).rejects.toThrow('visitors_only');
});
