import { RETENTION } from '#domain/identity/retention.ts';
import { addDays, addMonths, type Day } from '#domain/kit/day.ts';
import type { Job } from '#platform/jobs/job.ts';
import { deleteInactive, deleteUnused, findInactive } from './queries.ts';

type Notice = 'inactive_first' | 'inactive_last';
/** People are told in batches, so that memory stays flat however many there are. */
const BATCH = 500;

/**
 * Removes accounts that nobody uses, after telling their owners twice (domain/identity/retention.ts). Running it again finds the
 * notices that were written and writes no others. `entered`: the tables with what people entered; who has none has nothing to keep.
 */
export function removeUnusedAccounts(entered: readonly string[]): Job {
  return {
    name: 'remove_unused_accounts',
    schedule: '10 3 * * *',
    async run(context) {
      const { db, clock } = context;
      const today = clock.today();
      const dayStart = (day: Day) => new Date(`${day}T00:00:00Z`);
      const monthsAgo = (months: number) => dayStart(addMonths(today, -months));
      const daysAgo = (days: number) => dayStart(addDays(today, -days));

      const unused = await deleteUnused(db, { lastUsedBefore: daysAgo(RETENTION.unusedDays), entered });
      const removed = await deleteInactive(db, {
        lastUsedBefore: monthsAgo(RETENTION.removalMonths),
        toldBefore: daysAgo(RETENTION.lastNoticeDays),
      });
      // The last notice first: who gets that one needs no first one any more.
      const last = await tell('inactive_last', monthsAgo(RETENTION.lastNoticeMonths));
      const first = await tell('inactive_first', monthsAgo(RETENTION.firstNoticeMonths));
      return unused + removed + last + first;

      async function tell(kind: Notice, lastUsedBefore: Date): Promise<number> {
        let told = 0;
        for (let afterUid = 0; ; ) {
          const people = await findInactive(db, { kind, lastUsedBefore, afterUid, limit: BATCH });
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
