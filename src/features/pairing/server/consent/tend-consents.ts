import { setImmediate as callsThatWait } from 'node:timers/promises';
import { askedUntil } from '#domain/nurse/consent.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import { claimAsked, type Ending, endExpired } from './queries.ts';

/** The batch size of one transaction. */
const BATCH = 200;

type Tend = (inside: JobContext) => Promise<readonly Ending[]>;

/** Asks clients whether to go on before their agreement ends, and ends the pairings of those who did not say so. */
export const tendConsents: Job = {
  name: 'tend_consents',
  schedule: '*/10 * * * *',
  run: async (context) => (await inBatches(context, end)) + (await inBatches(context, ask)),
};

async function inBatches(context: JobContext, tend: Tend): Promise<number> {
  let done = 0;
  for (;;) {
    const batch = await context.transaction(tend);
    done += batch.length;
    if (batch.length < BATCH) return done;
    // The embedded database resolves without yielding to the event loop.
    await callsThatWait();
  }
}

async function ask(context: JobContext): Promise<readonly Ending[]> {
  const now = context.clock.now();
  const asked = await claimAsked(context.db, askedUntil(now), { now, limit: BATCH });
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
