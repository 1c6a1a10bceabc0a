import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { TestClient } from '../testing/test-client.ts';
import { overNetwork } from './over-network.ts';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const processes = testProcesses();
const STEP_MS = 30_000;
const ALERTS = '/staff/v1/alerts';
const MAINTENANCE = '/staff/v1/maintenance';
const ALERT = {
  field_type: 'info',
  sites: ['alcohol'],
  title: { nl: 'Storing bij een hulplijn', en: 'A helpline has a problem' },
  body: { nl: 'Bel 112.', en: 'Call 112.' },
};

let settings: Readonly<Record<string, string>>;
let nodes: readonly ServerProcess[];
let database: pg.Client;
let dewit: TestClient;
let codes: readonly string[];
beforeAll(async () => {
  // Passwords and secrets as a server makes them: those of the template are of the tests.
  ({ settings } = await processes.storage('nothing'));
  database = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await database.connect();
  nodes = [await processes.start({ ...settings, DEMO: '1' }), await processes.start(settings)];
  dewit = await signedIn();
});
afterAll(() => database.end());

/** An administrator at the first node, with two codes to come: each is later than the one before. */
async function signedIn(): Promise<TestClient> {
  const [left] = nodes;
  const { port = 0 } = left ?? {};
  const host = `beheer.localhost:${port}`;
  const client = new TestClient(overNetwork(port), {
    host,
    base: '/api',
    address: '',
    origin: `http://${host}`,
  });
  const { mail = '', secret = Buffer.alloc(0) } =
    DEMO_STAFF.find(({ role }) => role === 'administrator') ?? {};
  const timing = (await left?.visitor('alcohol', '').get('/hulp'))?.headers['server-timing'];
  const now = Date.parse(/desc="([^"]+)"/.exec(String(timing))?.[1] ?? '');
  const [first = '', ...others] = [-1, 0, 1].map((step) => codeAt(secret, new Date(now + step * STEP_MS)));
  codes = others;
  await client.post('/staff/v1/login', { mail, password: DEMO_PASSWORD });
  expect(await client.post('/staff/v1/code', { code: first })).toMatchObject({ status: 200 });
  return client;
}

/** Within so many milliseconds a node follows what another one did; twice that, for a busy machine. */
const FOLLOWS_WITHIN = 2 * 5_000;
const everywhere = (what: string, isSo: (node: ServerProcess) => Promise<boolean>) =>
  until(
    `${what} on every node`,
    async () => (await Promise.all(nodes.map(isSo))).every(Boolean),
    FOLLOWS_WITHIN,
  );
const showsAlert = async (node: ServerProcess) =>
  (await node.visitor().get('/api/v1/crisis-alerts')).text.includes(ALERT.title.nl);
const isClosed = async (node: ServerProcess) => (await node.visitor('poh', '').get('/')).status === 503;
const isOpen = async (node: ServerProcess) => !(await isClosed(node));

test('an alert shows on every node, also on one that starts later, until it is withdrawn', async () => {
  const { id } = (await dewit.post(ALERTS, ALERT)).json;
  await dewit.patch(`${ALERTS}/${id}`, { published: true });
  await everywhere('it shows', showsAlert);
  // The next start reads the files again.
  await database.query('delete from content_load');
  const later = await processes.start(settings);
  expect(await showsAlert(later)).toBe(true);
  await later.kill();
  await dewit.patch(`${ALERTS}/${id}`, { published: false });
  await everywhere('it is gone', async (node) => !(await showsAlert(node)));
});

test('the switch closes and opens every node, and a node that starts meanwhile is closed', async () => {
  await dewit.post('/staff/v1/code', { code: codes[0] });
  expect((await dewit.put(MAINTENANCE, { on: true, reason: 'Nieuwe versie.' })).status).toBe(200);
  await everywhere('closed', isClosed);
  const later = await processes.start(settings);
  expect(await isClosed(later)).toBe(true);
  await later.kill();
  await dewit.post('/staff/v1/code', { code: codes[1] });
  expect((await dewit.put(MAINTENANCE, { on: false })).status).toBe(200);
  await everywhere('open', isOpen);
});

test('a node that missed the announcement follows all the same', async () => {
  const closed = "insert into maintenance (id, since, name, reason) values (1, now(), 'E. de Wit', 'x')";
  for (const [change, status] of [
    [closed, 503],
    ['delete from maintenance', 200],
  ] as const) {
    await database.query(change);
    await everywhere(change, async (node) => (await isClosed(node)) === (status === 503));
    for (const node of nodes) expect((await node.visitor('gambling', '').get('/')).status).toBe(status);
  }
});
