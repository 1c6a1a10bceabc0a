import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { crowdSql } from '../testing/crowd.ts';
import { TEST_NOW, TEST_TODAY } from '../testing/test-environment.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const PEOPLE = 3_000;
const DUE_SQL = `
  insert into reminder (uid, minute, weekdays, next_at)
  select uid, 720, '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}', $1
  from account where mail_key like 'crowd-%'`;
const WRITTEN_SQL = `
  select count(*)::int as mails, count(distinct uid)::int as people from mail where kind = 'daily_mail'`;

const processes = testProcesses();
let settings: Readonly<Record<string, string>>;
let database: pg.Client;
let queues: PgBoss;

beforeAll(async () => {
  ({ settings } = await processes.storage());
  const connectionString = settings['DATABASE_URL'] ?? '';
  database = new pg.Client({ connectionString });
  await database.connect();
  queues = new PgBoss({ connectionString, max: 1, schedule: false, supervise: false });
});

afterAll(async () => {
  await queues.stop();
  await database.end();
});

async function written(): Promise<{ mails: number; people: number }> {
  const { rows } = await database.query(WRITTEN_SQL);
  return rows[0];
}

test('a worker killed while planning leaves the rest to the next one, and nobody is reminded twice', async () => {
  const worker = await processes.start(settings);
  const at = new Date(TEST_NOW);
  await database.query(crowdSql({ count: PEOPLE, at, start: addDays(TEST_TODAY, -1) }));
  await database.query(DUE_SQL, [TEST_NOW]);
  await queues.start();
  await queues.send('plan_reminders', null);
  await until('some are planned', async () => (await written()).people > 0);
  await worker.kill();
  const left = await written();
  expect(left.people).toBeGreaterThan(0);
  expect(left.people).toBeLessThan(PEOPLE);

  await processes.start(settings);
  await queues.send('plan_reminders', null);
  await until('all are planned', async () => (await written()).people === PEOPLE);
  expect(await written()).toEqual({ mails: PEOPLE, people: PEOPLE });
});
