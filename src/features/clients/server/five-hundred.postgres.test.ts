import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { atTheDoor } from '#platform/clients/door.testing.ts';
import { crowdSql } from '#server/testing/crowd.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { listClients } from './list-clients.ts';

const server = sharedTestServer();
const query = <Row>(sql: string) => rowsOf<Row>(server().connection.db, sql);
afterEach(() => vi.restoreAllMocks());

/** The statements that run, without those that begin and end a transaction. */
function statements(): string[] {
  const seen: string[] = [];
  const { query: run } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
    const [asked] = given;
    const text = typeof asked === 'string' ? asked : String(Object(asked).text);
    if (!/^(begin|commit|rollback)/i.test(text)) seen.push(text);
    return Reflect.apply(run, this, given);
  });
  return seen;
}

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

  const seen = statements();
  const clients = await listClients(atTheDoor(server(), uid));
  expect(seen).toHaveLength(3);
  for (const text of seen) expect(text).not.toMatch(/forum|diary|note|nickname|avatar|buddy|reason/);
  expect(clients.length).toBeGreaterThanOrEqual(500);
  expect(clients.at(-1)).toMatchObject({ streak: { total: 42, completed: 42 }, reasons: [] });
});
