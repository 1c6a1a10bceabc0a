import { addDays } from '#domain/kit/day.ts';
import { throwFailures } from '#platform/jobs/failures.ts';
import { eachInBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { awardForDays, tell } from './award-badges.ts';
import { findWithDays } from './queries.ts';

/** How many days back a missed run is made up for: longer than the time in which a day filled in late still counts. */
const LOOK_BACK_DAYS = 14;
const BATCH = 500;

/**
 * Awards the badges that depend on time alone: a day is compared with its goal once it is over. Idempotent, also on two
 * nodes at once.
 */
export const awardOvernight: Job = {
  name: 'award_badges',
  schedule: '20 0 * * *',
  async run(context) {
    const today = context.clock.today();
    const days = { from: addDays(today, -LOOK_BACK_DAYS), to: addDays(today, -1) };
    const failures: unknown[] = [];
    const done = await eachInBatches({
      size: BATCH,
      find: (after) => findWithDays(context.db, { ...days, ...after }),
      each: ({ uid }) => awardTo(context, uid),
      failures,
    });
    throwFailures(failures);
    return done;
  },
};

function awardTo(context: JobContext, uid: number): Promise<number> {
  return context.transaction(async (inside) => {
    const badges = await awardForDays(inside, uid);
    await tell(inside, uid, badges);
    return badges.length;
  });
}
