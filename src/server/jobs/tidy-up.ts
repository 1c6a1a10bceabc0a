import { vacuum } from '#db/connection.ts';
import { IDLE_SECONDS, LONGEST_SECONDS } from '#domain/staff/staff-session.ts';
import { LONGEST_WINDOW_SECONDS } from '#platform/flood/flood.ts';
import { deleteAttemptsBefore } from '#platform/flood/queries.ts';
import { KEPT_MS } from '#platform/idempotency/idempotency.ts';
import { deleteAllAnswersBefore } from '#platform/idempotency/queries.ts';
import type { Job } from '#platform/jobs/job.ts';
import { deleteDeadSessions } from '#platform/session/queries.ts';
import { earliestKept } from '#platform/session/session.ts';
import { deleteDeadStaffSessions } from '#platform/staff/queries.ts';
import { SLICES } from '../slices.ts';

/** Deletes expired data: what nobody can use any more must not be kept (docs/privacy.md). */
export function tidyUp({ embedded }: { embedded: boolean }): Job {
  return {
    name: 'tidy_up',
    schedule: '*/10 * * * *',
    async run(context) {
      const { db, clock } = context;
      const now = clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      let swept = 0;
      // Slices first: their rows may outlive the session that they belong to.
      for (const { sweep } of SLICES) swept += (await sweep?.(context)) ?? 0;
      await deleteAllAnswersBefore(db, before(KEPT_MS));
      await deleteAttemptsBefore(db, before(LONGEST_WINDOW_SECONDS * 1000));
      swept += await deleteDeadSessions(db, earliestKept(now));
      swept += await deleteDeadStaffSessions(db, {
        begunBefore: before(LONGEST_SECONDS * 1000),
        usedBefore: before(IDLE_SECONDS * 1000),
      });
      // The embedded database has no background process that reclaims the space of deleted rows.
      if (embedded) await vacuum(db);
      return swept;
    },
  };
}
