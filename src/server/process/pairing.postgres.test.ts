import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#db/connection.ts';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { verifyAccessLog } from '#platform/clients/verify-log.ts';
import type { TestClient } from '../testing/test-client.ts';
import { testProcesses } from './test-processes.ts';

/** The issue asks for a hundred. */
const ROUNDS = 100;
const AT_ONCE = 50;
const LOOKS_AFTERWARDS = 3;

/** Refuses to commit a look whose pairing has ended, checked when the transaction in which she read is about to end. */
const WATCH = `
  create function watch_looks() returns trigger language plpgsql as $$ begin
    if not exists (select from pairing where uid = new.client and nurse = new.nurse and ended_at is null) then
      raise exception 'looked without a pairing';
    end if;
    return null;
  end $$;
  create constraint trigger watched after insert on access_log deferrable initially deferred
    for each row execute function watch_looks()`;

const processes = testProcesses();
let url: string;
let database: pg.Client;
/** Each at both nodes. */
let annas: readonly TestClient[];
let nurses: readonly TestClient[];
let uid: number;

beforeAll(async () => {
  const storage = await processes.storage('nothing');
  // Calling this often would otherwise be refused.
  const settings = { ...storage.settings, CALLS_PER_SECOND: '0' };
  url = storage.settings['DATABASE_URL'] ?? '';
  const nodes = [await processes.start({ ...settings, DEMO: '1' }), await processes.start(settings)];
  database = new pg.Client({ connectionString: url });
  await database.connect();
  await database.query(WATCH);
  const everywhere = (mail: string, site: 'alcohol' | 'poh') =>
    Promise.all(
      nodes.map(async (node) => {
        const client = node.visitor(site);
        await client.login(mail, DEMO_PASSWORD);
        await client.token();
        return client;
      }),
    );
  annas = await everywhere('anna@houvast.example', 'alcohol');
  nurses = await everywhere(DEMO_NURSE.mail, 'poh');
  uid = (await annas[0]?.uid()) ?? 0;
});
afterAll(() => database.end());

const at = (clients: readonly TestClient[], nth: number) => clients[nth % clients.length] as TestClient;
const pair = async (nth: number) =>
  (await at(annas, nth).post('/proxy/pair-poh', { pairing_code: DEMO_NURSE.code })).status;
const unpairNurse = async (nth: number) => (await at(annas, nth).post('/unpair-user-poh-proxy')).status;
const unpairClient = async (nth: number) =>
  (await at(nurses, nth).post('/remove-user-from-poh', { client_uid: uid, domain: 'alcohol' })).status;
const look = async (nth: number) =>
  (await at(nurses, nth).get(`/get-client-daily-registrations/alcohol/${uid}`)).status;
const lookAtAnswers = async (nth: number) =>
  (await at(nurses, nth).get(`/get-client-exercises/alcohol/${uid}`)).status;

/** Ends the pairing before pairing again: somebody who is paired is refused before the code is looked up. */
async function pairAgain(nth: number) {
  await unpairNurse(nth + 1);
  return pair(nth);
}

/** What is done at once, on both nodes in turn, and what may come of it. */
const DONE = [
  { act: pairAgain, answers: [200, 409, 429] },
  { act: look, answers: [200, 404] },
  { act: unpairNurse, answers: [200, 404] },
  { act: pair, answers: [200, 409, 429] },
  { act: lookAtAnswers, answers: [200, 404] },
  { act: unpairClient, answers: [200, 404] },
  { act: pairAgain, answers: [200, 409, 429] },
];

async function countActive(): Promise<number> {
  const { rows } = await database.query<{ active: number }>(
    'select count(*)::int as active from pairing where uid = $1 and ended_at is null',
    [uid],
  );
  return rows[0]?.active ?? 0;
}

/** Ends the pairing at one node while she looks at both: whatever she asks once it has ended is refused. */
async function endWhileSheLooks(round: number): Promise<void> {
  const looking = Array.from({ length: AT_ONCE / 5 }, (_, nth) => look(nth));
  expect(await unpairNurse(round)).toBe(200);
  const afterwards = Array.from({ length: LOOKS_AFTERWARDS * 2 }, (_, nth) =>
    (nth % 3 === 0 ? lookAtAnswers : look)(nth),
  );
  expect(await Promise.all(afterwards)).toEqual(afterwards.map(() => 404));
  for (const status of await Promise.all(looking)) expect([200, 404]).toContain(status);
}

test('of pairs, ends and looks at once on two nodes there are never two pairings, and no look after an end', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, nth) => {
        const { act, answers } = DONE[(nth * 3 + round) % DONE.length] as (typeof DONE)[number];
        const status = await act(nth);
        expect(answers, `${act.name} ${status}`).toContain(status);
      }),
    );
    expect(await countActive()).toBeLessThanOrEqual(1);
    expect([200, 409]).toContain(await pair(round));
    await endWhileSheLooks(round);
    expect(await pair(round + 1)).toBe(200);
  }
  // Each round had one at the beginning, and another that was ended while she looked.
  const { rows } = await database.query<{ ends: number; looks: number }>(
    `select count(*)::int as ends, (select count(*)::int from access_log) as looks
      from pairing where uid = $1 and ended_at is not null`,
    [uid],
  );
  expect(rows[0]?.ends).toBeGreaterThanOrEqual(2 * ROUNDS);
  expect(rows[0]?.looks).toBeGreaterThan(ROUNDS);
  const { db, close } = openPostgres(url);
  expect(await verifyAccessLog(db)).toMatchObject({ brokenAt: null, looseEnd: null });
  await close();
}, 600_000);
