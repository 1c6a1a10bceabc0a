import { execFileSync } from 'node:child_process';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Another running process has the folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `The database in ${dataDir} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

interface Owner {
  readonly pid: number;
  readonly started: string;
}

/**
 * Takes the folder of the embedded database for this process, because two processes on one folder lose rows and the
 * database itself does not notice. A lock whose process is gone is taken over; process numbers come back, so the
 * start time is compared too. Returns the function that lets go.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'houvast.lock');
  const self: Owner = { pid: process.pid, started: startTimeOf(process.pid) ?? 'unknown' };

  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (create(file, self)) return () => release(file, self);
    const owner = read(file);
    if (owner && startTimeOf(owner.pid) === owner.started) throw new FolderInUse(dataDir, owner.pid);
    removeStale(file, owner);
  }
  throw new Error(`The lock ${file} keeps changing hands; try again.`);
}

function create(file: string, owner: Owner): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, JSON.stringify(owner));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves a dead process's lock aside before deleting it, so that of two newcomers only one removes it. What was moved
 * is looked at again: it may be the fresh lock of a newcomer who was faster, and then it goes back.
 */
function removeStale(file: string, dead: Owner | null): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    const moved = read(aside);
    if (moved && (moved.pid !== dead?.pid || moved.started !== dead.started)) linkSync(aside, file);
    rmSync(aside, { force: true });
  } catch {
    // Someone else was faster; the next attempt sees what they did.
  }
}

function read(file: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return typeof owner.pid === 'number' ? owner : null;
  } catch {
    return null;
  }
}

function release(file: string, self: Owner): void {
  const owner = read(file);
  if (owner?.pid === self.pid && owner.started === self.started) rmSync(file, { force: true });
}

/** When a process started, as text that only has to be comparable; null when no such process runs. */
function startTimeOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command name may hold spaces and brackets; fields are counted after its closing bracket.
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'running';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
