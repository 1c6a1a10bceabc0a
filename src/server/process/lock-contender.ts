import { lockFolder } from '#db/lock.ts';

export interface Turn {
  readonly folder: string;
  /** When to try, in milliseconds since 1970, so that all contenders try at once. */
  readonly at: number;
}

// Started by lock.embedded.test.ts: for each given folder, this process tries to take the lock and reports whether it
// did.
process.on('message', ({ folder, at }: Turn) => {
  while (Date.now() < at);
  process.send?.(takes(folder));
});
process.send?.('listening');

function takes(folder: string): boolean {
  try {
    lockFolder(folder);
    return true;
  } catch {
    return false;
  }
}
