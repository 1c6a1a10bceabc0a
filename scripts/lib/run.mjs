// Starts other programs. Everything here runs before `npm ci`, on whichever Node (20 or newer) npm found.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const inCI = ['1', 'true'].includes(process.env.CI ?? '');

/** An error whose message says what to do; it is printed without a stack. */
export class Advice extends Error {}

const alive = new Set();
const lastWork = new Set();
let ending = false;
let passing = false;

/**
 * Runs a program to its end. Its output goes to the terminal with `stdio: 'inherit'` and is collected otherwise.
 * Resolves to { code, output }; only a program that cannot be started rejects.
 */
export function run(command, args, { cwd = root, env = process.env, stdio = 'pipe', ...rest } = {}) {
  // After a signal nothing new may start; the process exits as soon as the running programs have.
  if (ending) return new Promise(() => {});
  passSignalsOn();
  return new Promise((resolve, reject) => {
    const streams = stdio === 'inherit' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd, env, stdio: streams, ...rest });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    alive.add(child);
    child.on('error', (error) => {
      alive.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      alive.delete(child);
      resolve({ code: code ?? codeOf(signal), output: Buffer.concat(chunks).toString() });
    });
  });
}

function passSignalsOn() {
  if (passing) return;
  passing = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endWith(signal));
  process.on('exit', () => {
    for (const child of alive) child.kill('SIGTERM');
  });
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
}

/** npm passes a signal to the shell between it and this process, and that shell just dies: watch for that. */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent || ending) return;
    clearInterval(timer);
    void endWith('SIGTERM');
  }, 500);
  timer.unref();
}

async function endWith(signal) {
  // A second signal means: now.
  if (ending) process.exit(codeOf(signal));
  ending = true;
  const closed = [...alive].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of alive) {
    // Ctrl-C in a terminal already reached the whole group; a second one would cut the shutdown short.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  }
  await Promise.all(closed);
  await Promise.all([...lastWork].map((work) => work()));
  // One tick later, so that the code awaiting the program can set the exit code first.
  setImmediate(() => process.exit(codeOf(signal)));
}

/** Work to do before a signal ends this process, once the programs it started have ended. */
export function beforeEnd(work) {
  passSignalsOn();
  lastWork.add(work);
}

function codeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/** Reports progress, but only of steps that take longer than a second. */
export async function progress(text, work) {
  const start = Date.now();
  const timer = setTimeout(() => console.log(`${text} …`), 1000);
  try {
    const result = await work();
    if (Date.now() - start > 1000) console.log(`${text}: done in ${seconds(start)} s`);
    return result;
  } finally {
    clearTimeout(timer);
  }
}

export function seconds(start) {
  return ((Date.now() - start) / 1000).toFixed(1);
}

export function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The script of an installed command line tool, to be run by the Node of our choice. */
export function toolPath(name, bin = name) {
  const folder = join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]);
}

/** The environment for tools run by `node`: whatever they start themselves then finds the same Node first. */
export function envFor(node, extra = {}) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}

/** The first of these programs that stands in PATH, or null. */
export function inPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Runs `main` when this module was started as a program, and ends with one clear line when it fails. */
export async function runAsProgram(url, main) {
  const started = process.argv[1];
  if (started === undefined || realpathSync(started) !== fileURLToPath(url)) return;
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    process.exit(1);
  }
}
