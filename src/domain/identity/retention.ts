import { addDays, addMonths, type Day } from '#domain/kit/day.ts';

/**
 * How long unused accounts are kept (chosen). The privacy page and the mails read these numbers, so they cannot
 * contradict them.
 */
export const RETENTION = {
  /**
   * Accounts in which nothing was entered, and whose address was never confirmed; where another system lets somebody in it is
   * having agreed that counts, with or without an address.
   */
  unusedDays: 30,
  firstNoticeMonths: 11,
  lastNoticeMonths: 23,
  /** Accounts with a placeholder for an address are removed then without a notice, because there is nowhere to send one. */
  removalMonths: 24,
  /** The minimum time between the last warning and the removal, however late the mails were sent. */
  lastNoticeDays: 28,
  /** After this time a last warning that the mail server refused is written again (docs/decisions/0078). */
  refusedAgainDays: 42,
} as const;

/** The day on which an account last used on a given day is removed, if it stays unused. */
function removalDay(lastUsed: Day): Day {
  return addMonths(lastUsed, RETENTION.removalMonths);
}

/** The day of removal that a warning sent on `warnedOn` names: never sooner than the last warning allows. */
export function namedRemovalDay(lastUsed: Day, warnedOn: Day): Day {
  const [usual, soonest] = [removalDay(lastUsed), addDays(warnedOn, RETENTION.lastNoticeDays)];
  return usual > soonest ? usual : soonest;
}
