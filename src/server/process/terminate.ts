import type { ServerProcess } from './server-process.ts';

/** The time a server is given to stop, in milliseconds; the test allows a little more. */
const LIMIT_MS = 10_000;

/** Stops a server with SIGTERM; returns how it exited, and whether that was in time. */
export async function terminate(
  server: ServerProcess,
  meanwhile: () => Promise<void> = async () => undefined,
) {
  const start = performance.now();
  server.signal('SIGTERM');
  await meanwhile();
  const ending = await server.untilEnded(2 * LIMIT_MS);
  return { ...ending, inTime: performance.now() - start < LIMIT_MS };
}

/** How a server exits that has nothing left to do. */
export const WELL = { code: 0, signal: null, inTime: true };
