// Builds the browser app and its server-side renderer.
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withLock } from './lock.mjs';
import { Advice, envFor, progress, root, run, toolPath } from './run.mjs';
import { filesUnder, readIfThere, sourceHash } from './sources.mjs';

const dist = join(root, 'dist');
const webStamp = join(dist, '.stamp');
const assetList = join(dist, '.assets.json');

/** Builds into dist/client and dist/server if they are stale. */
export async function buildWeb(node) {
  if (webIsFresh()) return;
  await withLock(join(dist, '.locks', 'web'), async () => {
    if (!webIsFresh()) await progress('Building the web app', () => build(node));
  });
}

function webIsFresh() {
  const complete = PARTS.every((part) => existsSync(join(dist, part)));
  return complete && readIfThere(webStamp) === sourceHash(notInBundle);
}

/** What is built: for browsers on the sites, to render their pages here, and for the staff. */
const PARTS = ['client', 'server', 'backoffice'];

// Files under these paths do not affect the bundle.
const notInBundle = /^src\/(server|platform|db)\/|^src\/features\/[^/]+\/server\//;

async function build(node) {
  const hash = sourceHash(notInBundle);
  const fresh = join(dist, `.build-${process.pid}`);
  removeAbandonedBuilds();
  try {
    await Promise.all([
      vite(node, 'client', ['--outDir', join(fresh, 'client')]),
      vite(node, 'server', ['--ssr', 'src/web/entry-server.tsx', '--outDir', join(fresh, 'server')]),
      vite(node, 'backoffice', [
        '--config',
        'vite.backoffice.config.ts',
        '--outDir',
        join(fresh, 'backoffice'),
      ]),
    ]);
    const assets = keepFormerAssets(fresh);
    rmSync(webStamp, { force: true });
    for (const part of PARTS) putInPlace(join(fresh, part), join(dist, part));
    writeFileSync(assetList, JSON.stringify(assets));
    writeFileSync(webStamp, hash);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Leftovers of a killed build. */
function removeAbandonedBuilds() {
  for (const name of readdirSync(dist).filter((entry) => entry.startsWith('.build-'))) {
    rmSync(join(dist, name), { recursive: true, force: true });
  }
}

async function vite(node, part, args) {
  // An inherited NODE_ENV would bundle the development build of React.
  const env = envFor(node, { NODE_ENV: 'production' });
  const command = [toolPath('vite'), 'build', ...args, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await run(node, command, { env });
  if (code === 0) return;
  console.error(output.trim());
  throw new Advice(`The web app (${part}) could not be built: correct the error above and start again.`);
}

/**
 * Asset names contain a hash of their content, so those of the previous build can stay next to the new ones: an open page,
 * or a server that is still running, finds its files until the build after this one.
 */
function keepFormerAssets(fresh) {
  const own = filesUnder(join(fresh, 'client', 'assets')).map((file) =>
    relative(join(fresh, 'client'), file),
  );
  const former = JSON.parse(readIfThere(assetList) ?? '[]');
  for (const name of former.filter((file) => existsSync(join(dist, 'client', file)))) {
    if (!own.includes(name)) cpSync(join(dist, 'client', name), join(fresh, 'client', name));
  }
  return own;
}

function putInPlace(fresh, place) {
  const old = `${fresh}-old`;
  mkdirSync(fresh, { recursive: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
}
