import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { addDays, addMonths, type Day } from '#domain/kit/day.ts';
import type { Job } from '#platform/jobs/job.ts';
import { forgetPendingMails } from '../queries.ts';
import { deleteInactive, deleteUnreachable, deleteUnused, findInactive } from './queries.ts';

type Notice = 'inactive_first' | 'inactive_last';
/** Notices go out in batches, which bounds memory. */
const BATCH = 500;

/**
 * Removes unused accounts after two notices to their owners (domain/identity/retention.ts), and new addresses that nobody
 * confirmed in time. Idempotent: a second run finds
 * the notices already written. `entered`: the tables that hold what people entered; an account without rows there has
 * nothing to lose.
 */
export function removeUnusedAccounts(entered: readonly string[]): Job {
  return {
    name: 'remove_unused_accounts',
    schedule: '10 3 * * *',
    async run(context) {
      const { db, clock, placeholderMailDomain } = context;
      const today = clock.today();
      const dayStart = (day: Day) => new Date(`${day}T00:00:00Z`);
      const monthsAgo = (months: number) => dayStart(addMonths(today, -months));
      const daysAgo = (days: number) => dayStart(addDays(today, -days));

      const expired = new Date(clock.now().getTime() - LINK_LIFETIME.validate * 1000);
      await forgetPendingMails(db, expired);
      const unused = await deleteUnused(db, {
        lastUsedBefore: daysAgo(RETENTION.unusedDays),
        entered,
      });
      const unreachable = await deleteUnreachable(db, {
        lastUsedBefore: monthsAgo(RETENTION.removalMonths),
        placeholderMailDomain,
      });
      const removed = await deleteInactive(db, {
        lastUsedBefore: monthsAgo(RETENTION.removalMonths),
        toldBefore: daysAgo(RETENTION.lastNoticeDays),
      });
      // The last notice first: an account that gets it must not get the first one as well.
      const last = await tell('inactive_last', monthsAgo(RETENTION.lastNoticeMonths));
      const first = await tell('inactive_first', monthsAgo(RETENTION.firstNoticeMonths));
      return unused + unreachable + removed + last + first;

      async function tell(kind: Notice, lastUsedBefore: Date): Promise<number> {
        let told = 0;
        for (let afterUid = 0; ; ) {
          const people = await findInactive(db, {
            kind,
            lastUsedBefore,
            placeholderMailDomain,
            afterUid,
            limit: BATCH,
          });
          for (const { uid, lastUsed } of people) {
            await context.transaction((inside) =>
              inside.announce({ kind: 'accountUnused', uid, notice: kind, lastUsed }),
            );
            afterUid = uid;
          }
          told += people.length;
          if (people.length < BATCH) return told;
        }
      }
    },
  };
}
