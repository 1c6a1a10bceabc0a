/** How many milliseconds leaving waits for work it does not depend on (our choice). */
export const FAREWELL = 3_000;

/** Waits for some work, and continues with a fallback when it takes longer than this many milliseconds. */
export async function atMost<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
