import { codeOf } from '#domain/kit/thrown.ts';

/** The database broke off a transaction, because it and another one waited for each other (PostgreSQL, appendix A). */
const DEADLOCK = '40P01';

/**
 * Runs what is one transaction, and once more if it was broken off for the sake of another one: `cookies`, which `run` may change,
 * are then as they were.
 */
export async function againAfterDeadlock<T>(cookies: object, run: () => Promise<T>): Promise<T> {
  const before = { ...cookies };
  try {
    return await run();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    Object.assign(cookies, before);
    return run();
  }
}

/** Whether a statement failed because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === DEADLOCK || isDeadlock(error.cause));
}
