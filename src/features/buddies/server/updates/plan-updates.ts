import { dueUpdate, updateInstant } from '#domain/buddies/buddy-update.ts';
import type { Day } from '#domain/kit/day.ts';
import { inBatchesWithGaps } from '#platform/jobs/in-batches.ts';
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
    return monday === null ? 0 : inBatchesWithGaps(BATCH, () => planBatch(context, monday));
  },
};

function planBatch(context: JobContext, monday: Day) {
  return context.transaction(async (inside) => {
    const { db, clock } = inside;
    const began = updateInstant(monday, clock);
    const rows = await claimDue(db, { monday, began, limit: BATCH });
    if (rows.length === 0) return { claimed: 0, checked: 0, done: 0 };
    const found = await findTelling(db, [...new Set(rows.map(({ uid }) => uid))], monday);
    const participants = new Map(found.map(({ uid, ...participant }) => [uid, participant]));
    // The buddies of an account that is locked stay due.
    const checked = rows.flatMap(({ id, uid }) => {
      const participant = participants.get(uid);
      return participant ? [{ id, ...participant }] : [];
    });
    const buddies = checked
      .filter(({ tells }) => tells)
      .map(({ id, site, language }) => ({ buddyId: id, site, language }));
    if (buddies.length > 0) await inside.announce({ kind: 'buddyUpdatesDue', monday, buddies });
    await markPlanned(
      db,
      checked.map(({ id }) => id),
      monday,
    );
    return { claimed: rows.length, checked: checked.length, done: checked.length };
  });
}
