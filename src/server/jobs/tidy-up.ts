import { vacuum } from '#db/connection.ts';
import { IDLE_SECONDS, LONGEST_SECONDS } from '#domain/staff/staff-session.ts';
import { LONGEST_WINDOW_SECONDS } from '#platform/flood/flood.ts';
import { deleteAttemptsBefore } from '#platform/flood/queries.ts';
import { KEPT_MS } from '#platform/idempotency/idempotency.ts';
import { deleteAllAnswersBefore } from '#platform/idempotency/queries.ts';
import { throwFailures } from '#platform/jobs/failures.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { deleteDeadSessions } from '#platform/session/queries.ts';
import { earliestKept } from '#platform/session/session.ts';
import { deleteDeadStaffSessions } from '#platform/staff/queries.ts';
import { SLICES } from '../slices.ts';

type Sweep = (context: JobContext) => Promise<number | void>;

/**
 * Deletes expired data: what nobody can use any more must not be kept (docs/privacy.md). A sweep that fails stops no other, and fails
 * the job in the end.
 */
export function tidyUp({ embedded }: { embedded: boolean }): Job {
  return {
    name: 'tidy_up',
    schedule: '*/10 * * * *',
    async run(context) {
      const { db, clock } = context;
      const now = clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      let swept = 0;
      const failures: unknown[] = [];
      async function sweepAll(sweeps: readonly Sweep[]): Promise<void> {
        for (const sweep of sweeps) {
          try {
            swept += (await sweep(context)) ?? 0;
          } catch (error) {
            failures.push(error);
          }
        }
      }
      await sweepAll(SLICES.flatMap(({ sweep }) => sweep ?? []));
      // Only after all sweeps, because one may first have to detach rows that outlive their session.
      if (failures.length === 0) await sweepAll([() => deleteDeadSessions(db, earliestKept(now))]);
      await sweepAll([
        () => deleteAllAnswersBefore(db, before(KEPT_MS)),
        () => deleteAttemptsBefore(db, before(LONGEST_WINDOW_SECONDS * 1000)),
        () =>
          deleteDeadStaffSessions(db, {
            begunBefore: before(LONGEST_SECONDS * 1000),
            usedBefore: before(IDLE_SECONDS * 1000),
          }),
        // The embedded database has no background process that reclaims the space of deleted rows.
        ...(embedded ? [() => vacuum(db)] : []),
      ]);
      throwFailures(failures);
      return swept;
    },
  };
}
