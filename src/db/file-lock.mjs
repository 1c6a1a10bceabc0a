// A lock of one process on this machine. Plain JavaScript, because the scripts take it before there is a Node that
// reads TypeScript (scripts/lib/lock.mjs); file-lock.d.mts has its types.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A takeover takes no longer than this; an older guard was left by a process that died during one. Milliseconds. */
const TAKEOVER_LIMIT = 2_000;
const PAUSE = 5;

/**
 * Takes a lock for this process and returns the function that releases it, or the id of the process that holds it. A
 * lock whose process is gone is taken over; process ids are reused, so the start time is compared too.
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const self = { pid: process.pid, started: startTimeOf(process.pid) ?? 'unknown' };
  // Written first and linked into place, so that nobody ever reads a partial lock.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(self), { mode: 0o600 });
  try {
    while (!placed(own, file)) {
      const owner = read(file);
      if (owner && isAlive(owner)) return { heldBy: owner.pid };
      if (takenOver(own, file)) break;
    }
  } finally {
    rmSync(own, { force: true });
  }
  return { release: () => release(file, self) };
}

/** Links our lock if there is none; of several that try, the file system lets one through. */
function placed(own, file) {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces a dead process's lock. Only one at a time may try, and it checks again first: another may have been faster.
 */
function takenOver(own, file) {
  const guard = `${file}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    if (ageOf(guard) > TAKEOVER_LIMIT) rmSync(guard, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    return false;
  }
  try {
    const owner = read(file);
    if (!existsSync(file) || (owner && isAlive(owner))) return false;
    renameSync(own, file);
    return true;
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

function isAlive(owner) {
  return startTimeOf(owner.pid) === owner.started;
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function read(file) {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'));
    return typeof owner.pid === 'number' ? owner : null;
  } catch {
    return null;
  }
}

function release(file, self) {
  const owner = read(file);
  if (owner?.pid === self.pid && owner.started === self.started) rmSync(file, { force: true });
}

/** When a process started, as comparable text; null if no such process runs. */
function startTimeOf(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command name may contain spaces and brackets; fields are counted after its closing bracket.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'running';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
