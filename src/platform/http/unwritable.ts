import { codeOf } from '#domain/kit/thrown.ts';

/** Codes of a database that refuses a text for a character in it, as a NUL (PostgreSQL, appendix A). */
const REFUSED = new Set(['22021', '22P05']);

/** Whether something failed because a caller sent a text that no database keeps, which is no bug of ours. */
export function isUnwritable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return REFUSED.has(codeOf(error) ?? '') || isUnwritable(error.cause);
}
