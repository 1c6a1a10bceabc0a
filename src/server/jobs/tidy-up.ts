import { vacuum } from '#db/connection.ts';
import { TOKEN_UNSEEN_DAYS } from '#domain/notices/push.ts';
import { deleteExportsBefore } from '#features/data-export/server/queries.ts';
import { SHOWN_DAYS } from '#features/mail/contract.ts';
import { deleteMailsBefore } from '#features/mail/server/queries.ts';
import {
  deletePushMessagesBefore,
  deleteTokensUnseenSince,
  leaveTokens,
} from '#features/push/server/queries.ts';
import { LONGEST_WINDOW_SECONDS } from '#platform/flood/flood.ts';
import { deleteAttemptsBefore } from '#platform/flood/queries.ts';
import { KEPT_MS } from '#platform/idempotency/idempotency.ts';
import { deleteAllAnswersBefore } from '#platform/idempotency/queries.ts';
import type { Job } from '#platform/jobs/job.ts';
import { deleteDeadSessions } from '#platform/session/queries.ts';
import { oldestLiving } from '#platform/session/session.ts';

const DAY_MS = 86_400_000;

/** Sweeps out what has had its time: what nobody can use any more must not be kept (docs/privacy.md). */
export function tidyUp({ embedded }: { embedded: boolean }): Job {
  return {
    name: 'tidy_up',
    schedule: '*/10 * * * *',
    async run({ db, clock }) {
      const now = clock.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      await deleteAllAnswersBefore(db, before(KEPT_MS));
      await deleteAttemptsBefore(db, before(LONGEST_WINDOW_SECONDS * 1000));
      // Reminders are for who stayed away: they go on when a login ran out (docs/decisions/0025).
      await leaveTokens(db, oldestLiving(now));
      const swept =
        (await deleteDeadSessions(db, oldestLiving(now))) +
        (await deleteExportsBefore(db, now)) +
        (await deleteMailsBefore(db, now, before(SHOWN_DAYS * DAY_MS))) +
        (await deletePushMessagesBefore(db, now)) +
        (await deleteTokensUnseenSince(db, before(TOKEN_UNSEEN_DAYS * DAY_MS)));
      // The embedded database has no process of its own that gives back the space of deleted rows.
      if (embedded) await vacuum(db);
      return swept;
    },
  };
}
