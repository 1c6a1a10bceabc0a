import { openMinutesBetween, SAFETY_WAIT_MINUTES } from '#domain/community/moderation/set-hours.ts';
import { moderatorHours } from '#platform/content/moderation.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { providerAddresses } from '#platform/staff/provider-addresses.ts';
import { claimWaitingSafety, markTold } from './queries.ts';

/** More than ever wait at once; the next run takes what is left over. */
const MOST = 500;

/** Tells the provider about texts with a sign of danger that nobody looked at in time, once about each. */
export const watchQueue: Job = {
  name: 'watch_queue',
  schedule: '*/10 * * * *',
  run: (context) => context.transaction(tellOverdue),
};

async function tellOverdue(context: JobContext): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  const hours = moderatorHours(context.content());
  const overdue = (await claimWaitingSafety(db, MOST)).filter(
    ({ openedAt }) => openMinutesBetween(hours, [openedAt, now], clock) > SAFETY_WAIT_MINUTES,
  );
  const [first] = overdue;
  if (!first) return 0;
  const addresses = await providerAddresses(context);
  // Nothing is marked, so that the next run tries again; until then the operator hears of it by the runs that fail.
  if (addresses.length === 0) throw new Error('No PROVIDER_MAIL and no administrator: nobody can be told.');
  await markTold(
    db,
    overdue.map(({ id }) => id),
    now,
  );
  await context.announce({ kind: 'safetyOverdue', item: first.id, site: first.site, addresses });
  return overdue.length;
}
