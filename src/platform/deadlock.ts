import { codeOf } from '#domain/kit/thrown.ts';

/** The database broke off a transaction, because it and another one waited for each other (PostgreSQL, appendix A). */
const DEADLOCK = '40P01';

/**
 * Runs what is one transaction, and once more if it was broken off for the sake of another one. `undo` takes back what `run`
 * changed besides the database.
 */
export async function againAfterDeadlock<T>(run: () => Promise<T>, undo?: () => void): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    undo?.();
    return run();
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === DEADLOCK || isDeadlock(error.cause));
}
