import { codeOf } from '#domain/kit/thrown.ts';

/** Codes of a database that does not accept work: gone, starting, stopping, too busy or too slow (PostgreSQL, appendix A). */
const AWAY = ['57P01', '57P02', '57P03', '57014', '53300', '3D000', '08006', '08001'];
/** Codes of one that takes no writing for now: its disk is full, or it can only be read, as a standby. */
const UNWRITTEN = ['53100', '25006'];
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const CODES = new Set([...AWAY, ...UNWRITTEN, ...BROKEN]);
/** The messages of errors that the driver throws without a code. */
const UNANSWERED =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered))/;

/** Whether something failed because the database is away or silent, so that trying again later may help. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return CODES.has(code) || UNANSWERED.test(error.message) || isDatabaseAway(error.cause);
}
