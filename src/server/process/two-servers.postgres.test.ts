import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATION_LOCK } from '#db/advisory-locks.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { newMailOf, type ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const KEYS = 10;
const WAITING = `select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and objid = ${MIGRATION_LOCK} and not granted and datname = current_database()`;

const processes = testProcesses();

/**
 * This many servers that start migrating one empty database at the same moment: the lock they wait for is held here
 * until all of them want it.
 */
async function startTogether(count: number, settings: Record<string, string> = {}) {
  const storage = await processes.storage('nothing');
  const url = storage.settings['DATABASE_URL'];
  const gate = new pg.Client({ connectionString: url });
  await gate.connect();
  try {
    await gate.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const servers = Array.from({ length: count }, () =>
      processes.launch({ ...storage.settings, ...settings }),
    );
    await until('all want to migrate', async () => {
      const { rows } = await gate.query(WAITING);
      return rows.length === count;
    });
    await gate.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    return { servers: await Promise.all(servers.map((server) => server.untilReady())), url };
  } finally {
    await gate.end();
  }
}

describe('two servers on one database', () => {
  let left: ServerProcess;
  let right: ServerProcess;
  let database: pg.Client;
  beforeAll(async () => {
    const { servers, url } = await startTogether(2);
    [left, right] = servers as [ServerProcess, ServerProcess];
    database = new pg.Client({ connectionString: url });
    await database.connect();
  });
  afterAll(() => database.end());

  test('both migrate an empty database and are ready', async () => {
    expect(await Promise.all([left.statusOf('/readyz'), right.statusOf('/readyz')])).toEqual([200, 200]);
  });

  test('both load the same content, and give each piece one number', async () => {
    const { rows } = await database.query(
      'select count(*)::int as pieces, max(number) as last from content_entity',
    );
    expect(rows[0].pieces).toBeGreaterThan(300);
    expect(rows[0].last).toBe(rows[0].pieces);
  });

  test('servers that all add the demo people are all ready', async () => {
    const { servers } = await startTogether(3, { DEMO: '1' });
    for (const server of servers) {
      expect((await server.visitor().login('anna@houvast.example', DEMO_PASSWORD)).status).toBe(200);
      await server.kill();
    }
  });

  test('an account and its session work on both; logging out on one logs out on both', async () => {
    const anna = await left.register('Anna');
    const elsewhere = right.visitor();
    await elsewhere.login(newMailOf('Anna'), DEMO_PASSWORD);

    const same = right.visitor();
    same.cookie = anna.cookie;
    expect((await same.get('/user/me')).json.mail).toEqual([{ value: newMailOf('Anna') }]);
    expect(await same.token()).toBe(await anna.token());
    const { cookie } = anna;
    expect((await same.post('/user/logout')).status).toBe(204);
    for (const server of [left, right]) {
      const visitor = server.visitor();
      visitor.cookie = cookie;
      expect((await visitor.get('/user/login_status')).text).toBe('0');
      expect((await visitor.get('/user/me')).status).toBe(403);
    }
    expect((await elsewhere.get('/user/me')).status).toBe(200);
  });

  test('the same Idempotency-Key sent to both at once creates one row', async () => {
    const tom = await left.register('Tom');
    const same = right.visitor('gambling');
    same.cookie = tom.cookie;
    await same.token();
    const pairs = await Promise.all(
      Array.from({ length: KEYS }, (_, key) => {
        const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 0.25 };
        const headers = { 'idempotency-key': `key ${key}` };
        return Promise.all(
          [tom, same].map((client) => client.post('/webform_rest/submit', body, { headers })),
        );
      }),
    );
    for (const answers of pairs) expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const sids = pairs.map((answers) => new Set(answers.map(({ json }) => json.sid as string)));
    expect(sids.map(({ size }) => size)).toEqual(sids.map(() => 1));
    const { json } = await same.get('/registrations/overview');
    const stored = Object.keys(json[TEST_TODAY].items);
    expect(stored.toSorted()).toEqual(sids.flatMap((sid) => [...sid]).toSorted());
    expect(stored).toHaveLength(KEYS);
  });
});
