// What has to be there before anything can run: the locked dependencies, Node 24, the built web app and server. They are only
// made anew when what they are made from has changed, and any number of processes may ask at the same time.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative, sep } from 'node:path';
import { withLock } from './lib/lock.mjs';
import { buildProgram } from './lib/program.mjs';
import { Advice, envFor, progress, root, run, runAsProgram, toolPath } from './lib/run.mjs';
import { filesUnder, readIfThere, sourceHash } from './lib/sources.mjs';

const modules = join(root, 'node_modules');
const dist = join(root, 'dist');
// npm ci empties node_modules, so its lock stands beside it, in a folder git ignores.
const locks = join(dist, '.locks');
const modulesStamp = join(modules, '.houvast-stamp');
const webStamp = join(dist, '.stamp');
const assetList = join(dist, '.assets.json');
const wantedMajor = 24;

/** Installs the locked dependencies where they are missing or stale; returns the path of Node 24. */
export async function prepare() {
  if (!dependenciesAreFresh()) {
    await withLock(join(locks, 'dependencies.lock'), async () => {
      // Another process may have done it while this one waited.
      if (!dependenciesAreFresh()) await installDependencies();
    });
  }
  return findNode();
}

function dependenciesAreFresh() {
  return readIfThere(modulesStamp) === lockfileStamp();
}

function lockfileStamp() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

async function installDependencies() {
  if (!installedMatchesLockfile()) {
    rmSync(modulesStamp, { force: true });
    await progress('Installing the locked dependencies (about a minute)', installLocked);
  }
  writeFileSync(modulesStamp, lockfileStamp());
}

/** npm records what it installed: after an `npm install` by hand everything may be in place already. */
function installedMatchesLockfile() {
  const record = readIfThere(join(modules, '.package-lock.json'));
  if (record === null) return false;
  const installed = JSON.parse(record).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true && !isForThisMachine(entry);
    return found.version === entry.version && found.integrity === entry.integrity && isInstalled(path);
  });
}

function isInstalled(path) {
  return existsSync(join(root, path, 'package.json'));
}

function isForThisMachine(entry) {
  // An optional package for any machine is only there for the sake of one for a certain machine.
  if (entry.os === undefined && entry.cpu === undefined) return false;
  // Which C library there is cannot be asked in one line; an absent package for another one is no reason to install.
  if (entry.libc !== undefined) return false;
  return fits(entry.os, process.platform) && fits(entry.cpu, process.arch);
}

/** npm's `os` and `cpu` lists name what is allowed, or what is not with a `!` before it. */
function fits(list, value) {
  if (list === undefined) return true;
  const entries = [list].flat();
  return entries.some((entry) => entry.startsWith('!'))
    ? !entries.includes(`!${value}`)
    : entries.includes(value);
}

async function installLocked() {
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await startNpm(['ci', ...options]);
  if (code === 0) return;
  console.error(output.trim());
  throw new Advice(
    'The dependencies could not be installed (see above): check the network and the npm registry.',
  );
}

/** Runs npm, whichever this machine has. */
export async function startNpm(args) {
  // npm must not run on the Node inside the folder it is about to empty.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}.bin`));
  const env = { ...process.env, PATH: path.join(delimiter) };
  try {
    return await run('npm', args, { env, shell: process.platform === 'win32' });
  } catch {
    throw new Advice('npm was not found: install Node 20 or newer together with npm, then run npm start.');
  }
}

async function findNode() {
  // On Windows npm links to a script there, not to the program.
  const own =
    process.platform === 'win32'
      ? join(modules, `node-win-${process.arch}`, 'bin', 'node.exe')
      : join(modules, '.bin', 'node');
  const candidates = [own, process.execPath];
  for (const path of candidates) {
    if (await isWantedNode(path)) return path;
  }
  throw new Advice(
    `Houvast needs Node ${wantedMajor} and npm has none for ${process.platform}-${process.arch}: ` +
      `install Node ${wantedMajor} or newer yourself and start again.`,
  );
}

async function isWantedNode(path) {
  if (path === process.execPath) return major(process.version) >= wantedMajor;
  if (!existsSync(path)) return false;
  // It may be there and still not run, for instance on a system with another C library.
  const answer = await run(path, ['--version']).catch(() => null);
  return answer?.code === 0 && major(answer.output.trim()) >= wantedMajor;
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
}

/** Builds the browser app and its server-side renderer into dist/client and dist/server where they are stale. */
export async function buildWeb(node) {
  if (webIsFresh()) return;
  await withLock(join(locks, 'web.lock'), async () => {
    if (!webIsFresh()) await progress('Building the web app', () => build(node));
  });
}

function webIsFresh() {
  const complete = existsSync(join(dist, 'client')) && existsSync(join(dist, 'server'));
  return complete && readIfThere(webStamp) === webSourceHash();
}

// Nothing under these names reaches what browsers and pages are made of.
const notInBundle = /^src\/(server|platform|db)\/|^src\/features\/[^/]+\/server\/|\.test\.tsx?$/;

function webSourceHash() {
  const madeFrom = ['src', 'public', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
  return sourceHash(madeFrom, notInBundle);
}

async function build(node) {
  const hash = webSourceHash();
  const fresh = join(dist, `.build-${process.pid}`);
  removeAbandonedBuilds();
  try {
    await Promise.all([
      vite(node, 'client', ['--outDir', join(fresh, 'client')]),
      vite(node, 'server', ['--ssr', 'src/web/entry-server.tsx', '--outDir', join(fresh, 'server')]),
    ]);
    const assets = keepFormerAssets(fresh);
    rmSync(webStamp, { force: true });
    putInPlace(join(fresh, 'client'), join(dist, 'client'));
    putInPlace(join(fresh, 'server'), join(dist, 'server'));
    writeFileSync(assetList, JSON.stringify(assets));
    writeFileSync(webStamp, hash);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What a build left behind that was killed. */
function removeAbandonedBuilds() {
  for (const name of readdirSync(dist).filter((entry) => entry.startsWith('.build-'))) {
    rmSync(join(dist, name), { recursive: true, force: true });
  }
}

async function vite(node, half, args) {
  // A NODE_ENV from outside would put the development build of React into the bundle.
  const env = envFor(node, { NODE_ENV: 'production' });
  const command = [toolPath('vite'), 'build', ...args, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await run(node, command, { env });
  if (code === 0) return;
  console.error(output.trim());
  throw new Advice(`The web app (${half} half) could not be built: correct the error above and start again.`);
}

/**
 * Asset names carry a hash of their content, so those of the former build stay beside the new ones: a page that is
 * open, or a server that is still running, keeps finding its files until the build after this one.
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

await runAsProgram(import.meta.url, async () => {
  const node = await prepare();
  await buildWeb(node);
  await buildProgram(node);
});
