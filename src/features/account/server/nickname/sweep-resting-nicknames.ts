import { NICKNAME_REST_DAYS } from '#domain/identity/nickname.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { endRest, startRest } from './queries.ts';

/** Starts the year of names that came free, and forgets those whose year is over. */
export async function sweepRestingNicknames({ db, clock }: JobContext): Promise<number> {
  const now = clock.now();
  await startRest(db, new Date(now.getTime() + NICKNAME_REST_DAYS * 86_400_000));
  return endRest(db, now);
}
