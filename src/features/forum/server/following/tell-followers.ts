import { TOLD_AT_MOST } from '#domain/community/forum.ts';
import { isQuiet } from '#domain/notices/mail.ts';
import { inBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { claimFollowers, saveTold, spreadNews } from './queries.ts';

/** How many fit in one transaction: after a crash the next run does the rest, and nothing twice. */
const POSTS = 20;
const PEOPLE = 200;

/**
 * Tells the followers of posts about new comments, unless they have read them meanwhile: not more often than `TOLD_AT_MOST`, and not in
 * the quiet hours.
 */
export const tellFollowers: Job = {
  name: 'tell_followers',
  schedule: '*/5 * * * *',
  async run(context) {
    await inBatches(POSTS, () => context.transaction(({ db }) => spreadNews(db, POSTS)));
    if (isQuiet(context.clock.hourOf(context.clock.now()))) return 0;
    return inBatches(PEOPLE, () => context.transaction(tellSome));
  },
};

async function tellSome(context: JobContext): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const today = clock.today();
  const limits = {
    today,
    perDay: TOLD_AT_MOST.aDay,
    notSince: new Date(now.getTime() - TOLD_AT_MOST.everyMinutes * 60_000),
  };
  const people = await claimFollowers(db, limits, PEOPLE);
  if (people.length === 0) return 0;
  const told = people.map(({ uid, toldOn, toldCount }) => {
    return { uid, toldOn: today, toldCount: toldOn === today ? toldCount + 1 : 1 };
  });
  await saveTold(db, told, now);
  await context.announce({ kind: 'repliesWaiting', uids: told.map(({ uid }) => uid) });
  return people.length;
}
