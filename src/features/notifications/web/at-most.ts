/** Milliseconds that leaving waits for what it does not depend on (chosen). */
export const FAREWELL = 3_000;

/** Waits for some work, and goes on with something else after so many milliseconds where it is not done. */
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
