import type { FindOutsideMail } from '#platform/mail/outside.ts';
import { countOverdue } from './queries.ts';

/** The mail about texts that have waited too long. It only says that there are some, and links to the queue (docs/decisions/0063). */
export const findOverdueMail: FindOutsideMail = async ({ db, staffOrigin }, { recipient }) => {
  if (recipient === null) return null;
  return {
    kind: 'safety_overdue',
    to: recipient,
    language: 'nl',
    params: {},
    links: { button: staffOrigin && `${staffOrigin}/wachtrij`, second: null, unsubscribe: null },
    // Not sent if somebody has looked at them meanwhile.
    mayGo: (await countOverdue(db)) > 0,
  };
};
