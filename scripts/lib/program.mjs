// The bundled server, as npm start, production and tests of processes run it (docs/decisions/0031).
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { Advice, envFor, progress, root, run, toolPath } from './run.mjs';
import { readIfThere, sourceHash } from './sources.mjs';

const dist = join(root, 'dist');
const program = join(dist, 'program');
const stamp = join(dist, '.program-stamp');
const notInProgram = /^src\/(web|ui)\/|^src\/features\/[^/]+\/web\//;

/** Builds the server into dist/program if it is stale. */
export async function buildProgram(node) {
  if (isFresh()) return;
  await withLock(join(dist, '.locks', 'program'), async () => {
    if (!isFresh()) await progress('Building the server', () => build(node));
  });
}

function isFresh() {
  return existsSync(join(program, 'main.js')) && readIfThere(stamp) === sourceHash(notInProgram);
}

async function build(node) {
  const hash = sourceHash(notInProgram);
  const fresh = join(dist, '.program-fresh');
  const former = join(dist, '.program-former');
  const args = [
    '--config',
    'vite.server.config.ts',
    '--outDir',
    fresh,
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  const { code, output } = await run(node, [toolPath('vite'), 'build', ...args], { env: envFor(node) });
  if (code !== 0) {
    console.error(output.trim());
    throw new Advice('The server could not be built: correct the error above and start again.');
  }
  rmSync(stamp, { force: true });
  rmSync(former, { recursive: true, force: true });
  mkdirSync(program, { recursive: true });
  renameSync(program, former);
  renameSync(fresh, program);
  rmSync(former, { recursive: true, force: true });
  writeFileSync(stamp, hash);
}
