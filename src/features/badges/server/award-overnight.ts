import { setImmediate as callsThatWait } from 'node:timers/promises';
import type { DomainEvent } from '#domain/events.ts';
import { addDays } from '#domain/kit/day.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { awardBadges } from './award-badges.ts';
import { findWithDays } from './queries.ts';

type BadgesReceived = Extract<DomainEvent, { kind: 'badgesReceived' }>;
/** Tells a person what they received, in the same transaction. */
type Tell = (context: JobContext, event: BadgesReceived) => Promise<void>;

/** For so many days a missed run is made up for; longer than a day can be filled in late and still count. */
const LOOK_BACK_DAYS = 14;
const BATCH = 500;

/**
 * Awards what time alone brings: a day is judged by its goal once it is over. Running it again, or on two nodes, finds
 * what was awarded and awards it no second time.
 */
export function awardOvernight(tell: Tell): Job {
  return {
    name: 'award_badges',
    schedule: '20 0 * * *',
    async run(context) {
      const today = context.clock.today();
      const days = { from: addDays(today, -LOOK_BACK_DAYS), to: addDays(today, -1) };
      let awarded = 0;
      for (let afterUid = 0; ; ) {
        const people = await findWithDays(context.db, { ...days, afterUid, limit: BATCH });
        for (const uid of people) {
          awarded += await awardTo(context, uid, tell);
          afterUid = uid;
          // The embedded database answers before anything else has its turn.
          await callsThatWait();
        }
        if (people.length < BATCH) break;
      }
      if (awarded > 0) context.knock('deliver_mail');
      return awarded;
    },
  };
}

function awardTo(context: JobContext, uid: number, tell: Tell): Promise<number> {
  return context.db.transaction(async (transaction) => {
    const inner = { ...context, db: transaction as JobContext['db'] };
    const badges = await awardBadges(inner, uid);
    if (badges.length > 0) await tell(inner, { kind: 'badgesReceived', uid, badges });
    return badges.length;
  });
}
