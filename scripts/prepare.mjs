// The prerequisites of everything: the locked dependencies, Node 24, the built web app and server. They are rebuilt only
// when their inputs have changed, and any number of processes may call this at once.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { withLock } from './lib/lock.mjs';
import { buildProgram } from './lib/program.mjs';
import { Advice, progress, root, run, runAsProgram } from './lib/run.mjs';
import { readIfThere } from './lib/sources.mjs';
import { buildWeb } from './lib/web-build.mjs';

const modules = join(root, 'node_modules');
const dist = join(root, 'dist');
// npm ci empties node_modules, so its lock is outside it, in a folder that git ignores.
const locks = join(dist, '.locks');
const modulesStamp = join(modules, '.houvast-stamp');
const wantedMajor = 24;

/** Installs the locked dependencies if they are missing or stale; returns the path of Node 24. */
export async function prepare() {
  if (!dependenciesAreFresh()) {
    await withLock(join(locks, 'dependencies.lock'), async () => {
      // Another process may have installed them while this one waited.
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
  // A platform-independent optional package is only needed by a platform-specific one.
  if (entry.os === undefined && entry.cpu === undefined) return false;
  // Detecting the C library takes more than a line; a missing package for another one is no reason to install.
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
  // The lockfile has the hash of every package, so one from the cache is the same.
  const { code, output } = await startNpm(['ci', '--prefer-offline', ...options]);
  if (code === 0) return;
  console.error(output.trim());
  throw new Advice(
    'The dependencies could not be installed (see above): check the network and the npm registry.',
  );
}

/** Runs the npm of this machine. */
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
  // On Windows npm creates a script there, not a link to the program.
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
  // The file may exist and still not run, for instance on a system with another C library.
  const answer = await run(path, ['--version']).catch(() => null);
  return answer?.code === 0 && major(answer.output.trim()) >= wantedMajor;
}

function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
}

await runAsProgram(import.meta.url, async () => {
  const node = await prepare();
  await buildWeb(node);
  await buildProgram(node);
});
