import { renewalAskedUntil } from '#domain/nurse/consent.ts';
import { inBatches } from '#platform/jobs/in-batches.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { claimAsked, type Ending, endExpired } from './queries.ts';

/** The batch size of one transaction. */
const BATCH = 200;

type Tend = (inside: JobContext) => Promise<readonly Ending[]>;

/** Asks clients before their agreement ends whether to go on, and ends the pairings of those who did not answer. */
export const tendConsents: Job = {
  name: 'tend_consents',
  schedule: '*/10 * * * *',
  async run(context) {
    const tended = (tend: Tend) => inBatches(BATCH, async () => (await context.transaction(tend)).length);
    return (await tended(end)) + (await tended(ask));
  },
};

async function ask(context: JobContext): Promise<readonly Ending[]> {
  const now = context.clock.now();
  const asked = await claimAsked(context.db, renewalAskedUntil(now), { now, limit: BATCH });
  for (const { uid, nurse } of asked) await context.announce({ kind: 'consentEnding', uid, nurse });
  return asked;
}

async function end(context: JobContext): Promise<readonly Ending[]> {
  const ended = await endExpired(context.db, { now: context.clock.now(), limit: BATCH });
  for (const { uid, nurse } of ended) {
    await context.announce({ kind: 'nurseUnpaired', uid, nurse, by: 'expired' });
  }
  return ended;
}
