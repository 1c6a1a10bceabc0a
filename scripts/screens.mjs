// npm run screens: saves a picture of every screen and state in docs/screens, following the tours of the browser journeys.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { buildProgram } from './lib/program.mjs';
import { Advice, envFor, root, run, runAsProgram, toolPath } from './lib/run.mjs';
import { buildWeb } from './lib/web-build.mjs';
import { prepare } from './prepare.mjs';

const pictures = join(root, 'docs', 'screens');

async function screens() {
  const node = await prepare();
  await buildWeb(node);
  await buildProgram(node);
  const chromium = await findChromium();
  if (chromium === null) throw new Advice('Without Chromium there is nobody to take pictures.');
  const env = envFor(node, { CHROMIUM_PATH: chromium });
  const args = [
    toolPath('@playwright/test', 'playwright'),
    'test',
    '--config',
    join(root, 'pictures.config.ts'),
  ];
  const start = Date.now();
  const { code } = await run(node, args, { env, stdio: 'inherit' });
  process.exitCode = code;
  if (code === 0) removeOlderThan(start);
}

/** Pictures of screens that are no longer on a tour. */
function removeOlderThan(start) {
  for (const name of readdirSync(pictures, { recursive: true })) {
    const file = join(pictures, name);
    if (name.endsWith('.webp') && statSync(file).mtimeMs < start) rmSync(file);
  }
}

await runAsProgram(import.meta.url, screens);
