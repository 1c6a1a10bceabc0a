import { beforeAll, describe, expect, inject, test } from 'vitest';
import { administer } from '../testing/databases.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import type { ServerProcess } from './server-process.ts';
import type { Storage } from './storage.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const NAMES = ['Anna', 'Ina', 'Lars', 'Samira', 'Tom'];
const ENOUGH = 50;
const TOKEN = 'only-the-watcher-knows';

const processes = testProcesses();
const bothStatuses = async (of: ServerProcess) => [
  await of.statusOf('/healthz'),
  await of.statusOf('/readyz'),
];
const isReady = async (of: ServerProcess) => (await of.statusOf('/readyz')) === 200;

// The embedded database cannot become unreachable; lock.embedded.test.ts asks it whether it is ready.
describe('health with PostgreSQL', () => {
  let storage: Storage;
  let server: ServerProcess;
  beforeAll(async () => {
    storage = await processes.storage();
    server = await processes.start(storage.settings);
  });

  test('a serving process is alive and ready, and its health is not cached', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await server.visitor('alcohol', '').get(path);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    }
  });

  test('connections that break during writes fail those writes, not the process', async () => {
    // Five people, because a day has room for fifty registrations of each.
    const people = await Promise.all(NAMES.map((name) => server.register(name)));
    const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 0.5 };
    const counts = { written: 0, failed: 0, over: false };
    const write = async (person: (typeof people)[number]) => {
      while (!counts.over && !server.ending) {
        const answer = await person.post('/webform_rest/submit', body).catch(() => undefined);
        counts[answer?.status === 200 ? 'written' : 'failed'] += 1;
      }
    };
    const writers = [...people, ...people].map(write);
    await until('writes go on', () => counts.written > ENOUGH);
    await administer(
      inject('postgresUrl'),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${storage.database}'`,
    );
    const before = counts.written;
    await until(
      'writes go on again, or the process ended',
      () => server.ending ?? counts.written > before + ENOUGH,
    );
    counts.over = true;
    await Promise.all(writers);
    const { ending, stderr } = server;
    expect({ ending, stderr }).toEqual({ ending: null, stderr: '' });
    expect(counts.failed).toBeGreaterThanOrEqual(1);
    expect(await bothStatuses(server)).toEqual([200, 200]);
  });

  test('without its database a server is alive but not ready, and ready again once it is back', async () => {
    const lost = await processes.storage();
    const alone = await processes.start({ ...lost.settings, METRICS_TOKEN: TOKEN });
    const measured = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const answer = await alone.visitor('alcohol', '').send('GET', '/metrics', undefined, { headers });
      return [
        answer.status,
        ...(answer.text.match(/^(houvast_mails_waiting|houvast_database_con\w+|process_start\w+)/gm) ?? []),
      ];
    };
    expect(await bothStatuses(alone)).toEqual([200, 200]);
    expect(await measured()).toContain('houvast_mails_waiting');
    await administer(inject('postgresUrl'), `drop database ${lost.database} with (force)`);
    expect(await bothStatuses(alone)).toEqual([200, 503]);
    const [status, ...names] = await measured();
    expect(status).toBe(200);
    expect(new Set(names)).toEqual(new Set(['houvast_database_connections', 'process_start_time_seconds']));
    const answer = await alone
      .visitor()
      .send('POST', '/user/login', { name: 'x@houvast.example', pass: 'x' });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.text).not.toMatch(/select|flood_attempts|postgres/i);
    expect(alone.ending).toBeNull();
    await administer(inject('postgresUrl'), `create database ${lost.database}`);
    await until('the server is ready again', () => isReady(alone));
  });
});
