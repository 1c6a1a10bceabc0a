import { dueUpdate, updateInstant } from '#domain/buddies/buddy-update.ts';
import type { Day } from '#domain/kit/day.ts';
import { inBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { claimDue, findTelling, markPlanned } from './queries.ts';

/** The batch size of one transaction: after a crash the next run plans the rest, and nothing twice. */
const BATCH = 500;

/**
 * Plans the weekly mails to buddies, batch by batch, from Monday at nine. It runs often, so that those who were missed because no
 * process ran get theirs late.
 */
export const planBuddyUpdates: Job = {
  name: 'plan_buddy_updates',
  schedule: '*/5 * * * *',
  async run(context) {
    const monday = dueUpdate(context.clock);
    return monday === null ? 0 : inBatches(BATCH, () => planBatch(context, monday));
  },
};

function planBatch(context: JobContext, monday: Day): Promise<number> {
  return context.transaction(async (inside) => {
    const { db, clock } = inside;
    const began = updateInstant(monday, clock);
    const rows = await claimDue(db, { monday, began, limit: BATCH });
    if (rows.length === 0) return 0;
    const telling = await findTelling(db, [...new Set(rows.map(({ uid }) => uid))], monday);
    const participants = new Map(telling.map(({ uid, ...participant }) => [uid, participant]));
    const buddies = rows.flatMap(({ id, uid }) => {
      const participant = participants.get(uid);
      return participant ? [{ buddyId: id, ...participant }] : [];
    });
    if (buddies.length > 0) await inside.announce({ kind: 'buddyUpdatesDue', monday, buddies });
    await markPlanned(
      db,
      rows.map(({ id }) => id),
      monday,
    );
    return rows.length;
  });
}
