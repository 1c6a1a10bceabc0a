const PAUSE_MS = 20;
/** Starting takes seconds, and many times that on a machine that is busy with other tests. */
const LIMIT_MS = 45_000;

/** Waits until `check` returns something other than undefined or false, and returns that; throws after `limitMs`. */
export async function until<Found>(
  what: string,
  check: () => Found | undefined | false | Promise<Found | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<Found> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const found = await check();
    if (found !== undefined && found !== false) return found;
    await pause();
  }
  throw new Error(`Waited ${limitMs} ms in vain: ${what}`);
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });
}
