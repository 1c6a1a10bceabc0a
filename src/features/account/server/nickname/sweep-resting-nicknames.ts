import { NICKNAME_REST_DAYS } from '#domain/identity/nickname.ts';
import { plusDays } from '#domain/kit/duration.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { endRest, startRest } from './queries.ts';

/** Starts the year of rest for names that came free, and deletes those whose year is over. */
export async function sweepRestingNicknames({ db, clock }: JobContext): Promise<number> {
  const now = clock.now();
  await startRest(db, plusDays(now, NICKNAME_REST_DAYS));
  return endRest(db, now);
}
