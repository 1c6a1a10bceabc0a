import { codeOf } from '#domain/kit/thrown.ts';

/** The code of a transaction that the database ended because it and another one waited for each other (PostgreSQL, appendix A). */
const DEADLOCK = '40P01';

/** Runs a transaction, and once more if a deadlock ended it; `undo` first reverts what it changed besides the database. */
export async function retryOnDeadlock<T>(run: () => Promise<T>, undo: () => void): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    undo();
    return run();
  }
}

/** Whether a statement failed because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (codeOf(error) === DEADLOCK || isDeadlock(error.cause));
}
