import { fromPglite, PgBoss } from 'pg-boss';
import type { Connection } from '#db/connection.ts';
import type { Environment } from '#platform/environment.ts';
import { errorFields, failuresIn } from '#platform/error-reports/error-fields.ts';
import type { Job, JobContext } from '#platform/jobs/job.ts';
import type { JobName } from '#platform/jobs/job-name.ts';
import { SLICES } from '../slices.ts';
import { tidyUp } from './tidy-up.ts';

/** All background work: the jobs of the slices, and the clean-up. */
export function jobsOf({ kind }: Pick<Connection, 'kind'>): readonly Job[] {
  return [...SLICES.flatMap(({ jobs = [] }) => jobs), tidyUp({ embedded: kind === 'embedded' })];
}

/** Is notified of the outcome of each job run. */
export interface JobWatcher {
  done(job: JobName, things: number, seconds: number): void;
  /** `queues`: an error of the queues themselves, not of one job. */
  failed(job: JobName | 'queues', error: unknown): void;
}

/** The queues, shared by any number of processes; each run is taken by one of them. */
export interface JobRunner {
  wake(job: JobName): void;
  /** Starts processing runs in this process. */
  work(context: JobContext): Promise<void>;
  /** Finishes the runs in progress, and takes no more. */
  stop(): Promise<void>;
}

/** How often a process polls for runs, in seconds; no mail waits longer than this. */
const LOOK_EVERY_SECONDS = 1;
/** A run that takes longer counts as failed and is not repeated: the next one may begin, beside it if it still works. */
const LONGEST_RUN_SECONDS = 900;
const STOP_LIMIT_MS = 5_000;

/** Opens the queues in the database (docs/decisions/0014). Their tables are pg-boss's own, in the schema `pgboss`. */
export async function openJobs(
  connection: Connection,
  environment: Environment,
  watcher: JobWatcher,
): Promise<JobRunner> {
  const boss = new PgBoss({
    ...(connection.kind === 'embedded'
      ? { db: fromPglite(connection.client), backend: 'pglite' as const }
      : { connectionString: connection.directUrl, max: 2 }),
    schedule: environment.jobs,
    supervise: environment.jobs,
  });
  boss.on('error', (error) => watcher.failed('queues', error));
  await boss.start();
  const jobs = jobsOf(connection);
  await prepareQueues(boss, jobs, environment);
  return {
    wake(job) {
      boss.send(job, null).catch((error: unknown) => watcher.failed(job, error));
    },
    async work(context) {
      if (!environment.jobs) return;
      for (const job of jobs) {
        await boss.work(job.name, { pollingIntervalSeconds: LOOK_EVERY_SECONDS }, async () => {
          await runJob(job, context, watcher).catch(throwBare);
        });
        // Work may have been left over from when no process ran.
        await boss.send(job.name, null);
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS }),
  };
}

/** Creates the queues and schedules that are missing or outdated; on nearly every start there are none. */
async function prepareQueues(
  boss: PgBoss,
  jobs: readonly Job[],
  { jobs: scheduled, timeZone: tz }: Pick<Environment, 'jobs' | 'timeZone'>,
): Promise<void> {
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  const schedules = new Map((await boss.getSchedules()).map((known) => [known.name, known]));
  for (const { name, schedule: cron } of jobs) {
    // At most one run is queued: what it has to do is in the tables, not in the run.
    if (!queues.has(name)) {
      await boss.createQueue(name, { policy: 'short', retryLimit: 0, expireInSeconds: LONGEST_RUN_SECONDS });
    }
    const known = schedules.get(name);
    if (scheduled && (known?.cron !== cron || known.timezone !== tz)) {
      await boss.schedule(name, cron, null, { tz });
    }
  }
}

/**
 * Throws what pg-boss may keep of a failed run. It stores the whole error for days, where the deletion of an account does not
 * reach, and messages of the database contain what people entered.
 */
function throwBare(thrown: unknown): never {
  const kinds = failuresIn(thrown).map((failure) => {
    const { type, code } = errorFields(failure);
    return code === undefined ? type : `${type} ${code}`;
  });
  throw new Error(kinds.join(', '));
}

/** Runs a job, and tells the watcher how it ended. */
export async function runJob(job: Job, context: JobContext, watcher: JobWatcher): Promise<number> {
  const start = performance.now();
  try {
    const things = await job.run(context);
    watcher.done(job.name, things, (performance.now() - start) / 1000);
    return things;
  } catch (error) {
    watcher.failed(job.name, error);
    throw error;
  }
}
