// Where a run of the tests puts what nobody keeps.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux a file system in memory; a container may have only a little of it. */
const MEMORY = '/dev/shm';
/** A run takes a sixth of this at most. */
const ENOUGH_BYTES = 2 * 2 ** 30;

/**
 * Makes a folder the temporary one of this process and of everything it starts from here on, and removes it with all that is
 * left in it when the process exits. It is in memory where that has room, unless TMPDIR is set: a database of their own for
 * every file of tests means hundreds of files made and deleted, for which some file systems take longer than the tests.
 */
export function makeScratchFolder() {
  const folder = mkdtempSync(join(parent(), 'houvast-test-'));
  // PostgreSQL refuses to run as root, and has to enter it as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function parent() {
  return process.env.TMPDIR === undefined && hasRoom(MEMORY) ? MEMORY : tmpdir();
}

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
