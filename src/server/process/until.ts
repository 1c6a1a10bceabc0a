const PAUSE_MS = 20;

/** Waits until `check` answers something else than undefined or false, and answers that; throws after `limitMs`. */
export async function until<Found>(
  what: string,
  check: () => Found | undefined | false | Promise<Found | undefined | false>,
  limitMs = 20_000,
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
