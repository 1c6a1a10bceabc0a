import pg from 'pg';
import { expect, test } from 'vitest';
import { startedMailServer } from '../testing/mail-server.ts';
import { TEST_NOW } from '../testing/test-environment.ts';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const MAILS = 1_000;
const HOUR_MS = 3_600_000;
const WAITING = `insert into mail (uid, site, language, kind, recipient, unique_key, created_at, next_attempt_at, discard_at)
  select uid, site, 'nl', 'account_exists', mail, 'outage:' || number, $1, $1, $2
  from account, generate_series(1, ${MAILS}) as number where mail_key = 'anna@houvast.example'`;

const mails = await startedMailServer();
const processes = testProcesses();
const hours = (count: number) => new Date(TEST_NOW.getTime() + count * HOUR_MS);

test('an outage of the mail server with killed workers loses no mail, and duplicates at most one per killed worker', async () => {
  const storage = await processes.storage();
  const settings = { ...storage.settings, MAIL_URL: mails.url };
  const database = new pg.Client({ connectionString: storage.settings['DATABASE_URL'] });
  await database.connect();
  // A failed test may leave the mail server stopped.
  database.on('error', () => undefined);
  const startWorker = (hour: number) => processes.start({ ...settings, NOW: hours(hour).toISOString() });
  const count = async (condition: string) => {
    const { rows } = await database.query(`select count(*)::int as mails from mail where ${condition}`);
    return rows[0].mails as number;
  };
  const arrived = () => new Set(mails.arrived.map(({ parsed }) => parsed.messageId)).size;
  let kills = 0;
  const kill = async (worker: ServerProcess) => {
    await worker.kill();
    kills += 1;
  };

  await mails.stop();
  // This process answers requests and runs no jobs: others have to send what it writes.
  const writer = await processes.start({ ...settings, JOBS: '0' });
  await writer.register('Anna');
  await database.query(WAITING, [TEST_NOW, hours(48)]);
  expect(await count('sent_at is null')).toBe(MAILS + 1);
  const during = await startWorker(0);
  await until('the workers have tried', async () => (await count('attempts > 0')) > 0);
  expect(mails.arrived).toEqual([]);
  await kill(during);

  await mails.start();
  let left = await startWorker(1);
  let right = await startWorker(1);
  await until('some mails have arrived', () => arrived() > MAILS / 5);
  await kill(left);
  left = await startWorker(1);
  await until('more mails have arrived', () => arrived() > MAILS / 2);
  await kill(right);
  await kill(left);
  // Later, because a mail held by a dead worker is only retried after its delay.
  [left, right] = await Promise.all([startWorker(3), startWorker(3)]);
  await until('nothing waits any more', async () => (await count('sent_at is null')) === 0);

  expect(arrived()).toBe(MAILS + 1);
  expect(mails.arrived.length - arrived()).toBeLessThanOrEqual(kills);
  expect(kills).toBe(4);
  await database.end();
}, 180_000);
