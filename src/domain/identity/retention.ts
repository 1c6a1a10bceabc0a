import { addMonths, type Day } from '#domain/kit/day.ts';

/**
 * How long accounts nobody uses are kept (chosen). The privacy page and the mails read these numbers, so they cannot
 * say anything else.
 */
export const RETENTION = {
  /** Accounts whose address was never confirmed and in which nothing was entered. */
  unusedDays: 30,
  firstNoticeMonths: 11,
  lastNoticeMonths: 23,
  removalMonths: 24,
  /** However late the mails went out, nobody loses an account sooner after the last one. */
  lastNoticeDays: 28,
} as const;

/** The day on which an account that was last used on a day goes, if it stays unused. */
export function removalDay(lastUsed: Day): Day {
  return addMonths(lastUsed, RETENTION.removalMonths);
}
