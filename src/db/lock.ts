import { join } from 'node:path';
import { takeLock } from './file-lock.mjs';

/** Another running process holds the folder. */
export class FolderInUse extends Error {
  readonly pid: number;
  constructor(dataDir: string, pid: number) {
    super(
      `The database in ${dataDir} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
    );
    this.pid = pid;
  }
}

/**
 * Locks the folder of the embedded database for this process, because two processes on one folder lose rows and the
 * database itself does not notice. Returns the function that releases it.
 */
export function lockFolder(dataDir: string): () => void {
  const { release, heldBy } = takeLock(join(dataDir, 'houvast.lock'));
  if (heldBy !== undefined) throw new FolderInUse(dataDir, heldBy);
  return release;
}
