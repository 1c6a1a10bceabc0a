import type { FindOutsideMail } from '#platform/mail/outside.ts';
import { countOverdue } from './queries.ts';

/** The mail about texts that wait too long: it says that there are some, and leads to the queue (docs/decisions/0063). */
export const findOverdueMail: FindOutsideMail = async ({ db, staffOrigin }, { recipient }) => {
  if (recipient === null) return null;
  return {
    kind: 'safety_overdue',
    to: recipient,
    language: 'nl',
    params: {},
    links: { button: staffOrigin && `${staffOrigin}/wachtrij`, second: null, unsubscribe: null },
    // Nobody has to hurry for what somebody has looked at meanwhile.
    mayGo: (await countOverdue(db)) > 0,
  };
};
