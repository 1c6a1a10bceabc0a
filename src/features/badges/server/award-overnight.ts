import { setImmediate as callsThatWait } from 'node:timers/promises';
import { addDays } from '#domain/kit/day.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { awardBadges } from './award-badges.ts';
import { findWithDays } from './queries.ts';

/** How many days back a missed run is made up for; longer than a day can be filled in late and still count. */
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
    let awarded = 0;
    for (let afterUid = 0; ; ) {
      const people = await findWithDays(context.db, { ...days, afterUid, limit: BATCH });
      for (const uid of people) {
        awarded += await awardTo(context, uid);
        afterUid = uid;
        // The embedded database resolves without yielding to the event loop.
        await callsThatWait();
      }
      if (people.length < BATCH) break;
    }
    return awarded;
  },
};

function awardTo(context: JobContext, uid: number): Promise<number> {
  return context.transaction(async (inside) => {
    const badges = await awardBadges(inside, uid);
    if (badges.length > 0) await inside.announce({ kind: 'badgesReceived', uid, badges });
    return badges.length;
  });
}
