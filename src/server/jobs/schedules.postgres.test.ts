import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { jobsOf, openJobs } from './jobs.ts';

const server = sharedTestServer();
let queues: PgBoss;

beforeAll(async () => {
  const { connection } = server();
  if (connection.kind !== 'postgres') throw new Error('These tests run on PostgreSQL');
  queues = new PgBoss({ connectionString: connection.directUrl, max: 1, schedule: false, supervise: false });
  await queues.start();
});
afterAll(() => queues.stop());

/** A process starts with these settings, and stops. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  const failures: unknown[] = [];
  const runner = await openJobs(server().connection, testEnvironment(settings), {
    done: () => undefined,
    failed: (_job, error) => failures.push(error),
  });
  await runner.stop();
  expect(failures).toEqual([]);
}

/** What pg-boss goes by, per job: the schedule, its zone and when it was written. */
async function schedules() {
  const known = await queues.getSchedules();
  return new Map(known.map(({ name, cron, timezone, updatedOn }) => [name, { cron, timezone, updatedOn }]));
}

/** The zone and the schedule of every job, as they should be. */
const wanted = (timezone: string) =>
  new Map(
    jobsOf(server().connection).map(({ name, schedule: cron }) => [
      name,
      { cron, timezone, updatedOn: expect.any(Date) },
    ]),
  );

test('the first start schedules every job, by the clock of the product', async () => {
  await start();
  expect(wanted('Europe/Amsterdam').size).toBeGreaterThan(10);
  expect(await schedules()).toEqual(wanted('Europe/Amsterdam'));
});

test('a start with the same settings leaves the schedules as they are', async () => {
  await start();
  const before = await schedules();
  await start();
  expect(await schedules()).toEqual(before);
});

test('with another time zone every schedule is made anew', async () => {
  await start();
  await start({ TIME_ZONE: 'America/New_York' });
  expect(await schedules()).toEqual(wanted('America/New_York'));
  await start();
  expect(await schedules()).toEqual(wanted('Europe/Amsterdam'));
});

test('a schedule that an earlier version had otherwise is made anew, and no other', async () => {
  await start();
  const before = await schedules();
  await queues.schedule('award_badges', '5 4 * * *', null, { tz: 'Europe/Amsterdam' });
  expect((await schedules()).get('award_badges')?.cron).toBe('5 4 * * *');
  await start();
  const after = await schedules();
  expect(after.get('award_badges')?.cron).toBe(before.get('award_badges')?.cron);
  for (const known of [before, after]) known.delete('award_badges');
  expect(after).toEqual(before);
});

test('a process that runs no jobs changes no schedule', async () => {
  await start();
  const before = await schedules();
  await start({ JOBS: '0', TIME_ZONE: 'America/New_York' });
  expect(await schedules()).toEqual(before);
});
