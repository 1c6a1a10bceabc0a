// npm run lighthouse [-- --all] [--quick]: runs Lighthouse on the pages that a visitor sees first. It is large and needed
// for nothing else, so it has its own lockfile in bench/lighthouse and is installed on the first run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { Advice, envFor, progress, root, run, runAsProgram } from './lib/run.mjs';
import { buildWeb } from './lib/web-build.mjs';
import { prepare, startNpm } from './prepare.mjs';

const folder = join(root, 'bench', 'lighthouse');

async function lighthouse(args) {
  const node = await prepare();
  await buildWeb(node);
  const chromium = await findChromium();
  if (chromium === null) throw new Advice('Without Chromium there is nothing to measure with.');
  if (!isInstalled()) await progress('Installing Lighthouse (once, 180 MB)', install);
  const env = envFor(node, { CHROME_PATH: chromium });
  const { code } = await run(node, [join(root, 'bench', 'lighthouse.ts'), ...args], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = code;
}

function isInstalled() {
  const installed = join(folder, 'node_modules', 'lighthouse', 'package.json');
  return existsSync(installed) && read(installed).version === wantedVersion();
}

function wantedVersion() {
  return read(join(folder, 'package.json')).dependencies.lighthouse;
}

async function install() {
  const { code, output } = await startNpm([
    'ci',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  console.error(output.trim());
  throw new Advice('Lighthouse could not be installed (see above): check the network and the npm registry.');
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

await runAsProgram(import.meta.url, lighthouse);
