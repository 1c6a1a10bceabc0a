import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long the requests that waited for the start come first, in milliseconds; then the server can afford a pause. */
const FIRST_MOMENTS = 2_000;
/** How often the process is looked at afterwards, in milliseconds. */
const LOOK_EVERY = 5_000;
/** How much of that time a quiet process uses a core. */
const QUIET = 0.1;
/** How much it must have grown for a pause of some 100 ms, in bytes. */
const GROWTH = 16_000_000;

/** What a process has used so far: processor time in milliseconds, and memory in bytes. */
export interface Usage {
  readonly cpuMs: number;
  readonly memory: number;
}

/**
 * Frees the memory left over from loading, and later that of busy hours once they are over. Reading the package descriptions leaves more than
 * 100 MB. V8 collects what load left behind only if it happens to be collecting when the calls stop: otherwise a node keeps some
 * 70 MB all night (docs/speed.md).
 */
export function returnMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as (options: object) => void;
  // The last resort gives the emptied pages back too, which V8 otherwise keeps for the next load.
  const collect = () => collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  setTimeout(() => {
    collect();
    const look = quietWatch(LOOK_EVERY, usageOfProcess, collect);
    setInterval(look, LOOK_EVERY).unref();
  }, FIRST_MOMENTS).unref();
}

/** A look to be taken every so many milliseconds: it collects once the process is quiet and has grown since the last collection. */
export function quietWatch(every: number, usage: () => Usage, collect: () => void): () => void {
  let before = usage();
  let kept = before.memory;
  return () => {
    const now = usage();
    const isQuiet = now.cpuMs - before.cpuMs < QUIET * every;
    before = now;
    if (!isQuiet || now.memory < kept + GROWTH) return;
    collect();
    before = usage();
    kept = before.memory;
  };
}

function usageOfProcess(): Usage {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, memory: process.memoryUsage.rss() };
}
