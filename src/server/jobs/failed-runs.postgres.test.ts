import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { JobContext } from '#platform/jobs/job.ts';
import { dump, rowsOf } from '../testing/dump.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { type JobWatcher, openJobs } from './jobs.ts';

const server = sharedTestServer();
const ADDRESS = 'somebody.failed@houvast.example';

/** What the database layer throws: its message and its fields contain what the statement was about. */
function refused(): never {
  const cause = Object.assign(new Error(`duplicate key (${ADDRESS})`), { code: '23505', detail: ADDRESS });
  throw new DrizzleQueryError('select $1', [ADDRESS], cause);
}

interface Kept {
  readonly state: string;
  readonly output: { readonly name: string; readonly message: string } | null;
}

test('the queues keep of a failed run what kind of failure it was, and nothing of what it was about', async () => {
  const { connection, jobContext } = server();
  const failed = vi.fn<JobWatcher['failed']>();
  const runner = await openJobs(connection, testEnvironment(), { done: () => undefined, failed });
  await runner.work({
    ...jobContext,
    transaction: async () => refused(),
    get db(): JobContext['db'] {
      return refused();
    },
  });
  const runs = () =>
    rowsOf<Kept>(connection.db, "select state, output from pgboss.job where name = 'award_badges'");
  await vi.waitFor(async () => expect((await runs()).map(({ state }) => state)).toEqual(['failed']), {
    timeout: 20_000,
    interval: 200,
  });
  await runner.stop();
  expect(failed).toHaveBeenCalledWith('award_badges', expect.any(DrizzleQueryError));
  expect(await runs()).toMatchObject([{ output: { name: 'Error', message: 'Error 23505' } }]);
  expect(await dump(connection.db)).not.toContain(ADDRESS);
});
