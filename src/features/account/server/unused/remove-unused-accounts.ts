import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { RETENTION } from '#domain/identity/retention.ts';
import { addDays, addMonths, type Day } from '#domain/kit/day.ts';
import { throwFailures } from '#platform/jobs/failures.ts';
import { eachInBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { deleteAccount } from '../delete-account.ts';
import { findAccount, forgetPendingMails } from '../queries.ts';
import { findGoing, findInactive, type Going, isEmpty, isTold, isUnreachable, stillGoes } from './queries.ts';

type Notice = 'inactive_first' | 'inactive_last';
/** Notices go out in batches, which bounds memory. */
const BATCH = 500;

/**
 * Removes unused accounts after two notices to their owners (domain/identity/retention.ts), and deletes new addresses that nobody
 * confirmed in time. Idempotent: a second run finds the notices already written. `entered`: the tables that hold what people
 * entered; an account without rows there has nothing to lose. An account that fails stops no other, and fails the job in the end.
 */
export function removeUnusedAccounts(entered: readonly string[]): Job {
  return {
    name: 'remove_unused_accounts',
    schedule: '10 3 * * *',
    async run(context) {
      const { db, clock, placeholderMailDomain } = context;
      const today = clock.today();
      const dayStart = (day: Day) => clock.instantOf(day, 0);
      const monthsAgo = (months: number) => dayStart(addMonths(today, -months));
      const daysAgo = (days: number) => dayStart(addDays(today, -days));

      const expired = new Date(clock.now().getTime() - LINK_LIFETIME.validate * 1000);
      await forgetPendingMails(db, expired);
      const triedAgain = daysAgo(RETENTION.refusedAgainDays);
      const toldBefore = daysAgo(RETENTION.lastNoticeDays);
      const beyond = { lastUsedBefore: monthsAgo(RETENTION.removalMonths) };
      const failures: unknown[] = [];
      const removed =
        (await removeAll(isEmpty({ lastUsedBefore: daysAgo(RETENTION.unusedDays), entered }))) +
        (await removeAll(isUnreachable({ ...beyond, placeholderMailDomain }))) +
        (await removeAll(isTold(db, { ...beyond, toldBefore, triedAgain })));
      // The last notice first: an account that gets it must not get the first one as well.
      const last = await tell('inactive_last', monthsAgo(RETENTION.lastNoticeMonths));
      const first = await tell('inactive_first', monthsAgo(RETENTION.firstNoticeMonths));
      throwFailures(failures);
      return removed + last + first;

      /** Removes every account for which a condition holds, each in a transaction of its own, so that those paired with it hear of it. */
      function removeAll(going: Going): Promise<number> {
        return eachInBatches({
          size: BATCH,
          find: (after) => findGoing(db, going, after),
          each: async ({ uid }) =>
            (await context.transaction((inside) => removeOne(inside, uid, going))) ? 1 : 0,
          failures,
        });
      }

      function tell(kind: Notice, lastUsedBefore: Date): Promise<number> {
        const which = { kind, lastUsedBefore, triedAgain, placeholderMailDomain };
        return eachInBatches({
          size: BATCH,
          find: (after) => findInactive(db, { ...which, ...after }),
          async each({ uid, lastUsed }) {
            await context.transaction((inside) =>
              inside.announce({ kind: 'accountUnused', uid, notice: kind, lastUsed }),
            );
            return 1;
          },
          failures,
        });
      }
    },
  };
}

async function removeOne(context: JobContext, uid: number, going: Going): Promise<boolean> {
  const account = (await stillGoes(context.db, going, uid)) ? await findAccount(context.db, uid) : undefined;
  if (account) await deleteAccount(context, account, null);
  return account !== undefined;
}
