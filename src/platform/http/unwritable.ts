import { codeOf } from '#domain/kit/thrown.ts';

/** Codes of a database that refuses a text because of a character in it, such as NUL (PostgreSQL, appendix A). */
const REFUSED = new Set(['22021', '22P05']);

/** Whether something failed because a caller sent a text that the database cannot store, which is no bug of ours. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return REFUSED.has(codeOf(error) ?? '') || isUnwritable(error.cause);
}
