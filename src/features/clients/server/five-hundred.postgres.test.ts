import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { atTheDoor } from '#platform/clients/door.testing.ts';
import { concretePath } from '#server/testing/concrete-path.ts';
import { crowdSql } from '#server/testing/crowd.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { type Statement, watchStatements } from '#server/testing/statements.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import * as calls from '../contract.ts';
import { listClients } from './list-clients.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.patientDb, sql);
afterEach(() => vi.restoreAllMocks());

test('five hundred clients with forty-two days each are three statements, of tables that are hers to see', async () => {
  const today = server().clock.today();
  const nurse = (
    await query<{ uid: number }>(`select uid from account where mail_key = '${DEMO_NURSE.mail}'`)
  )[0];
  const uid = nurse?.uid ?? 0;
  await query(crowdSql({ count: 500, at: server().clock.now(), start: today }));
  const crowd = `account where site = 'alcohol' and not exists (select from pairing where pairing.uid = account.uid and ended_at is null)`;
  await query(`insert into account_key (uid, wrapped, master_key)
    select uid, account_key.wrapped, account_key.master_key from account cross join lateral (select wrapped, master_key from account_key limit 1) account_key on conflict do nothing`);
  await query(`insert into pairing (id, uid, nurse, paired_at, agreement, consented_at, consent_until)
    select gen_random_uuid(), uid, ${uid}, now(), 1, now(), timestamptz '2030-01-01' from ${crowd}`);
  const paired = `from pairing cross join generate_series(0, 41) n where pairing.nurse = ${uid}`;
  await query(
    `update participant set registrations_start = date '${today}' - 41, programme_start = date '${today}' - 41 from pairing where pairing.uid = participant.uid`,
  );
  await query(`insert into registration (uuid, uid, day, amount, created_at, changed_at)
    select gen_random_uuid(), uid, date '${today}' - n, 2, now(), now() ${paired}`);
  await query(
    `insert into day_goal (uid, day, goal) select uid, date '${today}' - n, 2 ${paired} on conflict do nothing`,
  );

  // Without figures about rows that were all added a moment ago, the plan may be one that takes too long.
  await query('analyze');
  const seen = watchStatements();
  const clients = await listClients(atTheDoor(server(), uid));
  expect(seen).toHaveLength(3);
  for (const { text } of seen) expect(text).not.toMatch(/forum|diary|note|nickname|avatar|buddy|reason/);
  expect(clients.length).toBeGreaterThanOrEqual(500);
  expect(clients.at(-1)).toMatchObject({ streak: { total: 42, completed: 42 }, reasons: [] });

  // Beside many others, whose rows nobody reads.
  vi.restoreAllMocks();
  await query(
    crowdSql({ count: 5_000, at: server().clock.now(), start: today }).replaceAll('crowd-', 'others-'),
  );
  await query(`insert into registration (uuid, uid, day, amount, created_at, changed_at)
    select gen_random_uuid(), uid, '${today}', 2, now(), now() from account where mail like 'others-%'`);
  await query(
    `insert into day_goal (uid, day, goal) select uid, '${today}', 2 from account where mail like 'others-%'`,
  );
  await query(
    `insert into pause_day (uid, day, created_at) select uid, date '${today}' - 1, now() from account where mail like 'others-%'`,
  );
  await query('analyze');
  // The days of each client are found by an index: reading a table for every client would take as long as both are many.
  const [, figures] = seen;
  const plan = (await query<object>(`explain (costs off) ${written(figures)}`)).map(
    (row) => Object.values(row)[0],
  );
  expect(plan.join('\n')).not.toMatch(/Seq Scan on (registration|day_goal|pause_day)\b/);
});

test('what she reads of one of them touches no table of the forum or the diary either', async () => {
  const nurse = server().visitor('poh');
  await nurse.login(DEMO_NURSE.mail, DEMO_PASSWORD);
  const [client] = (await nurse.get('/get-clients-of-poh')).json;
  const reads = Object.values(calls).filter(({ path }) => path.endsWith('/:domain/:uid'));
  expect(reads).toHaveLength(3);
  const seen = watchStatements();
  for (const read of reads) {
    const address = concretePath(read, { domain: client.domain, uid: String(client.uid) });
    expect((await nurse.get(address)).status, address).toBe(200);
  }
  expect(seen.map(({ text }) => text).join('\n')).toMatch(/registration[^]*exercise_submission/);
  for (const { text } of seen) expect(text).not.toMatch(/forum|diary/);
});

/** A statement with its values in it, all of which are numbers and days here. */
function written({ text, values }: Statement = { text: '', values: [] }): string {
  return text.replaceAll(/\$(\d+)/g, (_, number) => `'${String(values[Number(number) - 1])}'`);
}
