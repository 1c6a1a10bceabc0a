// A lock for work that several processes may start, so that one at a time does it.
import { takeLock } from '../../src/db/file-lock.mjs';
import { progress, sleep } from './run.mjs';

const PAUSE_MS = 200;

/** Waits until no other process holds the lock in `file`, then runs `work` while holding it. */
export async function withLock(file, work) {
  const release =
    takeLock(file).release ??
    (await progress('Waiting for another process that is doing the same', () => inTurn(file)));
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

async function inTurn(file) {
  for (;;) {
    const { release } = takeLock(file);
    if (release) return release;
    await sleep(PAUSE_MS);
  }
}
